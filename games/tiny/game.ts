import type { Game } from '@grognard/engine';
import { imagine } from './knowledge/imagine.ts';
import { view } from './knowledge/view.ts';
import { witness } from './knowledge/witness.ts';
import { evolve } from './model/evolve.ts';
import { prepare, sidesOf } from './model/setting.ts';
import { switches, type TinyTypes } from './model/vocabulary.ts';
import { able, options } from './options/orders.ts';
import { propose, whim } from './options/propose.ts';
import { check } from './play/check.ts';
import { decisions } from './play/decisions.ts';
import { faults } from './play/faults.ts';
import { resolve } from './play/sequence.ts';
import { outcome } from './rules/victory.ts';
import { open, position, publicScenarioOf } from './scenario/scenario.ts';
import { sentences, tell } from './words/saying.ts';

/** A small game with hidden pieces, sealed plans and dice, to try the house with. */
export const tiny: Game<TinyTypes> = {
  id: 'tiny',
  version: 2,
  title: { fr: 'Petit jeu', en: 'Tiny game' },
  switches,
  rulebook: async () => (await import('./rulebook/rulebook.ts')).rulebook,
  words: sentences,
  publicScenario: publicScenarioOf,
  prepare,
  sides: ({ ground }) => sidesOf(ground),
  commands: ({ ground }, side) => ground.commands[side] ?? [],
  open: (setting, scenario, seats) => open(setting, scenario, seats),
  decisions,
  outcome,
  view: (_setting, state, seat) => view(state, seat),
  read: (setting, seen) => ({ setting, view: seen }),
  judge: ({ setting, view: seen }, seat, order) => ({ refusals: check(setting, seen, seat, order) }),
  resolve: (setting, state, { given }, chance) => resolve(setting, state, given, chance),
  evolve,
  witness: (_setting, event, before, after, seat) => witness(event, before, after, seat),
  options: ({ setting, view: seen }, seat, focus) => options(setting, seen, seat, focus),
  able: ({ setting, view: seen }, seat) => able(setting, seen, seat),
  propose: ({ setting, view: seen }, seat, wish) => propose(setting, seen, seat, wish),
  whim: ({ setting, view: seen }, seat, random) => whim(setting, seen, seat, random),
  imagine,
  faults,
  position,
  tell: (_setting, told, language) => tell(told, language),
};
