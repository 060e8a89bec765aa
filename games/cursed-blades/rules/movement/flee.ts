import { type Refusal, refuse } from '@grognard/engine';
import { isStanding, unitOf } from '../../model/evolve.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import type { State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { engagersOf } from '../map/engagement.ts';
import { disciplineTest } from '../tests/discipline.ts';
import { disengagementTest } from '../tests/disengagement.ts';
import type { Action, OrderOf } from '../units/action.ts';
import { destroy } from '../units/condition.ts';
import { canCharge } from './charge.ts';
import { setOut } from './course.ts';
import { type Flight, isRefused, runAsFarAs, runFrom, runOn, waysOn } from './flight.ts';
import { setAside } from './halt.ts';
import { fallIn } from './rest.ts';
import { walkAlong } from './walk.ts';
import { leftBehind } from './withdraw.ts';

type FleeOrder = OrderOf<'flee'>;

/** CB-B4.4-27 and on: a unit runs with all it has; with no way to go it is destroyed. */
export const flee: Action<'flee'> = {
  check: (reading, unit, order) => [...startProblems(reading.view, unit), ...onTheWay(reading, unit, order)],
  resolve: (story, unit, order) => {
    const left = engagersOf(readStory(story), unit);
    if (left.length > 0) disengagementTest(story, unit, { fleeing: true });
    if (isStanding(unitOf(story.state, unit))) run(story, unit, order, left.length > 0);
    else setAside(story, { unit }, order.steps.length, { why: 'destroyed', rule: 'CB-B4.4-29' });
    for (const enemy of left) if (mayPursue(story, enemy)) disciplineTest(story, enemy);
  },
  offers: (reading, unit) => {
    const ways = waysOn(runFrom(reading, unit));
    if (ways.length === 0) return [{ kind: 'flee', steps: [] }];
    return ways.map((way) => ({ kind: 'flee', steps: runAsFarAs(way) }));
  },
  // Whoever has nowhere to go may still be ordered to go.
  isPossible: (reading, unit) => startProblems(reading.view, unit).length === 0,
};

const startProblems = (view: State, index: number): readonly Refusal[] => {
  const { formed, marker } = unitOf(view, index);
  return [
    ...(formed === undefined ? [] : [refuse('CB-B4.11-6', 'formation-cannot-flee')]),
    ...(marker === 'charge' ? [refuse('CB-B4.4-27', 'charging-cannot-flee')] : []),
  ];
};

const onTheWay = (reading: Reading, unit: number, { steps }: FleeOrder): readonly Refusal[] => {
  let flight: Flight = runFrom(reading, unit);
  for (const part of steps) {
    const next = runOn(flight, part);
    if (isRefused(next)) return next;
    flight = next;
  }
  return waysOn(flight).length > 0 ? [refuse('CB-B4.4-27', 'flees-with-all-its-points')] : [];
};

const run = (story: Story, unit: number, { steps }: FleeOrder, engaged: boolean): void => {
  if (steps.length === 0) {
    destroy(story, unit, ['CB-B4.4-28']);
    return;
  }
  const because = ['CB-B4.4-27', ...(engaged ? ['CB-B4.4-29'] : []), ...leftBehind(readStory(story), unit)];
  const course = setOut(story, unit, { action: 'flee', pace: 'full', because });
  walkAlong(course, steps);
  if (isStanding(unitOf(story.state, unit))) fallIn(story, unit);
};

/** CB-B4.4-30, CB-B4.4-21: only one who can charge is tempted to. */
const mayPursue = ({ state }: Story, index: number): boolean => {
  const enemy = unitOf(state, index);
  return isStanding(enemy) && canCharge(enemy);
};
