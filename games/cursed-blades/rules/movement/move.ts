import { type Refusal, refuse } from '@grognard/engine';
import { isStanding, unitOf } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { engagersOf } from '../map/engagement.ts';
import type { Action, OrderOf } from '../units/action.ts';
import { type Pursuit, pursuitEndProblems, pursuitOf, pursuitProblems, pursuitRules } from './attack-move.ts';
import { type Course, moverOf, rehearsal, setOut } from './course.ts';
import { landingProblems } from './landing.ts';
import { movesOffered } from './offers.ts';
import { fallIn, meetEnemies } from './rest.ts';
import { restingProblems } from './stacking.ts';
import { walk, walkAlong } from './walk.ts';

type MoveOrder = OrderOf<'move'>;

/** CB-B4.4-12 and on: a unit goes hex by hex, at the pace it has declared. */
export const move: Action<'move'> = {
  check: (setting, view, unit, order) => [
    ...startProblems(setting, view, unit, order),
    ...onTheWay(setting, view, unit, order),
  ],
  resolve: (story, unit, order) => {
    const because = pursuitRules(pursuitOf(story.setting, story.state, unit));
    const course = setOut(story, unit, { action: 'move', pace: order.pace, because });
    walkAlong(course, order.steps);
    comeToRest(course);
  },
  offers: movesOffered,
};

const startProblems = (
  setting: Setting,
  view: State,
  index: number,
  { pace, steps }: MoveOrder,
): readonly Refusal[] => {
  const unit = unitOf(view, index);
  const breathless = unit.breath === 'out-of-breath';
  return [
    ...(engagersOf(setting, view, index).length > 0 ? [refuse('CB-B4.4-12', 'engaged-cannot-move')] : []),
    ...(unit.cohesion === 'routed' ? [refuse('CB-B4.3-7', 'routed-cannot-move')] : []),
    ...(breathless && pace === 'minimal' ? [refuse('CB-B4.4-14', 'out-of-breath')] : []),
    ...(breathless && pace === 'supplementary' ? [refuse('CB-B4.4-16', 'out-of-breath')] : []),
    ...(steps.length === 0 ? [refuse('CB-B4.4-13', 'no-move-at-all')] : []),
  ];
};

/** The move thought through, as far as the view knows; it ends at the first breach. */
const onTheWay = (
  setting: Setting,
  view: State,
  unit: number,
  { pace, steps }: MoveOrder,
): readonly Refusal[] => {
  const course = setOut(rehearsal(setting, view), unit, { action: 'move', pace, rehearsed: true });
  const pursuit = pursuitOf(setting, view, unit);
  for (const part of steps) {
    const refusals = [...walk(course, part), ...(part.do === 'step' ? follow(course, pursuit) : [])];
    if (refusals.length > 0) return refusals;
  }
  return [
    ...landingProblems(course),
    ...restingProblems(course.story.state, unit),
    ...(pursuit === undefined ? [] : pursuitEndProblems(course, pursuit)),
  ];
};

const follow = (course: Course, pursuit: Pursuit | undefined): readonly Refusal[] =>
  pursuit === undefined ? [] : pursuitProblems(course, pursuit);

/** The end of a move: the unit falls in with those it finds, and meets whoever it is next to. */
const comeToRest = (course: Course): void => {
  const { story, unit } = course;
  if (!isStanding(moverOf(course))) return;
  fallIn(story, unit);
  meetEnemies(story, unit, course.run);
};
