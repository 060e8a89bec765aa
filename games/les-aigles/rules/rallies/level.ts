import { flat } from '@grognard/engine';
import { roundUnit } from '@grognard/field';
import {
  type Course,
  type Judge,
  type Meeting,
  runCourse,
  type Stretch,
  type Turnout,
} from '../../motion/course.ts';
import { bendsOf, lengthOf, runnersOf } from '../../motion/runners.ts';
import { hourOf, isThere, partOf, unitOfPart } from '../../state.ts';
import type { Flow, State } from '../../state-types.ts';
import { happen, type Story } from '../../story.ts';
import { WITHOUT_FORMATION } from '../../vocabulary.ts';
import { crossInto, degrade } from '../crossing/cross.ts';
import type { Route } from '../crossing/flight.ts';
import { refusesCrossing } from '../crossing/passage.ts';
import { engagements } from './engaged.ts';
import { flowOn } from './flow.ts';
import { type Chase, chasesOf, endChase, keepsContact } from './follow.ts';
import { facedAlong, wayOfRally } from './heading.ts';
import { rallyStep, routeOfRally, stretchesOf } from './route.ts';
import { isOutOfMusketry, shieldOf } from './shelter.ts';

const rallying = (state: State): readonly number[] =>
  flat(state.parts).flatMap((part, index) => (isThere(part) && part.rally !== undefined ? [index] : []));

/** The second level: rallies, and those who follow them. */
export const rallyOn = (story: Story): void => {
  const all = rallying(story.state);
  const chases = chasesOf(story.state);
  if (all.length === 0 && chases.length === 0) return;
  const turning = all.filter((index) => (partOf(story.state, index).rally?.turning ?? 0) > 0);
  const going = all.filter((index) => !turning.includes(index));
  for (const index of all) degrade(story, index, WITHOUT_FORMATION, ['LA-M3.1-7']);
  for (const index of turning) turnOn(story, index);
  for (const index of going) lookAlong(story, index);
  goAll(story, going, chases);
};

/** LA-M3.1-9: a quarter of its turn is over; at the end of it the figures look where it will go. */
const turnOn = (story: Story, index: number): void => {
  const { rally } = partOf(story.state, index);
  if (rally === undefined) return;
  const turning = rally.turning - 1;
  happen(story, { kind: 'rally-turned', part: index, rally: { ...rally, turning }, rules: ['LA-M3.1-9'] });
  if (turning === 0) lookAlong(story, index);
};

/** LA-M3.2-6: a new direction costs nothing. */
const lookAlong = (story: Story, index: number): void => {
  const part = partOf(story.state, index);
  const stands = facedAlong(unitOfPart(story.state, index), part, wayOfRally(story, index));
  if (part.rally === undefined || stands === undefined) return;
  const rules = part.rally.steps > 0 ? ['LA-M3.2-6'] : ['LA-M3.1-9'];
  happen(story, { kind: 'rally-turned', part: index, rally: part.rally, stands, rules });
};

/** What was found out on the way: who came through whom, and who was stopped by whom. */
interface Found {
  readonly crossings: [number, number][];
  readonly stops: Map<number, number>;
}

/** Everybody's way, all at once. */
const goAll = (story: Story, going: readonly number[], chases: readonly Chase[]): void => {
  const movers = new Set([...going, ...chases.map(({ follower }) => follower)]);
  const routes = new Map(going.map((index) => [index, planned(story, index, movers)] as const));
  const ways = new Map<number, readonly Stretch[]>();
  for (const [index, { legs }] of routes) ways.set(index, stretchesOf(legs, rallyStep(story, index)));
  for (const chase of chases) ways.set(chase.follower, chase.wayAfter(story, ways.get(chase.target)));
  const found: Found = { crossings: [], stops: new Map() };
  const course = runCourse(runnersOf(story.state, ways), judgeOf(story.state, routes, chases, found));
  for (const index of going) breakOff(story, index, routes.get(index) as Route);
  for (const index of going) arrive(story, index, course, routes.get(index) as Route, found);
  for (const chase of chases) endChase(story, chase, course, found.stops);
};

/** A part in a lane goes on in it; any other looks for its way. */
const planned = (story: Story, index: number, movers: ReadonlySet<number>): Route => {
  const { rally } = partOf(story.state, index);
  return rally?.flow === undefined ? routeOfRally(story, index, movers) : { legs: [], crosses: [], met: [] };
};

