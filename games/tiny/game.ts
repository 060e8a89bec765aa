import type { Game } from '@grognard/engine';
import { tinyForPage } from './for-page.ts';
import { imagine } from './knowledge/imagine.ts';
import { view } from './knowledge/view.ts';
import { witness } from './knowledge/witness.ts';
import { evolve } from './model/events.ts';
import type { TinyTypes } from './model/game-types.ts';
import { sidesOf } from './model/setting.ts';
import { switches } from './model/switches.ts';
import { whim } from './options/whim.ts';
import { decisions } from './play/decisions.ts';
import { faults } from './play/faults.ts';
import { outcome } from './play/outcome.ts';
import { resolve } from './play/sequence.ts';
import { open } from './scenario/open.ts';
import { position } from './scenario/position.ts';
import { publicScenarioOf } from './scenario/prepare.ts';

/** A small game with hidden pieces, sealed plans and dice, to try the house with. */
export const tiny: Game<TinyTypes> = {
  ...tinyForPage,
  switches,
  publicScenario: publicScenarioOf,
  sides: sidesOf,
  commands: ({ source }, side) => source.commands[side] ?? [],
  open: (setting, scenario, seats) => open(setting, scenario, seats),
  decisions,
  outcome,
  view: (_setting, state, seat) => view(state, seat),
  resolve,
  evolve: (_setting, state, event) => evolve(state, event),
  witness: (_setting, event, before, after, seat) => witness(event, before, after, seat),
  whim,
  imagine,
  faults,
  position,
};
