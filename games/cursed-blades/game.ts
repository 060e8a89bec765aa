import type { Game } from '@grognard/engine';
import { decisions } from './decisions.ts';
import { faults } from './faults.ts';
import { imagine } from './imagine.ts';
import type { CursedBladesKinds } from './kinds-of-game.ts';
import { able } from './options/able.ts';
import { options } from './options/orders.ts';
import { propose } from './options/propose.ts';
import { whim } from './options/whim.ts';
import { switches } from './rulebook/switches.ts';
import { check } from './rules/check.ts';
import { outcome } from './rules/victory/outcome.ts';
import { open } from './scenario/open.ts';
import { position } from './scenario/position.ts';
import { groundOf, prepare } from './scenario/prepare.ts';
import { resolve } from './sequence.ts';
import { evolve } from './state.ts';
import { view } from './view.ts';
import { witness } from './witness.ts';
import { sentences, tell } from './words/saying.ts';

/** Cursed Blades: hexes, twelve facings, works, wagons, fire and hidden traps. */
export const cursedBlades: Game<CursedBladesKinds> = {
  id: 'cursed-blades',
  version: 2,
  title: { fr: 'Cursed Blades', en: 'Cursed Blades' },
  switches,
  rulebook: async () => (await import('./rulebook/rulebook.ts')).rulebook,
  words: sentences,
  ground: groundOf,
  prepare,
  sides: ({ sides }) => sides,
  commands: () => [],
  open,
  decisions,
  outcome,
  view: (_setting, state, seat) => view(state, seat),
  check,
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
