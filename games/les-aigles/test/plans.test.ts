import { flat, randomFrom, recorded, seeded } from '@grognard/engine';
import { expect, test } from 'vitest';
import { countOf, firstSeed, patience } from '../../../tools/counts.ts';
import { decisions } from '../decisions.ts';
import { type Event, evolve } from '../events.ts';
import { faults } from '../faults.ts';
import { lesAigles } from '../game.ts';
import { open } from '../scenario/open.ts';
import { groundOf, prepare } from '../scenario/prepare.ts';
import type { Setting } from '../setting.ts';
import { unitOfPart } from '../state.ts';
import type { Part, State } from '../state-types.ts';
import { allowance, chargeBonus } from '../tables/allowances.ts';
import { randomTable } from './random-table.ts';

const SEATS = [{ side: 'french' }, { side: 'allied' }];

/** How far a part can come in a quarter at the very most, in 0.001 cm. */
const mostOf = (state: State, index: number, part: Part): number => {
  const unit = unitOfPart(state, index);
  const gaits = (['march', 'forced', 'rally', 'evade'] as const).map((gait) => allowance(unit, part, gait));
  return Math.max(...gaits, allowance(unit, part) + chargeBonus(unit, part)) + 10;
};

const lengthOf = (way: readonly { readonly x: number; readonly y: number }[]): number =>
  way.reduce((sum, { x, y }, place) => {
    const before = way[place - 1] ?? { x, y };
    return sum + Math.hypot(x - before.x, y - before.y);
  }, 0);

/** What is wrong with what has just happened: nothing, if all is well. */
const wrongs = (setting: Setting, before: State, events: readonly Event[]): readonly string[] => {
  const found: string[] = [];
  let state = before;
  for (const event of events) {
    if (event.kind === 'moved') {
      const part = flat(state.parts)[event.part];
      if (part !== undefined && lengthOf(event.way) > mostOf(state, event.part, part))
        found.push(`part ${event.part} has gone ${lengthOf(event.way)} in ${JSON.stringify(event)}`);
    }
    state = evolve(state, event);
  }
  const figures = (now: State): number =>
    flat(now.units).reduce(
      (sum, unit) => sum + unit.companies.reduce((all, each) => all + each.figures, 0),
      0,
    );
  if (figures(state) !== figures(before)) found.push('figures have come or gone');
  return [...found, ...faults(setting, state).map((fault) => JSON.stringify(fault))];
};

/** Both sides answer at random until a half period has been played. */
const play = (seed: number): readonly string[] => {
  const random = randomFrom(seed);
  const scenario = randomTable(random, 3 + random.below(6));
  const prepared = prepare(groundOf(scenario), {});
  if (!prepared.ok) return ['the table cannot be prepared'];
  const setting = prepared.value;
  const opened = open(setting, scenario, SEATS, recorded(seeded(seed, 0)));
  if (!opened.ok) return [`the table cannot be opened: ${JSON.stringify(opened.error)}`];
  let state = opened.value;
  for (let orders = 0; orders < 12 && state.phase !== 'over'; orders += 1) {
    const [decision] = decisions(setting, state);
    if (decision === undefined) return ['nobody owes a decision'];
    const given = decision.owed.map((seat) => {
      const view = lesAigles.view(setting, state, seat);
      const wished = lesAigles.propose(setting, view, seat, lesAigles.whim(setting, view, seat, random));
      const [first] = lesAigles.options(setting, view, seat).orders;
      const order = wished.ok ? wished.value : first;
      if (order === undefined) throw new Error('nothing is offered');
      return { seat, order };
    });
    const events = lesAigles.resolve(setting, state, { decision, given }, recorded(seeded(seed, orders + 1)));
    const wrong = wrongs(setting, state, events);
    if (wrong.length > 0) return wrong;
    state = events.reduce((now, event) => evolve(now, event), state);
  }
  return [];
};

test('whatever both sides plan, nobody goes too far or stands on an enemy', { timeout: patience }, () => {
  for (let seed = firstSeed; seed < firstSeed + countOf('lesAiglesPlans'); seed += 1) {
    expect({ seed, wrong: play(seed) }).toEqual({ seed, wrong: [] });
  }
});
