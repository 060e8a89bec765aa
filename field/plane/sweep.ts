/**
 * Bodies in motion: the time, 0 to 1, at which one first meets another thing, or Infinity if it does not. What counts
 * as meeting is said in `slide.ts`. A body that starts standing in a polygon by more than the slack meets it at 0.
 */
import { SAME } from '../tolerance.ts';
import { advanceTime, takePair } from './approach.ts';
import type { Body } from './body.ts';
import { depthAcross } from './gap.ts';
import { halt, longestWay, type Motion, march, wheelAbout } from './motion.ts';
import type { Pieces } from './pieces.ts';
import { type Polygon, placeInRings } from './polygon.ts';
import type { Ribbon } from './ribbon.ts';
import { slideTime } from './slide.ts';
import { wheelTime } from './wheel.ts';

export type Obstacle = Body | Polygon | Ribbon;

const pairTime = (
  p: Pieces,
  i: number,
  pMotion: Motion,
  q: Pieces,
  k: number,
  qMotion: Motion,
  slack: number,
): number => {
  const pFrom = p.starts[i];
  const pTo = p.starts[i + 1];
  const qFrom = q.starts[k];
  const qTo = q.starts[k + 1];
  if (pMotion.turn === 0 && qMotion.turn === 0) {
    const dx = pMotion.dx - qMotion.dx;
    const dy = pMotion.dy - qMotion.dy;
    return slideTime(p.points, pFrom, pTo, q.points, qFrom, qTo, dx, dy, slack);
  }
  const isPlainWheel =
    pMotion.dx === 0 && pMotion.dy === 0 && qMotion.dx === 0 && qMotion.dy === 0 && qMotion.turn === 0;
  if (isPlainWheel) return wheelTime(p.points, pFrom, pTo, pMotion, q.points, qFrom, qTo, slack);
  const way = takePair(p.points, pFrom, pTo, pMotion, q.points, qFrom, qTo, qMotion);
  return advanceTime(way, slack);
};

/** Whether two rings might come within the slack of each other, given how far they can come. */
const mayMeet = (p: Pieces, i: number, q: Pieces, k: number, margin: number): boolean => {
  const from = p.starts[i];
  let left = Infinity;
  let right = -Infinity;
  let low = Infinity;
  let high = -Infinity;
  for (let n = from; n < p.starts[i + 1]; n += 2) {
    left = Math.min(left, p.points[n]);
    right = Math.max(right, p.points[n]);
    low = Math.min(low, p.points[n + 1]);
    high = Math.max(high, p.points[n + 1]);
  }
  let sidesOut = 15;
  for (let n = q.starts[k]; n < q.starts[k + 1] && sidesOut > 0; n += 2) {
    if (q.points[n] <= right + margin) sidesOut &= ~1;
    if (q.points[n] >= left - margin) sidesOut &= ~2;
    if (q.points[n + 1] <= high + margin) sidesOut &= ~4;
    if (q.points[n + 1] >= low - margin) sidesOut &= ~8;
  }
  return sidesOut === 0;
};

const piecesTime = (p: Pieces, pMotion: Motion, q: Pieces, qMotion: Motion, slack: number): number => {
  let first = Infinity;
  const qWay = longestWay(qMotion, q.points, 0, q.points.length);
  for (let i = 0; i + 1 < p.starts.length; i += 1) {
    const margin = qWay + longestWay(pMotion, p.points, p.starts[i], p.starts[i + 1]) + slack;
    for (let k = 0; k + 1 < q.starts.length; k += 1) {
      if (!mayMeet(p, i, q, k, margin)) continue;
      const time = pairTime(p, i, pMotion, q, k, qMotion, slack);
      if (time < first) first = time;
    }
  }
  return first;
};

const startsIn = (body: Body, polygon: Polygon, slack: number): boolean => {
  if (depthAcross(body, polygon) > slack) return true;
  for (const block of body.blocks) {
    if (placeInRings(polygon.rings, block.x, block.y) > 0) return true;
  }
  return false;
};

/** When a body carried by any motion first meets a thing that stands still. */
export const timeToMeet = (body: Body, motion: Motion, obstacle: Obstacle, slack = SAME): number => {
  if (obstacle.kind === 'polygon' && startsIn(body, obstacle, slack)) return 0;
  return piecesTime(body.pieces, motion, obstacle.pieces, halt, slack);
};

/** When a body that marches by (dx, dy) first meets an obstacle. */
export const sweep = (body: Body, dx: number, dy: number, obstacle: Obstacle, slack = SAME): number =>
  timeToMeet(body, march(dx, dy), obstacle, slack);

/** When a body that wheels about a pivot by a turn (hundredths of a degree, positive to the right) meets an obstacle. */
export const wheel = (
  body: Body,
  pivotX: number,
  pivotY: number,
  turn: number,
  obstacle: Obstacle,
  slack = SAME,
): number => timeToMeet(body, wheelAbout(pivotX, pivotY, turn), obstacle, slack);

/** When two bodies that move at once first meet; the same whichever is named first. */
export const meet = (a: Body, aMotion: Motion, b: Body, bMotion: Motion, slack = SAME): number => {
  if (aMotion.turn === 0 && bMotion.turn !== 0)
    return piecesTime(b.pieces, bMotion, a.pieces, aMotion, slack);
  return piecesTime(a.pieces, aMotion, b.pieces, bMotion, slack);
};
