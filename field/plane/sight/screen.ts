/**
 * Whether one blocker hides a whole fan of lines at once: all lines from a stretch of one edge to a stretch of another.
 * At the same share of their ways they are all equally high, and no further from the middle line than the stretches
 * reach. So where a box as large as that lies in the ground, below its top, it stops them all. A yes is certain; a no
 * only says that the fan is too wide for this proof.
 */
import { SAME } from '../../tolerance.ts';
import type { Box, Pieces } from '../pieces.ts';
import type { Polygon } from '../polygon.ts';
import type { Blocker } from './blocker.ts';
import { crestHides } from './crest-screen.ts';
import { CLEAR, takeLow } from './low.ts';
import { corners, fan, ground, low } from './scratch.ts';

/** Where the middle line begins, which way it runs, and how long it is. */
const START_X = 0;
const START_Y = 1;
const AHEAD_X = 2;
const AHEAD_Y = 3;
const LENGTH = 4;
/** How far the stretches at its start and its end reach along it and across it. */
const START_ALONG = 5;
const START_ACROSS = 6;
const END_ALONG = 7;
const END_ACROSS = 8;
/** No line of the fan is shorter. */
const SHORTEST = 9;
const START_HEIGHT = 10;
const END_HEIGHT = 11;

/**
 * Takes up the lines from the place s along one edge to the place t along the other, each give or take so much. The
 * edges are given as x, y, dx, dy.
 */
export const takeFan = (edges: Float64Array, s: number, t: number, sHalf: number, tHalf: number): void => {
  const startHalfX = edges[2] * sHalf;
  const startHalfY = edges[3] * sHalf;
  const endHalfX = edges[6] * tHalf;
  const endHalfY = edges[7] * tHalf;
  const ax = edges[0] + edges[2] * s;
  const ay = edges[1] + edges[3] * s;
  const bx = edges[4] + edges[6] * t;
  const by = edges[5] + edges[7] * t;
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  const aheadX = (bx - ax) / length;
  const aheadY = (by - ay) / length;
  fan[START_X] = ax;
  fan[START_Y] = ay;
  fan[AHEAD_X] = aheadX;
  fan[AHEAD_Y] = aheadY;
  fan[LENGTH] = length;
  fan[START_ALONG] = Math.abs(startHalfX * aheadX + startHalfY * aheadY);
  fan[START_ACROSS] = Math.abs(startHalfX * aheadY - startHalfY * aheadX);
  fan[END_ALONG] = Math.abs(endHalfX * aheadX + endHalfY * aheadY);
  fan[END_ACROSS] = Math.abs(endHalfX * aheadY - endHalfY * aheadX);
  fan[SHORTEST] = length - fan[START_ALONG] - fan[END_ALONG];
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
  fan[START_HEIGHT] = az;
  fan[END_HEIGHT] = bz;
};

const addCrossing = (along: number): void => {
  const { crossings } = ground;
  let at = ground.crossingCount;
  for (; at > 0 && crossings[at - 1] > along; at -= 1) crossings[at] = crossings[at - 1];
  crossings[at] = along;
  ground.crossingCount += 1;
};

const layOut = ({ points, starts }: Pieces): void => {
  if (ground.laid.length < 2 * points.length) {
    ground.laid = new Float64Array(4 * points.length);
    ground.crossings = new Float64Array(points.length);
  }
  const { laid } = ground;
  let count = 0;
  ground.crossingCount = 0;
  const startX = fan[START_X];
  const startY = fan[START_Y];
  const aheadX = fan[AHEAD_X];
  const aheadY = fan[AHEAD_Y];
  for (let ring = 0; ring + 1 < starts.length; ring += 1) {
    const to = starts[ring + 1];
    let x = points[to - 2] - startX;
    let y = points[to - 1] - startY;
    let along = x * aheadX + y * aheadY;
    let across = x * aheadY - y * aheadX;
    for (let i = starts[ring]; i < to; i += 2) {
      laid[count] = along;
      laid[count + 1] = across;
      x = points[i] - startX;
      y = points[i + 1] - startY;
      const nextAlong = x * aheadX + y * aheadY;
      const nextAcross = x * aheadY - y * aheadX;
      laid[count + 2] = nextAlong;
      laid[count + 3] = nextAcross;
      count += 4;
      if (across > 0 !== nextAcross > 0)
        addCrossing(along + ((nextAlong - along) * across) / (across - nextAcross));
      along = nextAlong;
      across = nextAcross;
    }
  }
  ground.laidCount = count;
};

