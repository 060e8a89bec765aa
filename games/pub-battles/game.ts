import type { Game } from '@grognard/engine';
import { pubBattlesAtHand } from './for-page.ts';
import { decisions } from './play/decisions.ts';
import { faults } from './play/faults.ts';
import { imagine } from './knowledge/imagine.ts';
import type { PubBattlesKinds } from './model/game-types.ts';
import { whim } from './options/whim.ts';
import { switches } from './model/switches.ts';
import { outcome } from './rules/victory/index.ts';
import { open } from './scenario/open.ts';
import { position } from './scenario/position.ts';
import { groundOf } from './scenario/prepare.ts';
import { resolve } from './play/sequence.ts';
import { evolve } from './model/evolve.ts';
import { view } from './knowledge/view.ts';
import { witness } from './knowledge/witness.ts';
import { sentences, tell } from './words/saying.ts';

/** Pub Battles: long blocks on a free map, chits from a cup, fog. */
export const pubBattles: Game<PubBattlesKinds> = {
  ...pubBattlesAtHand,
  words: sentences,
  tell,
  switches,
  ground: groundOf,
  sides: ({ sides }) => sides.map(({ id }) => id),
  commands: ({ roster }, side) => (roster[side] ?? []).filter(({ chit }) => chit).map(({ id }) => id),
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
