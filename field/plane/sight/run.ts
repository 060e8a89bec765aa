/**
 * One line of sight against one blocker, exactly: where the line runs inside it and below its top, how long, and
 * where along the line it would be stopped. Nothing is allocated once the scratch has grown. Callers name the ends of
 * the line in a fixed order, so that sight is the same both ways.
 */
import { orient2d } from 'robust-predicates';
import { NOISE, SAME } from '../../tolerance.ts';
import { type Polygon, placeInRings } from '../polygon.ts';
import { squaredGap } from '../segment.ts';
import type { Blocker } from './blocker.ts';
import { doubtOf } from './doubt.ts';
import { lowInRun, running, way } from './scratch.ts';

const addMark = (share: number): void => {
  if (!(share > 0 && share < 1)) return;
  if (running.markCount === running.marks.length) {
    const larger = new Float64Array(running.marks.length * 2);
    larger.set(running.marks);
    running.marks = larger;
  }
  let at = running.markCount;
  for (; at > 0 && running.marks[at - 1] > share; at -= 1) running.marks[at] = running.marks[at - 1];
  running.marks[at] = share;
  running.markCount += 1;
};

/** Marks where a side meets the line, if both its ends are not clearly on one side of it. */
const markSide = (ax: number, ay: number, bx: number, by: number, p: Float64Array, i: number): void => {
  const first = orient2d(ax, ay, bx, by, p[i], p[i + 1]);
  const second = orient2d(ax, ay, bx, by, p[i + 2], p[i + 3]);
  if ((first > 0 && second > 0) || (first < 0 && second < 0)) return;
  const dx = bx - ax;
  const dy = by - ay;
  const whole = dx * dx + dy * dy;
  const firstShare = ((p[i] - ax) * dx + (p[i + 1] - ay) * dy) / whole;
  const secondShare = ((p[i + 2] - ax) * dx + (p[i + 3] - ay) * dy) / whole;
  if (first === 0) addMark(firstShare);
  if (second === 0) addMark(secondShare);
  if (first !== 0 && second !== 0)
    addMark(firstShare + ((secondShare - firstShare) * first) / (first - second));
};

/** Most sides lie well clear of the line: a rough look spares them the exact one. */
const markSides = (ground: Polygon, ax: number, ay: number, bx: number, by: number): void => {
  const { points } = ground.pieces;
  const wayX = bx - ax;
  const wayY = by - ay;
  const doubt = doubtOf(ground, ax, ay, bx, by);
  for (let i = 0; i < points.length; i += 4) {
    const first = wayY * (points[i] - ax) - wayX * (points[i + 1] - ay);
    const second = wayY * (points[i + 2] - ax) - wayX * (points[i + 3] - ay);
    if ((first > doubt && second > doubt) || (first < -doubt && second < -doubt)) continue;
    markSide(ax, ay, bx, by, points, i);
  }
};
const takeLow = (u: number, v: number, az: number, bz: number, height: number): void => {
  lowInRun[0] = u;
  lowInRun[1] = v;
  const atU = az + (bz - az) * u;
  const atV = az + (bz - az) * v;
  if (atU >= height && atV >= height) lowInRun[1] = u;
  else if (atU >= height) lowInRun[0] = u + ((v - u) * (atU - height)) / (atU - atV);
  else if (atV >= height) lowInRun[1] = u + ((v - u) * (height - atU)) / (atV - atU);
};

/** Where a run inside the ground from share u to share v stops the line; Infinity if it may pass. */
const stoppedInRun = (blocker: Blocker, u: number, v: number, az: number, bz: number): number => {
  takeLow(u, v, az, bz, blocker.height);
  const run = (lowInRun[1] - lowInRun[0]) * way[0];
  if (run <= NOISE) return Infinity;
  const endsInside = u === 0 || v === 1;
  if (!blocker.through && !endsInside) return lowInRun[0];
  way[1] -= run;
  return way[1] < -NOISE ? lowInRun[1] + way[1] / way[0] : Infinity;
};

/** Whether a place is further than noise from every side. Sides whose boxes are not even near need no exact look. */
const isClearOfSides = (p: Float64Array, x: number, y: number): boolean => {
  const near = 4 * NOISE;
  for (let i = 0; i < p.length; i += 4) {
    if ((p[i] > x + near && p[i + 2] > x + near) || (p[i] < x - near && p[i + 2] < x - near)) continue;
    if ((p[i + 1] > y + near && p[i + 3] > y + near) || (p[i + 1] < y - near && p[i + 3] < y - near))
      continue;
    if (Math.sqrt(squaredGap(p[i], p[i + 1], p[i + 2], p[i + 3], x, y)) <= NOISE) return false;
  }
  return true;
};

/** Where to look between two marks, as shares: the middle first. */
const looks = [0.5, 0.25, 0.75, 0.125, 0.875] as const;

