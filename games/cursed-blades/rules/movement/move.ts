import { once, type Refusal, refuse } from '@grognard/engine';
import { isStanding, unitOf } from '../../model/evolve.ts';
import type { Ghost, Going, Waypoint } from '../../model/finding.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import { engagedBy, engagersOf } from '../map/engagement.ts';
import type { Action, OrderOf } from '../units/action.ts';
import { type Pursuit, pursuitEndProblems, pursuitOf, pursuitProblems, pursuitRules } from './attack-move.ts';
import { markerEarned } from './charge.ts';
import { type Course, moverOf, rehearsal, setOut } from './course.ts';
import { land, landingProblems } from './landing.ts';
import { movesOffered } from './offers.ts';
import { fallIn, meetEnemies } from './rest.ts';
import { restingProblems } from './stacking.ts';
import { walk, walkAlong } from './walk.ts';

type MoveOrder = OrderOf<'move'>;

/** CB-B4.4-12 and on: a unit goes hex by hex, at the pace it has declared. */
export const move: Action<'move'> = {
  find: (reading, unit, order) => goingOf(reading, unit, order),
  check: (reading, unit, order, found) => [
    ...startProblems(reading, unit, order),
    ...(found?.kind === 'going' ? found.against : []),
  ],
  resolve: (story, unit, order, found) => {
    const because = found?.kind === 'going' ? found.because : [];
    const course = setOut(story, unit, { action: 'move', pace: order.pace, because });
    walkAlong(course, order.steps);
    comeToRest(course);
  },
  offers: movesOffered,
};

const startProblems = (reading: Reading, index: number, { pace, steps }: MoveOrder): readonly Refusal[] => {
  const { view } = reading;
  const unit = unitOf(view, index);
  const breathless = unit.breath === 'out-of-breath';
  return [
    ...(engagersOf(reading, index).length > 0 ? [refuse('CB-B4.4-12', 'engaged-cannot-move')] : []),
    ...(unit.cohesion === 'routed' ? [refuse('CB-B4.3-7', 'routed-cannot-move')] : []),
    ...(breathless && pace === 'minimal' ? [refuse('CB-B4.4-14', 'out-of-breath')] : []),
    ...(breathless && pace === 'supplementary' ? [refuse('CB-B4.4-16', 'out-of-breath')] : []),
    ...(steps.length === 0 ? [refuse('CB-B4.4-13', 'no-move-at-all')] : []),
  ];
};

/** The move thought through, as far as the view knows; it ends at the first breach. */
const goingOf = (reading: Reading, unit: number, { pace, steps }: MoveOrder): Going => {
  const course = setOut(rehearsal(reading), unit, { action: 'move', pace, rehearsed: true });
  const pursuit = pursuitOf(reading, unit);
  const because = pursuitRules(pursuit);
  const way = [placeIn(course)];
  const ghost = once(() => ghostOf(course, way));
  for (const part of steps) {
    const against = [...walk(course, part), ...(part.do === 'step' ? follow(course, pursuit) : [])];
    if (against.length > 0) return { kind: 'going', because, against, ghost };
    way.push(placeIn(course));
  }
  const against = [
    ...landingProblems(course),
    ...restingProblems(readStory(course.story), unit),
    ...(pursuit === undefined ? [] : pursuitEndProblems(course, pursuit)),
  ];
  return { kind: 'going', because, against, ghost };
};

const placeIn = (course: Course): Waypoint => {
  const { hex, and, facing } = moverOf(course);
  return { hex, facing, spent: course.spent, ...(and !== undefined && { and }) };
};

/** The way to where a flyer has come down, and the marker that is earned there. */
const ghostOf = (course: Course, way: readonly Waypoint[]): Ghost => {
  land(course);
  const ends = [...way.slice(0, -1), placeIn(course)];
  const meets = engagedBy(readStory(course.story), course.unit).length > 0;
  return { way: ends, ...(meets && { marker: markerEarned(moverOf(course), course.run).marker }) };
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
