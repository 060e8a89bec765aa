/**
 * How far apart two convex rings are, or how deep they stand in each other. Every side of either may be the one that
 * parts them, so each is tried. Nothing is allocated.
 */
import { squaredGap } from './segment.ts';

/** The widest clear strip along a side of p: positive if it parts the two, else minus the depth. */
const partedBySides = (
  p: ArrayLike<number>,
  pFrom: number,
  pTo: number,
  q: ArrayLike<number>,
  qFrom: number,
  qTo: number,
): number => {
  let widest = -Infinity;
  let ax = p[pTo - 2];
  let ay = p[pTo - 1];
  for (let i = pFrom; i < pTo; i += 2) {
    const bx = p[i];
    const by = p[i + 1];
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    if (length > 0) {
      const outX = (ay - by) / length;
      const outY = (bx - ax) / length;
      let strip = Infinity;
      for (let k = qFrom; k < qTo; k += 2) {
        const beyond = (q[k] - ax) * outX + (q[k + 1] - ay) * outY;
        if (beyond < strip) strip = beyond;
      }
      if (strip > widest) widest = strip;
    }
    ax = bx;
    ay = by;
  }
  return widest;
};

/** Positive when a straight line parts the two (the width of the clear strip), else minus their depth. */
const clearStrip = (
  p: ArrayLike<number>,
  pFrom: number,
  pTo: number,
  q: ArrayLike<number>,
  qFrom: number,
  qTo: number,
): number => {
  const byP = partedBySides(p, pFrom, pTo, q, qFrom, qTo);
  const byQ = partedBySides(q, qFrom, qTo, p, pFrom, pTo);
  return byP > byQ ? byP : byQ;
};

const cornersToSides = (
  p: ArrayLike<number>,
  pFrom: number,
  pTo: number,
  q: ArrayLike<number>,
  qFrom: number,
  qTo: number,
): number => {
  let least = Infinity;
  let ax = p[pTo - 2];
  let ay = p[pTo - 1];
  for (let i = pFrom; i < pTo; i += 2) {
    for (let k = qFrom; k < qTo; k += 2) {
      const squared = squaredGap(ax, ay, p[i], p[i + 1], q[k], q[k + 1]);
      if (squared < least) least = squared;
    }
    ax = p[i];
    ay = p[i + 1];
  }
  return least;
};

/** The distance between two convex rings, or minus the depth to which they overlap. */
export const signedGap = (
  p: ArrayLike<number>,
  pFrom: number,
  pTo: number,
  q: ArrayLike<number>,
  qFrom: number,
  qTo: number,
): number => {
  const strip = clearStrip(p, pFrom, pTo, q, qFrom, qTo);
  if (strip <= 0) return strip;
  const squared = Math.min(
    cornersToSides(p, pFrom, pTo, q, qFrom, qTo),
    cornersToSides(q, qFrom, qTo, p, pFrom, pTo),
  );
  return Math.sqrt(squared);
};
