import type { Game } from '@grognard/engine';
import { imagine } from './knowledge/imagine.ts';
import { view } from './knowledge/view.ts';
import { witness } from './knowledge/witness.ts';
import { evolve } from './model/events.ts';

import type { CursedBladesTypes } from './model/game-types.ts';
import { readingOf } from './model/reading.ts';
import { switches } from './model/switches.ts';
import { able } from './options/able.ts';
import { options } from './options/orders.ts';
import { propose } from './options/propose.ts';
import { whim } from './options/whim.ts';
import { judge } from './play/check.ts';
import { decisions } from './play/decisions.ts';
import { faults } from './play/faults.ts';
import { outcome } from './play/outcome.ts';
import { resolve } from './play/sequence.ts';
import { open } from './scenario/open.ts';
import { position } from './scenario/position.ts';
import { prepare, publicScenarioOf } from './scenario/prepare.ts';
import { sentences, tell } from './words/saying.ts';

/** Cursed Blades: hexes, twelve facings, works, wagons, fire and hidden traps. */
export const cursedBlades: Game<CursedBladesTypes> = {
  id: 'cursed-blades',
  version: 2,
  title: { fr: 'Cursed Blades', en: 'Cursed Blades' },
  switches,
  rulebook: async () => (await import('./rulebook/rulebook.ts')).rulebook,
  words: sentences,
  publicScenario: publicScenarioOf,
  prepare,
  sides: ({ sides }) => sides,
  commands: () => [],
  open,
  decisions,
  outcome,
  view: (_setting, state, seat) => view(state, seat),
  read: readingOf,
  judge,
  resolve,
  evolve: (_setting, state, event) => evolve(state, event),
  witness: (_setting, event) => witness(event),
  options,
  able,
  propose,
  whim,
  imagine,
  faults,
  position,
  tell,
};
