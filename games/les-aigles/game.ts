import { err, type Game } from '@grognard/engine';
import { imagine } from './knowledge/imagine.ts';
import { view } from './knowledge/view.ts';
import { witness } from './knowledge/witness.ts';
import { evolve } from './model/events.ts';
import type { LesAiglesTypes } from './model/game-types.ts';
import { earlier } from './model/old-events.ts';
import { switches } from './model/switches.ts';
import { VERSION } from './model/vocabulary.ts';
import { able } from './options/able.ts';
import { options } from './options/orders.ts';
import { propose } from './options/propose.ts';
import { whim } from './options/whim.ts';
import { decisions } from './play/decisions.ts';
import { faults } from './play/faults.ts';
import { judge, read } from './play/judge.ts';
import { outcome } from './play/outcome.ts';
import { resolve } from './play/sequence/resolve.ts';
import { open } from './scenario/open.ts';
import { position } from './scenario/position.ts';
import { prepare, publicScenarioOf } from './scenario/prepare.ts';
import { crowned, named } from './words/names.ts';
import { sentences, tell } from './words/saying.ts';

/** Les Aigles: figures on a table in centimetres, both sides moving at once by sealed plans. */
export const lesAigles: Game<LesAiglesTypes> = {
  id: 'les-aigles',
  version: VERSION,
  title: { fr: 'Les Aigles', en: 'Les Aigles' },
  switches,
  rulebook: async () => (await import('./rulebook/rulebook.ts')).rulebook,
  words: sentences,
  publicScenario: publicScenarioOf,
  prepare,
  sides: ({ sides }) => sides.map(({ id }) => id),
  commands: ({ source }, side) => source.commands[side] ?? [],
  open: (setting, scenario, seats, chance) => {
    const opened = open(setting, scenario, seats, chance);
    return opened.ok ? opened : err(named(setting, opened.error));
  },
  decisions,
  outcome: (setting, state) => {
    const ended = outcome(state);
    return ended && crowned(setting, ended);
  },
  view,
  read,
  judge: (reading, seat, order) => ({
    refusals: named(reading.setting, judge(reading, seat, order).refusals),
  }),
  resolve,
  evolve: (_setting, state, event) => evolve(state, event),
  earlier,
  witness: (_setting, event, before, after, seat) => witness(event, before, after, seat),
  options,
  able,
  propose: (reading, seat, wish) => {
    const proposed = propose(reading, seat, wish);
    return proposed.ok ? proposed : err(named(reading.setting, proposed.error));
  },
  whim,
  imagine,
  faults,
  position,
  tell,
};
