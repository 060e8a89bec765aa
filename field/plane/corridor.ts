/**
 * How wide the way is along a path. On each leg, whatever stands beside it (or across it) leaves so much free on its
 * left and so much on its right; at a bend the outer side is measured round the corner. A piece goes through where
 * left and right together are wide enough: it need not keep to the middle.
 */
import { SAME } from '../tolerance.ts';
import { wedgeOf } from './clip.ts';
import { gapToEdge } from './gap.ts';
import type { Pieces } from './pieces.ts';
import { placeInRings } from './polygon.ts';
import type { Line } from './ribbon.ts';
import { squaredGap } from './segment.ts';
import type { Obstacle } from './sweep.ts';

/** What is free on either side of a leg. */
interface Free {
  left: number;
  right: number;
}

interface Leg {
  readonly x: number;
  readonly y: number;
  readonly east: number;
  readonly north: number;
  readonly length: number;
}

const legsOf = (path: Line): Leg[] =>
  path.slice(1).flatMap(([toX, toY], i) => {
    const [x, y] = path[i];
    const length = Math.sqrt((toX - x) * (toX - x) + (toY - y) * (toY - y));
    return length === 0 ? [] : [{ x, y, east: (toX - x) / length, north: (toY - y) / length, length }];
  });

/** The least and the greatest distance to the right at which a piece stands beside a leg. */
const beside = (leg: Leg, pieces: Pieces, piece: number): [number, number] => {
  const { points, starts } = pieces;
  let least = Infinity;
  let most = -Infinity;
  const see = (right: number): void => {
    least = Math.min(least, right);
    most = Math.max(most, right);
  };
  const to = starts[piece + 1];
  for (let i = starts[piece], j = to - 2; i < to; j = i, i += 2) {
    const u = (points[i] - leg.x) * leg.east + (points[i + 1] - leg.y) * leg.north;
    const v = (points[i] - leg.x) * leg.north - (points[i + 1] - leg.y) * leg.east;
    const pu = (points[j] - leg.x) * leg.east + (points[j + 1] - leg.y) * leg.north;
    const pv = (points[j] - leg.x) * leg.north - (points[j + 1] - leg.y) * leg.east;
    if (u >= 0 && u <= leg.length) see(v);
    if (u < 0 !== pu < 0) see(v + ((pv - v) * u) / (u - pu));
    if (u > leg.length !== pu > leg.length) see(v + ((pv - v) * (u - leg.length)) / (u - pu));
  }
  return [least, most];
};

const narrow = (free: Free, least: number, most: number): void => {
  if (least > most) return;
  if (least >= -SAME) free.right = Math.min(free.right, Math.max(0, least));
  else if (most <= SAME) free.left = Math.min(free.left, Math.max(0, -most));
  else {
    free.left = 0;
    free.right = 0;
  }
};

/** A polygon's side along the path itself: its ground, on the right of the side, leaves nothing free over there. */
const narrowAlong = (free: Free, leg: Leg, points: Float64Array, at: number): void => {
  const along = (points[at + 2] - points[at]) * leg.east + (points[at + 3] - points[at + 1]) * leg.north;
  if (along > 0) free.right = 0;
  else free.left = 0;
};

const narrowBy = (free: Free, leg: Leg, obstacle: Obstacle, piece: number): void => {
  const [least, most] = beside(leg, obstacle.pieces, piece);
  const liesAlong = obstacle.kind === 'polygon' && least <= most && least >= -SAME && most <= SAME;
  if (liesAlong) narrowAlong(free, leg, obstacle.pieces.points, obstacle.pieces.starts[piece]);
  else narrow(free, least, most);
};

const narrowAtBend = (before: Leg, after: Leg, frees: [Free, Free], pieces: Pieces, piece: number): void => {
  const turn = before.north * after.east - before.east * after.north;
  if (turn === 0) return;
  const { x, y } = after;
  const far = 1_048_576;
  // Turning right, the outer side is the left: it opens from the first leg's left to the second's.
  const first: [number, number] =
    turn > 0 ? [-before.north * far, before.east * far] : [after.north * far, -after.east * far];
  const second: [number, number] =
    turn > 0 ? [-after.north * far, after.east * far] : [before.north * far, -before.east * far];
  const { points, starts } = pieces;
  const inWedge = wedgeOf(points, starts[piece], starts[piece + 1], x, y, first, second);
  let least = Infinity;
  for (let i = 0, j = inWedge.length - 2; i < inWedge.length; j = i, i += 2) {
    least = Math.min(least, squaredGap(inWedge[j], inWedge[j + 1], inWedge[i], inWedge[i + 1], x, y));
  }
  const side = turn > 0 ? 'left' : 'right';
  for (const free of frees) free[side] = Math.min(free[side], Math.sqrt(least));
};

/** Whether the start, the middle or the end of a leg lies in a polygon, not just on its border. */
const runsInside = (leg: Leg, obstacle: Obstacle): boolean =>
  obstacle.kind === 'polygon' &&
  [0, leg.length / 2, leg.length].some((way) => {
    const [x, y] = [leg.x + leg.east * way, leg.y + leg.north * way];
    return placeInRings(obstacle.rings, x, y) > 0 && gapToEdge(obstacle, x, y) > SAME;
  });

/** What is free to the left and right of each leg of a path, at most `reach`; nothing where the path itself is barred. */
export const corridor = (
  path: Line,
  obstacles: readonly Obstacle[],
  reach: number,
): readonly Readonly<Free>[] => {
  const legs = legsOf(path);
  const frees = legs.map((): Free => ({ left: reach, right: reach }));
  for (const obstacle of obstacles) {
    if (legs.some((leg) => runsInside(leg, obstacle))) return legs.map(() => ({ left: 0, right: 0 }));
    for (let piece = 0; piece + 1 < obstacle.pieces.starts.length; piece += 1) {
      legs.forEach((leg, i) => {
        narrowBy(frees[i], leg, obstacle, piece);
        if (i > 0) narrowAtBend(legs[i - 1], leg, [frees[i - 1], frees[i]], obstacle.pieces, piece);
      });
    }
  }
  return frees;
};

/** The free width along a path at its narrowest. */
export const corridorWidth = (path: Line, obstacles: readonly Obstacle[], reach: number): number =>
  corridor(path, obstacles, reach).reduce(
    (least, { left, right }) => Math.min(least, left + right),
    2 * reach,
  );

/** Whether a front of this width gets through along the path. */
export const fitsThrough = (path: Line, front: number, obstacles: readonly Obstacle[]): boolean =>
  obstacles.length === 0 || corridorWidth(path, obstacles, front) + SAME >= front;
