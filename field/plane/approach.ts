/**
 * Two convex rings, each carried by its own motion: their gap at any time, and the last moment before they were too
 * deep in each other. The pair under question is kept in this file, so that nothing is allocated.
 */
import { longestWay, type Motion, place } from './motion.ts';
import { signedGap } from './separation.ts';

const MOST_NUMBERS = 64;
const pAt = new Float64Array(MOST_NUMBERS);
const qAt = new Float64Array(MOST_NUMBERS);
const none: ArrayLike<number> = [];
const still: Motion = { dx: 0, dy: 0, pivotX: 0, pivotY: 0, turn: 0 };
const pair = { p: none, pFrom: 0, pTo: 0, pMotion: still, q: none, qFrom: 0, qTo: 0, qMotion: still };

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

/** How near to the slack is as good as reached. */
const NEAR = 0.02;

/**
 * When the pair meets, by going forward as far as the gap allows at full speed, again and again: no contact can be
 * stepped over. Meeting is what `slide.ts` says.
 */
export const advanceTime = (way: number, slack: number): number => {
  if (way === 0) return Infinity;
  const start = gapAt(0);
  const startsApart = start > slack;
  const depth = Math.max(0, -start);
  const level = startsApart ? 0 : depth + slack / 2;
  let good = 0;
  let time = 0;
  for (;;) {
    const gap = gapAt(time);
    if (gap >= -level) good = time;
    const room = gap + depth + slack;
    if (room <= NEAR) break;
    time += room / way;
    if (time >= 1) return Infinity;
  }
  const met = lastTimeAbove(level, good, time, way);
  return !startsApart && met * way < 2 * slack ? 0 : met;
};
