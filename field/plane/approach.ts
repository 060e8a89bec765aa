/**
 * Two convex rings, each carried by its own motion: their gap at any time, and the last moment before they were too
 * deep in each other. The pair under question is kept in scratch, so that nothing is allocated.
 */
import { radiansOf } from './heading.ts';
import { armOf, longestWay, type Motion, place } from './motion.ts';
import { pAt, pair, pPace, qAt, qPace } from './scratch.ts';
import { signedGap } from './separation.ts';

/** No corner of one comes nearer to the other, from time 0 to time 1, by more than this. */
export const takePair = (
  p: ArrayLike<number>,
  pFrom: number,
  pTo: number,
  pMotion: Motion,
  q: ArrayLike<number>,
  qFrom: number,
  qTo: number,
  qMotion: Motion,
): number => {
  pair.p = p;
  pair.pFrom = pFrom;
  pair.pTo = pTo;
  pair.pMotion = pMotion;
  pair.q = q;
  pair.qFrom = qFrom;
  pair.qTo = qTo;
  pair.qMotion = qMotion;
  return longestWay(pMotion, p, pFrom, pTo) + longestWay(qMotion, q, qFrom, qTo);
};

export const gapAt = (time: number): number => {
  place(pair.pMotion, time, pair.p, pair.pFrom, pair.pTo, pAt);
  place(pair.qMotion, time, pair.q, pair.qFrom, pair.qTo, qAt);
  return signedGap(pAt, 0, pair.pTo - pair.pFrom, qAt, 0, pair.qTo - pair.qFrom);
};

/** Halves the time between one at which they were no deeper than the level and one at which they were. */
export const lastTimeAbove = (level: number, good: number, bad: number, way: number): number => {
  let from = good;
  let to = bad;
  for (let i = 0; i < 60 && (to - from) * way > 1e-6; i += 1) {
    const middle = (from + to) / 2;
    if (gapAt(middle) >= -level) from = middle;
    else to = middle;
  }
  return from;
};

/** Writes how fast each corner of a ring, placed at a time, is going. */
const pace = (motion: Motion, time: number, at: Float64Array, count: number, out: Float64Array): void => {
  const spin = radiansOf(motion.turn);
  const x = motion.pivotX + motion.dx * time;
  const y = motion.pivotY + motion.dy * time;
  for (let i = 0; i < count; i += 2) {
    out[i] = motion.dx + spin * (at[i + 1] - y);
    out[i + 1] = motion.dy - spin * (at[i] - x);
  }
};

/** The time in which a room is used up at a speed that grows by `bend` a unit of time; the first root, stably. */
const timeFor = (room: number, speed: number, bend: number): number => {
  if (bend === 0) return speed > 0 ? room / speed : Infinity;
  const root = Math.sqrt(speed * speed + 2 * bend * room);
  return speed > 0 ? (2 * room) / (speed + root) : (root - speed) / bend;
};

/**
 * How long the two stay less deep than the level, judged by the sides of `one` as they stand now: along each, every
 * corner goes on at its speed of this moment, and turns away from it no faster than `bend`.
 */
const surelyClear = (
  one: Float64Array,
  oneEnd: number,
  onePace: Float64Array,
  two: Float64Array,
  twoEnd: number,
  twoPace: Float64Array,
  level: number,
  bend: number,
): number => {
  let longest = 0;
  for (let i = 0, j = oneEnd - 2; i < oneEnd; j = i, i += 2) {
    const length = Math.sqrt(
      (one[i] - one[j]) * (one[i] - one[j]) + (one[i + 1] - one[j + 1]) * (one[i + 1] - one[j + 1]),
    );
    if (length === 0) continue;
    const outX = (one[j + 1] - one[i + 1]) / length;
    const outY = (one[i] - one[j]) / length;
    let clear = Infinity;
    for (let k = 0; k < twoEnd && clear > longest; k += 2) {
      for (let l = 0; l < oneEnd && clear > longest; l += 2) {
        const room = (two[k] - one[l]) * outX + (two[k + 1] - one[l + 1]) * outY + level;
        const speed = (onePace[l] - twoPace[k]) * outX + (onePace[l + 1] - twoPace[k + 1]) * outY;
        clear = room <= 0 ? 0 : Math.min(clear, timeFor(room, speed, bend));
      }
    }
    if (clear > longest) longest = clear;
  }
  return longest;
};

const stepFrom = (time: number, level: number, bend: number): number => {
  const pEnd = pair.pTo - pair.pFrom;
  const qEnd = pair.qTo - pair.qFrom;
  pace(pair.pMotion, time, pAt, pEnd, pPace);
  pace(pair.qMotion, time, qAt, qEnd, qPace);
  return Math.max(
    surelyClear(pAt, pEnd, pPace, qAt, qEnd, qPace, level, bend),
    surelyClear(qAt, qEnd, qPace, pAt, pEnd, pPace, level, bend),
  );
};

/** How fast a corner's course can change at most: the pull toward the pivots. */
const strongestBend = (): number => {
  const pSpin = radiansOf(pair.pMotion.turn);
  const qSpin = radiansOf(pair.qMotion.turn);
  return (
    pSpin * pSpin * armOf(pair.pMotion, pair.p, pair.pFrom, pair.pTo) +
    qSpin * qSpin * armOf(pair.qMotion, pair.q, pair.qFrom, pair.qTo)
  );
};

/** How near to the slack is as good as reached. */
const NEAR = 0.01;

/**
 * When the pair meets, by going forward as far as they surely stay clear, again and again: no contact can be stepped
 * over. Meeting is what `slide.ts` says.
 */
export const advanceTime = (way: number, slack: number): number => {
  if (way === 0) return Infinity;
  const start = gapAt(0);
  const startsApart = start > slack;
  const depth = Math.max(0, -start);
  const level = startsApart ? 0 : depth + slack / 2;
  const bend = strongestBend();
  let good = 0;
  let time = 0;
  for (;;) {
    const gap = gapAt(time);
    if (gap >= -level) good = time;
    const room = gap + depth + slack;
    if (room <= NEAR) break;
    time += Math.max(room / way, stepFrom(time, depth + slack, bend));
    if (time >= 1) return Infinity;
  }
  const met = lastTimeAbove(level, good, time, way);
  return !startsApart && met * way < 2 * slack ? 0 : met;
};