/**
 * Whether the line runs inside the ground between two marks. It is inside all the way or not at all, but it may follow
 * a side so closely that rounding puts a place on the wrong side of it: so a place well clear of every side decides. If
 * there is none the line follows the border, and the border is free.
 */
const runsInside = (
  ground: Polygon,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  from: number,
  to: number,
): boolean => {
  for (const look of looks) {
    const share = from + (to - from) * look;
    const x = ax + (bx - ax) * share;
    const y = ay + (by - ay) * share;
    if (isClearOfSides(ground.pieces.points, x, y)) return placeInRings(ground.rings, x, y) > 0;
  }
  return false;
};

/**
 * Writes where the line from a to b runs inside the ground, as shares of its way (from, to, from, to) in order, and
 * gives how many numbers that is. Following the border is not inside. What `out` has no room for is left out.
 */
export const runsThrough = (
  ground: Polygon,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  out: Float64Array,
): number => {
  running.markCount = 0;
  markSides(ground, ax, ay, bx, by);
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  way[0] = length;
  let count = 0;
  let from = 0;
  let wasInside = false;
  for (let i = 0; i <= running.markCount && count < out.length; i += 1) {
    const to = i < running.markCount ? running.marks[i] : 1;
    if ((to - from) * length <= NOISE) continue;
    const isInside = runsInside(ground, ax, ay, bx, by, from, to);
    if (isInside !== wasInside) {
      out[count] = from;
      count += 1;
    }
    wasInside = isInside;
    from = to;
  }
  if (wasInside && count < out.length) {
    out[count] = 1;
    count += 1;
  }
  return count;
};

/** Where the line is stopped by ground, as a share of its way; Infinity if it is not. */
const stoppedByGround = (
  blocker: Blocker,
  ground: Polygon,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): number => {
  // A line crosses no more sides than there are: room for all its runs.
  if (running.runs.length < ground.pieces.starts.length + 2)
    running.runs = new Float64Array(2 * ground.pieces.starts.length);
  const count = runsThrough(ground, ax, ay, bx, by, running.runs);
  way[1] = blocker.into > 0 ? blocker.into + SAME : 0;
  for (let i = 0; i < count; i += 2) {
    const stop = stoppedInRun(blocker, running.runs[i], running.runs[i + 1], az, bz);
    if (stop < Infinity) return stop;
  }
  return Infinity;
};

/** Whether the ends of the line stand strictly on either side of a leg of the crest. */
const parts = (axis: Float64Array, i: number, ax: number, ay: number, bx: number, by: number): boolean => {
  const a = orient2d(axis[i], axis[i + 1], axis[i + 2], axis[i + 3], ax, ay);
  const b = orient2d(axis[i], axis[i + 1], axis[i + 2], axis[i + 3], bx, by);
  return (a > 0 && b < 0) || (a < 0 && b > 0);
};

/**
 * Where a line passes from one side of a crest to the other below its top. Touching it or following it does not
 * count, nor does standing on it.
 */
const stoppedByCrest = (
  axis: Float64Array,
  height: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): number => {
  const dx = bx - ax;
  const dy = by - ay;
  const whole = dx * dx + dy * dy;
  let first = Infinity;
  let lastSide = 0;
  let lastShare = 0;
  // The stretch of the line along which the crest has run since it came upon it.
  let alongFrom = Infinity;
  let alongTo = -Infinity;
  for (let i = 0; i < axis.length; i += 2) {
    const side = orient2d(ax, ay, bx, by, axis[i], axis[i + 1]);
    const share = ((axis[i] - ax) * dx + (axis[i + 1] - ay) * dy) / whole;
    if (side === 0) {
      alongFrom = Math.min(alongFrom, share);
      alongTo = Math.max(alongTo, share);
      continue;
    }
    if (lastSide !== 0 && side > 0 !== lastSide > 0) {
      const isDirect = alongFrom > alongTo;
      const at = isDirect ? lastShare + ((share - lastShare) * lastSide) / (lastSide - side) : alongFrom;
      const isCrossed = isDirect ? parts(axis, i - 2, ax, ay, bx, by) : alongFrom > 0 && alongTo < 1;
      if (isCrossed && az + (bz - az) * at < height) first = Math.min(first, Math.max(0, at));
    }
    lastSide = side;
    lastShare = share;
    alongFrom = Infinity;
    alongTo = -Infinity;
  }
  return first;
};

/** Where a blocker stops the line from a to b, as a share of its way from a; Infinity if it does not. */
export const stoppedAt = (
  blocker: Blocker,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): number => {
  if (ax === bx && ay === by) return Infinity;
  const { shape } = blocker;
  if (shape.kind === 'polygon') return stoppedByGround(blocker, shape, ax, ay, az, bx, by, bz);
  return stoppedByCrest(shape.axis, blocker.height, ax, ay, az, bx, by, bz);
};
