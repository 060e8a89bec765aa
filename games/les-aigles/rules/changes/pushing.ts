/** The shortest way out of somebody's ground. */
import { type Body, eastOf, northOf, type Pose, roundUnit } from '@grognard/field';

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

/**
 * Straight along one of its own sides or one of theirs, whichever is the shortest way clear of them all. Where both give
 * way, each goes off from the other.
 */
export const pushedClear = (pose: Pose, body: Body, others: readonly Body[], isMutual: boolean): Pose => {
  const headings = [pose.heading, ...others.map(({ blocks }) => blocks[0]?.heading ?? 0)];
  const [first, ...more] = headings
    .flatMap((heading) => waysOut(heading, body, others))
    .filter((way) => !isMutual || leadsOff(way, body, others));
  if (first === undefined) return pose;
  const best = more.reduce((least, each) => (each.length < least.length - MARGIN ? each : least), first);
  const far = best.length * (isMutual ? 0.5 : 1) + MARGIN;
  return {
    x: roundUnit(pose.x + best.east * far),
    y: roundUnit(pose.y + best.north * far),
    heading: pose.heading,
  };
};