/** Whoever is met on the way: friends who stand were reckoned with, anybody else was not. */
const judgeOf =
  (state: State, routes: ReadonlyMap<number, Route>, chases: readonly Chase[], found: Found): Judge =>
  (meeting, course) =>
    [[meeting.parts[0], meeting.parts[1]] as const, [meeting.parts[1], meeting.parts[0]] as const].flatMap(
      ([self, other]) => {
        const route = routes.get(self);
        if (route !== undefined)
          return rallierMeets(state, self, other, route, routes, found, meeting, course);
        const chase = chases.find(({ follower }) => follower === self);
        if (chase === undefined || !course.isMovingAt(self, meeting.time)) return [];
        if (!found.stops.has(self)) found.stops.set(self, other);
        return [{ part: self, way: [] }];
      },
    );

const rallierMeets = (
  state: State,
  self: number,
  other: number,
  route: Route,
  routes: ReadonlyMap<number, Route>,
  found: Found,
  { time }: Meeting,
  course: Course,
): readonly Turnout[] => {
  if (!course.isMovingAt(self, time)) return [];
  const isFriend = unitOfPart(state, self).side === unitOfPart(state, other).side;
  if (route.crosses.includes(other)) {
    found.crossings.push([self, other]);
    return [];
  }
  if (isFriend && !routes.has(other)) return [];
  if (isFriend && partOf(state, self).unit === partOf(state, other).unit) return [];
  if (isFriend && refusesCrossing(partOf(state, other), unitOfPart(state, other)) === undefined) {
    found.crossings.push([self, other]);
    return [{ part: self, way: halved(course.restOf(self, time)) }];
  }
  const isPursuer = partOf(state, other).follow?.target === self;
  if (isPursuer) return [];
  found.stops.set(self, other);
  return [{ part: self, way: [] }];
};

/** LA-U5.3-1: half as far in the same time. */
const halved = (way: readonly Stretch[]): readonly Stretch[] =>
  way.map(({ motion, until }) => ({ motion: { ...motion, dx: motion.dx / 2, dy: motion.dy / 2 }, until }));

/** LA-M3.3-3: the first step takes it out of the melee with everybody who does not keep up. */
const breakOff = (story: Story, index: number, { legs, flow }: Route): void => {
  if (legs.length === 0 && flow === undefined) return;
  for (const { enemy } of engagements(story.state, index)) {
    const isFollower = partOf(story.state, enemy).follow?.target === index;
    if (isFollower && keepsContact(story, enemy, index)) continue;
    const isFoot = unitOfPart(story.state, enemy).arm === 'infantry';
    happen(story, {
      ...{ kind: 'broke-off', part: index, enemy },
      ...(isFoot && { silent: hourOf(story.state) + 1 }),
      rules: isFollower ? ['LA-M3.3-3'] : isFoot ? ['LA-M3.3-10', 'LA-M3.3-11'] : ['LA-M3.2-5'],
    });
  }
};

const whyWay = (story: Story, index: number, route: Route): readonly string[] => {
  const { rally } = partOf(story.state, index);
  const isFirst = rally?.away !== undefined && rally.steps === 0;
  const edge = rally?.away === undefined ? ['LA-M3.2-3'] : ['LA-M3.2-6'];
  return [
    ...['LA-M3.1-5', 'LA-M3.1-6', 'LA-M3.4-14', 'LA-M3.4-16'],
    ...(isFirst ? ['LA-M3.2-5'] : [...edge, 'LA-M3.4-15']),
    ...whyPassage(route),
  ];
};

const FOUND: Readonly<Record<NonNullable<Route['found']>, readonly string[]>> = {
  lane: ['LA-M3.4-2'],
  end: ['LA-M3.4-18'],
  space: ['LA-M3.4-7', 'LA-U5.1-6'],
  none: ['LA-M3.4-7'],
};

const whyPassage = ({ met, found, flow, crosses }: Route): readonly string[] => [
  ...(met.length > 0 ? ['LA-M3.4-1'] : []),
  ...(found === undefined ? [] : FOUND[found]),
  ...(flow === undefined ? [] : ['LA-M3.4-8', 'LA-M3.4-9', 'LA-M3.4-11']),
  ...(crosses.length > 0 ? ['LA-M3.4-3', 'LA-U5.2-6'] : []),
];

