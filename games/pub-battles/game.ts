import type { Game } from '@grognard/engine';
import { pubBattlesForPage } from './for-page.ts';
import { imagine } from './knowledge/imagine.ts';
import { view } from './knowledge/view.ts';
import { witness } from './knowledge/witness.ts';
import { evolve } from './model/events.ts';
import type { PubBattlesTypes } from './model/game-types.ts';
import { todaysEvent } from './model/old-events.ts';
import { switches } from './model/switches.ts';
import { whim } from './options/whim.ts';
import { decisions } from './play/decisions.ts';
import { faults } from './play/faults.ts';
import { outcome } from './play/outcome.ts';
import { resolve } from './play/sequence.ts';
import { open } from './scenario/open.ts';
import { position } from './scenario/position.ts';
import { publicScenarioOf } from './scenario/prepare.ts';
import { sentences, tell } from './words/saying.ts';

/** Pub Battles: long blocks on a free map, chits from a cup, fog. */
export const pubBattles: Game<PubBattlesTypes> = {
  ...pubBattlesForPage,
  words: sentences,
  tell,
  switches,
  publicScenario: publicScenarioOf,
  sides: ({ sides }) => sides.map(({ id }) => id),
  commands: ({ roster }, side) => (roster[side] ?? []).filter(({ chit }) => chit).map(({ id }) => id),
  // A state keeps nothing that an earlier version wrote otherwise.
  earlier: { event: todaysEvent, state: (written) => written },
  open,
  decisions,
  outcome,
  view,
  resolve,
  evolve: (_setting, state, event) => evolve(state, event),
  witness,
  whim,
  imagine,
  faults,
  position,
};
