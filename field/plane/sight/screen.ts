/**
 * Whether one blocker hides a whole fan of lines at once: all lines from a stretch of one edge to a stretch of another.
 * At the same share of their ways they are all equally high, and no further from the middle line than the stretches
 * reach. So where a box as large as that lies in the ground, below its top, it stops them all. A yes is certain; a no
 * only says that the fan is too wide for this proof.
 */
import { SAME } from '../../tolerance.ts';
import type { Pieces } from '../pieces.ts';
import type { Polygon } from '../polygon.ts';
import type { Blocker } from './blocker.ts';
import { crestHides } from './crest-screen.ts';
import { CLEAR, lowFrom, lowTo, takeLow } from './low.ts';

/** Where the middle line begins, which way it runs, and how long it is. */
let startX = 0;
let startY = 0;
let aheadX = 0;
let aheadY = 0;
let length = 0;

/** How far the stretches at its start and its end reach along it and across it. */
let startAlong = 0;
let startAcross = 0;
let endAlong = 0;
let endAcross = 0;
/** No line of the fan is shorter. */
let shortest = 0;

let startHeight = 0;
let endHeight = 0;

/** The ends of the stretches: two where the lines start, two where they end. */
const corners = new Float64Array(8);

/** Takes up the lines from (ax, ay), give or take half a stretch, to (bx, by). */
export const takeFan = (
  ax: number,
  ay: number,
  bx: number,
  by: number,
  startHalfX: number,
  startHalfY: number,
  endHalfX: number,
  endHalfY: number,
): void => {
  startX = ax;
  startY = ay;
  const wayX = bx - ax;
  const wayY = by - ay;
  length = Math.sqrt(wayX * wayX + wayY * wayY);
  aheadX = wayX / length;
  aheadY = wayY / length;
  startAlong = Math.abs(startHalfX * aheadX + startHalfY * aheadY);
  startAcross = Math.abs(startHalfX * aheadY - startHalfY * aheadX);
  endAlong = Math.abs(endHalfX * aheadX + endHalfY * aheadY);
  endAcross = Math.abs(endHalfX * aheadY - endHalfY * aheadX);
  shortest = length - startAlong - endAlong;
  corners[0] = ax - startHalfX;
  corners[1] = ay - startHalfY;
  corners[2] = ax + startHalfX;
  corners[3] = ay + startHalfY;
  corners[4] = bx - endHalfX;
  corners[5] = by - endHalfY;
  corners[6] = bx + endHalfX;
  corners[7] = by + endHalfY;
};

export const takeEyes = (az: number, bz: number): void => {
  startHeight = az;
  endHeight = bz;
};

/** The sides of the ground as the middle line sees them, four numbers each: how far along, how far across. */
let laid = new Float64Array(256);
let laidCount = 0;

/** How far along the middle line sides cross it, in order. */
let crossings = new Float64Array(64);
let crossingCount = 0;

const addCrossing = (along: number): void => {
  let at = crossingCount;
  for (; at > 0 && crossings[at - 1] > along; at -= 1) crossings[at] = crossings[at - 1];
  crossings[at] = along;
  crossingCount += 1;
};

const layOut = ({ points, starts }: Pieces): void => {
  if (laid.length < 2 * points.length) {
    laid = new Float64Array(4 * points.length);
    crossings = new Float64Array(points.length);
  }
  laidCount = 0;
  crossingCount = 0;
  for (let ring = 0; ring + 1 < starts.length; ring += 1) {
    const to = starts[ring + 1];
    let x = points[to - 2] - startX;
    let y = points[to - 1] - startY;
    let along = x * aheadX + y * aheadY;
    let across = x * aheadY - y * aheadX;
    for (let i = starts[ring]; i < to; i += 2) {
      laid[laidCount] = along;
      laid[laidCount + 1] = across;
      x = points[i] - startX;
      y = points[i + 1] - startY;
      const nextAlong = x * aheadX + y * aheadY;
      const nextAcross = x * aheadY - y * aheadX;
      laid[laidCount + 2] = nextAlong;
      laid[laidCount + 3] = nextAcross;
      laidCount += 4;
      if (across > 0 !== nextAcross > 0)
        addCrossing(along + ((nextAlong - along) * across) / (across - nextAcross));
      along = nextAlong;
      across = nextAcross;
    }
  }
};

