import { roundUnit } from '@grognard/field';
import type { Course, Stretch } from '../../ground/motion/course.ts';
import { bendsOf, lengthOf } from '../../ground/motion/runners.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { isEngaged, partOf, standing, unitOf, unitOfPart } from '../../model/evolve.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { FORMED, IN_DISORDER, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { allowance } from '../../tables/allowances.ts';
import { figureBase } from '../../tables/bases.ts';
import { isMass } from '../degradation/degradation.ts';
import { drivenRules, drivenWay } from '../ground/driven.ts';
import { bystandersOf } from '../passing-through/bystanders.ts';
import { crossInto, degrade, overlap } from '../passing-through/cross.ts';
import { roomToEdge } from '../passing-through/edge.ts';
import { type Route, routeOf } from '../passing-through/flight.ts';
import { flowOn } from '../passing-through/flow.ts';
import { type FlightLeg, stretchesOfLegs } from '../passing-through/legs.ts';
import type { Passage } from '../passing-through/passage.ts';
import { facedAlong } from '../rallies/heading.ts';
import { compelEvades } from './declare.ts';
import { wayOfEvade } from './heading.ts';
import { goRound, splitFor } from './split.ts';

/** Those who make off in this quarter: they have taken it in, and turned. */
const running = (state: State): readonly number[] =>
  standing(state).filter((index) => {
    const { evade } = partOf(state, index);
    return evade !== undefined && evade.waiting === 0 && evade.turning === 0 && !isEngaged(state, index);
  });

/** LA-M7.1-11: the same for everybody. */
const stepOf = ({ state }: Story, index: number): number => {
  const part = partOf(state, index);
  return allowance(unitOf(state, part.unit), part, 'evade');
};

const moversIn = (state: State): ReadonlySet<number> =>
  new Set([
    ...running(state),
    ...standing(state).filter((index) => partOf(state, index).charge !== undefined),
  ]);

/** How an evader gets past its friends; one in a lane, or parted in two, goes on with that. */
const routeOfEvade = (story: Story, index: number, movers: ReadonlySet<number>): Route => {
  const { setting, state } = story;
  const part = partOf(state, index);
  if (part.evade?.flow !== undefined || part.split !== undefined) return { legs: [], crosses: [], met: [] };
  const { arm } = unitOf(state, part.unit);
  const body = bodyOfPart(setting, part, arm);
  const way = wayOfEvade(story, index);
  return routeOf(
    {
      ...{ part: index, body, way, length: stepOf(story, index), base: figureBase(arm).width },
      room: roomToEdge(setting.table, body, way),
      figures: part.ranks.reduce((sum, rank) => sum + rank, 0),
      on: state.crossings.filter(({ crosser }) => crosser === index).map(({ crossed }) => crossed),
      ...(setting.switches.evadeSplit === 'roundBlockers' && { splits: true }),
    },
    bystandersOf(story, index, { movers, throughGuns: true }),
    setting.table,
  );
};

/** LA-M7.1-7: its figures look the way that it goes; that costs it nothing once it has turned. */
const lookAlong = (story: Story, index: number): void => {
  const part = partOf(story.state, index);
  if (part.evade === undefined || part.split !== undefined || part.evade.flow !== undefined) return;
  const stands = facedAlong(story.setting, unitOfPart(story.state, index), part, wayOfEvade(story, index));
  if (stands !== undefined)
    happen(story, { kind: 'evade-turned', part: index, evade: part.evade, stands, rules: ['LA-M7.1-7'] });
};

/** How each evader goes in this quarter, by the number of its part. */
export const evadeWays = (story: Story): ReadonlyMap<number, readonly Stretch[]> => {
  compelEvades(story);
  const going = running(story.state);
  if (going.length === 0) return new Map();
  for (const index of going) degrade(story, index, WITHOUT_FORMATION, ['LA-M7.2-1']);
  for (const index of going) lookAlong(story, index);
  const movers = moversIn(story.state);
  return new Map(
    going.map((index) => {
      const { legs } = routeOfEvade(story, index, movers);
      return [index, drivenWay(story, index, stretchesOfLegs(legs, stepOf(story, index)))] as const;
    }),
  );
};

/** Where the evaders have come to. */
export const afterEvades = (story: Story, course: Course): void => {
  const movers = moversIn(story.state);
  const routes = running(story.state).map((index) => [index, routeOfEvade(story, index, movers)] as const);
  for (const [index, route] of routes) arrive(story, index, course, route);
};

const lengthOfLegs = (legs: readonly FlightLeg[]): number =>
  legs.reduce((sum, { dx, dy }) => sum + Math.sqrt(dx * dx + dy * dy), 0);

const arrive = (story: Story, index: number, course: Course, route: Route): void => {
  const part = partOf(story.state, index);
  if (part.evade === undefined) return;
  const gone = course.goneBy(index);
  const length = gone.reduce((sum, { motion }) => sum + lengthOf(motion), 0);
  const isHeld = length < lengthOfLegs(route.legs) - 2;
  const rules = [...whyWay(story, index, route), ...drivenRules(story, index, gone)];
  const way = bendsOf(part, gone);
  const last = gone[gone.length - 1];
  if (last !== undefined)
    happen(story, {
      ...{
        kind: 'moved',
        part: index,
        how: 'makes off',
        level: 'charge',
        way,
        to: way[way.length - 1] ?? part,
      },
      ...{ run: roundUnit(lengthOf(last.motion)), rules },
      ...(route.barredBy !== undefined && { stoppedBy: route.barredBy }),
    });
  for (const crossed of route.crosses)
    if (overlap(story.setting, story.state, index, crossed)) cross(story, index, crossed);
  if (!isHeld) getPast(story, index, route, rules);
  const { evade } = partOf(story.state, index);
  if (evade === undefined) return;
  const steps = evade.steps + 1;
  happen(story, { kind: 'evade-turned', part: index, evade: { ...evade, steps }, rules: ['LA-M7.1-12'] });
};

const FOUND: Readonly<Record<NonNullable<Route['found']>, readonly string[]>> = {
  lane: ['LA-M7.2-12'],
  end: [],
  space: ['LA-M7.2-15', 'LA-U5.1-6'],
  none: ['LA-M7.2-15'],
};

const whyWay = (story: Story, index: number, { found, crosses }: Route): readonly string[] => {
  const isFirst = partOf(story.state, index).evade?.steps === 0;
  return [
    ...['LA-M7.1-11', 'LA-M7.1-7', 'LA-M7.1-12'],
    ...(isFirst ? ['LA-M7.2-11'] : []),
    ...(found === undefined ? [] : FOUND[found]),
    ...(crosses.length > 0 ? ['LA-M7.2-13', 'LA-U5.2-6'] : []),
  ];
};

/** LA-M7.2-14: both are in disorder, even if those who come through are skirmishers. */
const cross = (story: Story, crosser: number, crossed: number): void => {
  const { setting, state } = story;
  const isBlocked = isMass(partOf(state, crossed));
  if (!isBlocked) {
    crossInto(story, crosser, crossed, ['LA-U5.2-6']);
    return;
  }
  const isSpared =
    partOf(state, crosser).formation === 'skirmish' && setting.switches.evadersCross === 'skirmishersOnly';
  const passage: Passage = {
    ...{ slow: true, crosser: IN_DISORDER, crossed: isSpared ? FORMED : IN_DISORDER },
    rules: ['LA-M7.2-14', 'LA-U5.3-1', 'LA-U5.3-5'],
  };
  crossInto(story, crosser, crossed, ['LA-M7.2-13', 'LA-U5.2-6'], passage);
};

/** Through a lane, or round a blocker, with what is left of the quarter. */
const getPast = (story: Story, index: number, route: Route, rules: readonly string[]): void => {
  const { evade, split } = partOf(story.state, index);
  if (evade === undefined) return;
  if (split !== undefined) goRound(story, index, split, index, stepOf(story, index));
  else if (route.flow !== undefined || evade.flow !== undefined) flow(story, index, route, rules);
  else if (route.parting !== undefined) part(story, index, route.parting);
};

const part = (story: Story, index: number, parting: NonNullable<Route['parting']>): void => {
  const split = splitFor(story.setting, story.state, index, wayOfEvade(story, index), parting);
  if (split !== undefined) goRound(story, index, split, parting.blocker, parting.left);
};

const flow = (story: Story, index: number, route: Route, rules: readonly string[]): void => {
  const now = partOf(story.state, index);
  const { evade } = now;
  const lane = route.flow ?? (evade?.flow && { flow: evade.flow, left: stepOf(story, index) });
  const flowed = lane && flowOn(story, index, wayOfEvade(story, index), lane);
  if (evade === undefined || flowed === undefined) return;
  const { flow: _flow, ...rest } = evade;
  const { from, to, ranks, gone, crosses, stoppedBy } = flowed;
  happen(story, {
    ...{ kind: 'moved', part: index, how: 'makes off', level: 'charge' },
    ...{ way: [from, to], to, run: roundUnit(gone), rules },
    ...(stoppedBy !== undefined && { stoppedBy }),
  });
  happen(story, {
    ...{ kind: 'evade-turned', part: index },
    evade: { ...rest, ...(flowed.flow !== undefined && { flow: flowed.flow }) },
    stands: { formation: 'march column', ranks },
    rules: ['LA-M7.2-12'],
  });
  for (const crossed of crosses) cross(story, index, crossed);
};
