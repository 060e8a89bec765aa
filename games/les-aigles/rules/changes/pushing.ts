/** The shortest way out of somebody's ground. */
import {
  type Body,
  bodyOf,
  boxesMeet,
  eastOf,
  northOf,
  overlapArea,
  type Pose,
  roundUnit,
} from '@grognard/field';

/** How far a body reaches along a direction: least and most. */
const reachAlong = ({ pieces: { points } }: Body, east: number, north: number): readonly [number, number] => {
  let least = Infinity;
  let most = -Infinity;
  for (let i = 0; i < points.length; i += 2) {
    const along = (points[i] ?? 0) * east + (points[i + 1] ?? 0) * north;
    least = Math.min(least, along);
    most = Math.max(most, along);
  }
  return [least, most];
};

/** A rounded place may lie half a unit short. */
const MARGIN = 1;

interface Way {
  readonly length: number;
  readonly east: number;
  readonly north: number;
}

const waysOut = (heading: number, body: Body, others: readonly Body[]): readonly Way[] => {
  const way = (turn: number): Way => {
    const [east, north] = [eastOf(heading + turn), northOf(heading + turn)];
    const [least] = reachAlong(body, east, north);
    const length = Math.max(...others.map((other) => reachAlong(other, east, north)[1])) - least;
    return { length, east, north };
  };
  const [rear, front, right, left] = [way(18_000), way(0), way(9_000), way(27_000)];
  // Neither hand before the other: exactly in the middle, it gives way to the rear or the front.
  const isEven = Math.abs(right.length - left.length) <= MARGIN;
  return isEven ? [rear, front] : [rear, front, right, left];
};

/** Whether a way leads off from the middle of all the others. */
const leadsOff = ({ east, north }: Way, body: Body, others: readonly Body[]): boolean =>
  others.every(
    (other) =>
      (body.minX + body.maxX - other.minX - other.maxX) * east +
        (body.minY + body.maxY - other.minY - other.maxY) * north >
      MARGIN,
  );

/** LA-U5.1-1: sharing less than a hundredth of a square centimetre is touching. */
export const TOUCHING = 10_000;

/** Whether a body lies on the ground of one of these. */
export const isOnGroundOf = (body: Body, others: readonly Body[]): boolean =>
  others.some((other) => boxesMeet(body, other, 0) && overlapArea(body, other) > TOUCHING);

const farAlong = ({ length }: Way, isMutual: boolean): number => length * (isMutual ? 0.5 : 1) + MARGIN;

const shortest = (ways: readonly Way[]): Way | undefined =>
  ways.reduce<Way | undefined>(
    (least, each) => (least === undefined || each.length < least.length - MARGIN ? each : least),
    undefined,
  );

/**
 * Straight along one of its own sides or one of theirs, whichever is the shortest way clear of them all that does not end
 * on an enemy. Where both give way, each goes off from the other.
 */
export const pushedClear = (
  pose: Pose,
  body: Body,
  others: readonly Body[],
  isMutual: boolean,
  enemies: readonly Body[],
): Pose => {
  const headings = [pose.heading, ...others.map(({ blocks }) => blocks[0]?.heading ?? 0)];
  const ways = headings
    .flatMap((heading) => waysOut(heading, body, others))
    .filter((way) => !isMutual || leadsOff(way, body, others));
  const isFree = (way: Way): boolean => {
    const [dx, dy] = [way.east * farAlong(way, isMutual), way.north * farAlong(way, isMutual)];
    const there = body.blocks.map((block) => ({ ...block, x: block.x + dx, y: block.y + dy }));
    return !isOnGroundOf(bodyOf(there), enemies);
  };
  const best = shortest(enemies.length === 0 ? ways : ways.filter(isFree)) ?? shortest(ways);
  if (best === undefined) return pose;
  const far = farAlong(best, isMutual);
  return {
    x: roundUnit(pose.x + best.east * far),
    y: roundUnit(pose.y + best.north * far),
    heading: pose.heading,
  };
};