/** Whether no side comes into the box about a place on the middle line, so many units along and across. */
const isBoxClear = (at: number, along: number, across: number): boolean => {
  const from = at - along;
  const to = at + along;
  for (let i = 0; i < laidCount; i += 4) {
    const p = laid[i];
    const q = laid[i + 2];
    if ((p < from && q < from) || (p > to && q > to)) continue;
    const u = laid[i + 1];
    const v = laid[i + 3];
    if ((u > across && v > across) || (u < -across && v < -across)) continue;
    const off = (q - p) * u + (v - u) * (at - p);
    if (Math.abs(off) <= Math.abs(q - p) * across + Math.abs(v - u) * along) return false;
  }
  return true;
};

const isOutside = (at: number): boolean => {
  let before = 0;
  while (before < crossingCount && crossings[before] < at) before += 1;
  return before % 2 === 0;
};

const startsOutside = (): boolean => isOutside(0) && isBoxClear(0, startAlong + CLEAR, startAcross + CLEAR);
const endsOutside = (): boolean =>
  isOutside(length) && isBoxClear(length, endAlong + CLEAR, endAcross + CLEAR);

/** The longest stretch of the middle line in the ground and below its top. */
let bestFrom = 0;
let bestTo = 0;
const findStretch = (fromStart: number, fromEnd: number): void => {
  bestFrom = 0;
  bestTo = 0;
  for (let i = 0; i + 1 < crossingCount; i += 2) {
    // Ground in which the line begins or ends stops it only beyond the depth to which one sees into it.
    const from = Math.max(crossings[i] <= 0 ? fromStart : crossings[i], lowFrom * length);
    const to = Math.min(crossings[i + 1] >= length ? length - fromEnd : crossings[i + 1], lowTo * length);
    if (to - from > bestTo - bestFrom) {
      bestFrom = from;
      bestTo = to;
    }
  }
};

/** Ground that one sees through stops what runs in it too long: the box must be as long as that. */
const hidesBehind = (depth: number): boolean => {
  const half = (depth / 2) * (length / shortest);
  const at = (bestFrom + bestTo) / 2;
  if (at - half < lowFrom * length || at + half > lowTo * length) return false;
  return isBoxClear(
    at,
    half + Math.max(startAlong, endAlong) + CLEAR,
    Math.max(startAcross, endAcross) + CLEAR,
  );
};

const hidesAt = (at: number, depth: number, height: number): boolean => {
  const share = at / length;
  const along = startAlong + (endAlong - startAlong) * share + CLEAR;
  const across = startAcross + (endAcross - startAcross) * share + CLEAR;
  if (!isBoxClear(at, along, across)) return false;
  const isDeepAtStart = startHeight < height && share * shortest >= depth;
  const isDeepAtEnd = endHeight < height && (1 - share) * shortest >= depth;
  return (isDeepAtStart || startsOutside()) && (isDeepAtEnd || endsOutside());
};

const groundHides = (blocker: Blocker, ground: Polygon): boolean => {
  takeLow(startHeight, endHeight, blocker.height);
  if (lowFrom >= lowTo || !(shortest > CLEAR)) return false;
  layOut(ground.rings);
  if (crossingCount === 0) return false;
  const depth = (blocker.into > 0 ? blocker.into + SAME : 0) + CLEAR;
  const further = (depth * length) / shortest;
  findStretch(further, further);
  if (bestTo <= bestFrom) return false;
  return blocker.through ? hidesBehind(depth) : hidesAt((bestFrom + bestTo) / 2, depth, blocker.height);
};

/** Whether a blocker is certain to stop every line of the fan taken up. */
export const hidesFan = (blocker: Blocker): boolean => {
  const { shape, height } = blocker;
  return shape.kind === 'polygon'
    ? groundHides(blocker, shape)
    : crestHides(shape.axis, height, corners, startHeight, endHeight);
};
