import type { Game } from '@grognard/engine';
import { decisions } from './play/decisions.ts';
import { faults } from './play/faults.ts';
import { imagine } from './knowledge/imagine.ts';
import { able, options } from './options/orders.ts';
import { propose, whim } from './options/propose.ts';
import { check } from './play/check.ts';
import { outcome } from './rules/victory.ts';
import { groundOf, open, position } from './scenario/scenario.ts';
import { resolve } from './play/sequence.ts';
import { prepare, sidesOf } from './model/setting.ts';
import { evolve } from './model/evolve.ts';
import { view } from './knowledge/view.ts';
import { switches, type TinyKinds } from './model/vocabulary.ts';
import { witness } from './knowledge/witness.ts';
import { sentences, tell } from './words/saying.ts';

/** A small game with hidden pieces, sealed plans and dice, to try the house with. */
export const tiny: Game<TinyKinds> = {
  id: 'tiny',
  version: 2,
  title: { fr: 'Petit jeu', en: 'Tiny game' },
  switches,
  rulebook: async () => (await import('./rulebook/rulebook.ts')).rulebook,
  words: sentences,
  ground: groundOf,
  prepare,
  sides: ({ ground }) => sidesOf(ground),
  commands: ({ ground }, side) => ground.commands[side] ?? [],
  open: (setting, scenario, seats) => open(setting, scenario, seats),
  decisions,
  outcome,
  view: (_setting, state, seat) => view(state, seat),
  check,
  resolve: (setting, state, { given }, chance) => resolve(setting, state, given, chance),
  evolve,
  witness: (_setting, event, before, after, seat) => witness(event, before, after, seat),
  options,
  able,
  propose,
  whim,
  imagine,
  faults,
  position,
  tell: (_setting, told, language) => tell(told, language),
};
