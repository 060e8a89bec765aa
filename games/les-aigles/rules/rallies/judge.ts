/** What comes of two meeting while rallies and those who follow them move. */
import type { Course, Judge, Meeting, Stretch, Turnout } from '../../ground/motion/course.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { State } from '../../model/state.ts';
import type { Route } from '../passing-through/flight.ts';
import { refusesCrossing } from '../passing-through/passage.ts';
import type { Chase } from './follow.ts';

/** What was found out on the way: who came through whom, and who was stopped by whom. */
export interface Found {
  readonly crossings: [number, number][];
  readonly stops: Map<number, number>;
}

interface Level {
  readonly state: State;
  readonly routes: ReadonlyMap<number, Route>;
  readonly chases: readonly Chase[];
  readonly found: Found;
}

/** Whoever is met on the way: friends who stand were reckoned with, anybody else was not. */
export const judgeOf =
  (level: Level): Judge =>
  (meeting, course) => {
    const [a, b] = meeting.parts;
    return [...meets(level, a, b, meeting, course), ...meets(level, b, a, meeting, course)];
  };

const meets = (
  level: Level,
  self: number,
  other: number,
  { time }: Meeting,
  course: Course,
): readonly Turnout[] => {
  const { routes, chases, found } = level;
  if (!course.isMovingAt(self, time)) return [];
  const route = routes.get(self);
  if (route !== undefined) return rallierMeets(level, self, other, route, course.restOf(self, time));
  if (!chases.some(({ follower }) => follower === self)) return [];
  if (!found.stops.has(self)) found.stops.set(self, other);
  return [{ part: self, way: [] }];
};

const rallierMeets = (
  { state, routes, found }: Level,
  self: number,
  other: number,
  route: Route,
  rest: readonly Stretch[],
): readonly Turnout[] => {
  const [own, theirs] = [partOf(state, self), partOf(state, other)];
  const isFriend = unitOfPart(state, self).side === unitOfPart(state, other).side;
  if (route.crosses.includes(other)) {
    found.crossings.push([self, other]);
    return [];
  }
  if (isFriend && (!routes.has(other) || own.unit === theirs.unit)) return [];
  if (isFriend && refusesCrossing(theirs, unitOfPart(state, other)) === undefined) {
    found.crossings.push([self, other]);
    return [{ part: self, way: halved(rest) }];
  }
  if (theirs.follow?.target === self) return [];
  found.stops.set(self, other);
  return [{ part: self, way: [] }];
};

/** LA-U5.3-1: half as far in the same time. */
const halved = (way: readonly Stretch[]): readonly Stretch[] =>
  way.map(({ motion, until }) => ({ motion: { ...motion, dx: motion.dx / 2, dy: motion.dy / 2 }, until }));