/** Where a rallying part has got to, and what that did to others. */
const arrive = (story: Story, index: number, course: Course, route: Route, found: Found): void => {
  const part = partOf(story.state, index);
  if (part.rally === undefined) return;
  const gone = course.goneBy(index);
  const way = bendsOf(part, gone);
  const stoppedBy = found.stops.get(index) ?? route.barredBy;
  const rules = whyWay(story, index, route);
  const last = gone[gone.length - 1];
  if (last !== undefined)
    happen(story, {
      ...{ kind: 'moved', part: index, level: 'rally', way, to: way[way.length - 1] ?? part },
      ...{ run: roundUnit(lengthOf(last.motion)), rules },
      ...(stoppedBy !== undefined && { stoppedBy }),
    });
  for (const [crosser, crossed] of found.crossings) if (crosser === index) cross(story, index, crossed);
  const isHeld = found.stops.has(index);
  const rally = { ...part.rally, steps: part.rally.steps + 1 };
  if (!isHeld && (route.flow !== undefined || rally.flow !== undefined)) flow(story, index, route, rules);
  else happen(story, { kind: 'rally-turned', part: index, rally, rules: ['LA-M3.1-6'] });
};

const cross = (story: Story, crosser: number, crossed: number): void => {
  const isFollowed = (partOf(story.state, crosser).rally?.followers ?? []).length > 0;
  crossInto(story, crosser, crossed, [
    ...['LA-M3.4-3', 'LA-M3.4-5', 'LA-M3.4-6', 'LA-U5.2-6'],
    ...(isFollowed ? ['LA-M3.4-13'] : []),
  ]);
};

/** Into the lane, or on in it. */
const flow = (story: Story, index: number, route: Route, rules: readonly string[]): void => {
  const part = partOf(story.state, index);
  if (part.rally === undefined) return;
  const { flow: now, ...rest } = part.rally;
  const steps = rest.steps + 1;
  const lane = route.flow ?? (now === undefined ? undefined : { flow: now, left: rallyStep(story, index) });
  const way = wayOfRally(story, index);
  const flowed = lane === undefined ? undefined : flowOn(story.state, index, way, lane);
  if (flowed === undefined) {
    happen(story, {
      kind: 'rally-turned',
      part: index,
      rally: { ...part.rally, steps },
      rules: ['LA-M3.4-9'],
    });
    return;
  }
  const { to, ranks, gone, stoppedBy } = flowed;
  happen(story, {
    ...{
      kind: 'moved',
      part: index,
      level: 'rally',
      way: [part, to].map(poseOf),
      to,
      run: roundUnit(gone),
      rules,
    },
    ...(stoppedBy !== undefined && { stoppedBy }),
  });
  happen(story, {
    ...{ kind: 'rally-turned', part: index },
    rally: { ...rest, steps, ...(flowed.flow !== undefined && { flow: flowed.flow }) },
    stands: { formation: 'march column', ranks },
    rules: ['LA-M3.4-8', 'LA-M3.4-9', 'LA-M3.4-11', 'LA-M3.4-14', ...fileByFile(flowed.flow)],
  });
};

/** LA-M3.4-10: a line that passes one by one is long in coming. */
const fileByFile = (flow: Flow | undefined): readonly string[] =>
  flow?.files === 1 && flow.from === 'line' ? ['LA-M3.4-10'] : [];

const poseOf = ({ x, y, heading }: { x: number; y: number; heading: number }) => ({ x, y, heading });

/** LA-M3.1-10: rallies that may end do so with the half period; announced again, they go on. */
export const endRallies = (story: Story): void => {
  for (const index of story.state.quarter % 2 === 0 ? rallying(story.state) : []) {
    const { rally } = partOf(story.state, index);
    const isOnItsWay = rally === undefined || rally.turning > 0 || rally.flow !== undefined;
    const isCrossing = story.state.crossings.some(({ crosser }) => crosser === index);
    if (isOnItsWay || isCrossing || rally.steps < (rally.away === undefined ? 1 : 2)) continue;
    const isFar = isOutOfMusketry(story.state, index);
    if (!isFar && shieldOf(story.state, index) === undefined) continue;
    happen(story, { kind: 'rally-ended', part: index, rules: ['LA-M3.1-10', 'LA-M3.1-7', 'LA-M3.1-8'] });
  }
};

/** LA-M3.3-7: a period after it began, when melees have been fought, following is a new choice. */
export const endFollows = (story: Story): void => {
  const now = hourOf(story.state);
  for (const { follower, until } of chasesOf(story.state))
    if (now >= until) happen(story, { kind: 'follow-ended', part: follower, rules: ['LA-M3.3-7'] });
};