/** Whether no side comes into the box about a place on the middle line, so many units along and across. */
const isBoxClear = (at: number, along: number, across: number): boolean => {
  const from = at - along;
  const to = at + along;
  const { laid, laidCount } = ground;
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
  const { crossings, crossingCount } = ground;
  let before = 0;
  while (before < crossingCount && crossings[before] < at) before += 1;
  return before % 2 === 0;
};

const startsOutside = (): boolean =>
  isOutside(0) && isBoxClear(0, fan[START_ALONG] + CLEAR, fan[START_ACROSS] + CLEAR);
const endsOutside = (): boolean =>
  isOutside(fan[LENGTH]) && isBoxClear(fan[LENGTH], fan[END_ALONG] + CLEAR, fan[END_ACROSS] + CLEAR);

/**
 * The middle of the longest stretch of the middle line that lies in the ground and below its top; -1 if there is none.
 * Ground in which the line begins or ends stops it only beyond the depth to which one sees into it.
 */
const deepest = (depth: number): number => {
  const length = fan[LENGTH];
  const blind = (depth * length) / fan[SHORTEST];
  const lowFrom = low[0] * length;
  const lowTo = low[1] * length;
  let longest = 0;
  let middle = -1;
  const { crossings, crossingCount } = ground;
  for (let i = 0; i + 1 < crossingCount; i += 2) {
    const from = Math.max(crossings[i] <= 0 ? blind : crossings[i], lowFrom);
    const to = Math.min(crossings[i + 1] >= length ? length - blind : crossings[i + 1], lowTo);
    if (to - from <= longest) continue;
    longest = to - from;
    middle = (from + to) / 2;
  }
  return middle;
};

/** Ground that one sees through stops what runs in it too long: the box must be as long as that. */
const stopsThrough = (at: number, depth: number): boolean => {
  const length = fan[LENGTH];
  const half = (depth / 2) * (length / fan[SHORTEST]);
  if (at - half < low[0] * length || at + half > low[1] * length) return false;
  const along = Math.max(fan[START_ALONG], fan[END_ALONG]);
  const across = Math.max(fan[START_ACROSS], fan[END_ACROSS]);
  return isBoxClear(at, half + along + CLEAR, across + CLEAR);
};

const stopsAt = (at: number, depth: number, height: number): boolean => {
  const share = at / fan[LENGTH];
  const along = fan[START_ALONG] + (fan[END_ALONG] - fan[START_ALONG]) * share;
  const across = fan[START_ACROSS] + (fan[END_ACROSS] - fan[START_ACROSS]) * share;
  if (!isBoxClear(at, along + CLEAR, across + CLEAR)) return false;
  const isDeepFromStart = fan[START_HEIGHT] < height && share * fan[SHORTEST] >= depth;
  const isDeepFromEnd = fan[END_HEIGHT] < height && (1 - share) * fan[SHORTEST] >= depth;
  return (isDeepFromStart || startsOutside()) && (isDeepFromEnd || endsOutside());
};

/** Whether the middle line, were it endless, would pass the box around the ground by. */
const passesBy = ({ minX, minY, maxX, maxY }: Box): boolean => {
  const x = (minX + maxX) / 2 - fan[START_X];
  const y = (minY + maxY) / 2 - fan[START_Y];
  const across = Math.abs(x * fan[AHEAD_Y] - y * fan[AHEAD_X]);
  return 2 * across > (maxX - minX) * Math.abs(fan[AHEAD_Y]) + (maxY - minY) * Math.abs(fan[AHEAD_X]);
};

const groundHides = ({ into, through, height }: Blocker, ground: Polygon): boolean => {
  if (!(fan[SHORTEST] > CLEAR) || passesBy(ground)) return false;
  takeLow(fan[START_HEIGHT], fan[END_HEIGHT], height);
  if (low[0] >= low[1]) return false;
  layOut(ground.rings);
  const depth = (into > 0 ? into + SAME : 0) + CLEAR;
  const at = deepest(depth);
  if (at < 0) return false;
  return through ? stopsThrough(at, depth) : stopsAt(at, depth, height);
};

/** Whether a blocker is certain to stop every line of the fan taken up. */
export const hidesFan = (blocker: Blocker): boolean => {
  const { shape, height } = blocker;
  return shape.kind === 'polygon'
    ? groundHides(blocker, shape)
    : crestHides(shape.axis, height, corners, fan[START_HEIGHT], fan[END_HEIGHT]);
};
