/**
 * When a convex ring that wheels about a pivot meets one that stands still. Along each side that may part the two,
 * each corner comes and goes as a cosine of the angle, so the angle up to which a side goes on parting them has a
 * closed form. From the start, leap to the end of the side that lasts longest, and again, until none parts them.
 * Nothing is allocated. Meeting is what `slide.ts` says.
 */
import { arccosine, arctangent, PI, TAU } from './angle.ts';
import { gapAt, lastTimeAbove, takePair } from './approach.ts';
import { radiansOf } from './heading.ts';
import { halt, type Motion } from './motion.ts';
import { leaps } from './scratch.ts';

/**
 * How much further one can turn from `angle` while even * cos + odd * sin + base stays at or above 0; negative if it
 * is below already.
 */
const turnLeft = (even: number, odd: number, base: number, angle: number): number => {
  const swing = Math.sqrt(even * even + odd * odd);
  if (base >= swing) return Infinity;
  if (base <= -swing) return -1;
  let from = angle - arctangent(odd, even);
  from -= TAU * Math.floor((from + PI) / TAU);
  const limit = arccosine(-base / swing);
  return from < -limit ? -1 : limit - from;
};

/**
 * The longest that a side of the ring `p` goes on parting the two, from an angle on. `hand` is how corners of `q` turn
 * as seen from p: 1 to the right, -1 to the left. All places are taken from the pivot.
 */
const longestParting = (
  p: ArrayLike<number>,
  pFrom: number,
  pTo: number,
  q: ArrayLike<number>,
  qFrom: number,
  qTo: number,
  pivotX: number,
  pivotY: number,
  hand: number,
  level: number,
  angle: number,
): number => {
  let longest = -1;
  let ax = p[pTo - 2] - pivotX;
  let ay = p[pTo - 1] - pivotY;
  for (let i = pFrom; i < pTo; i += 2) {
    const bx = p[i] - pivotX;
    const by = p[i + 1] - pivotY;
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    if (length > 0) {
      const outX = (ay - by) / length;
      const outY = (bx - ax) / length;
      const base = level - ax * outX - ay * outY;
      let parting = Infinity;
      for (let k = qFrom; k < qTo && parting > longest; k += 2) {
        const x = q[k] - pivotX;
        const y = q[k + 1] - pivotY;
        const left = turnLeft(x * outX + y * outY, hand * (y * outX - x * outY), base, angle);
        if (left < parting) parting = left;
      }
      if (parting > longest) longest = parting;
    }
    ax = bx;
    ay = by;
  }
  return longest;
};

/** A leap shorter than this, in radians, leads nowhere. */
const NO_LEAP = 1e-12;

/** Time 0..1 at which p, carried by a wheel, meets q; Infinity if it does not. */
export const wheelTime = (
  p: ArrayLike<number>,
  pFrom: number,
  pTo: number,
  motion: Motion,
  q: ArrayLike<number>,
  qFrom: number,
  qTo: number,
  slack: number,
): number => {
  const way = takePair(p, pFrom, pTo, motion, q, qFrom, qTo, halt);
  const whole = Math.abs(radiansOf(motion.turn));
  const hand = motion.turn < 0 ? -1 : 1;
  const { pivotX, pivotY } = motion;
  if (whole === 0) return Infinity;
  const start = gapAt(0);
  const startsApart = start > slack;
  const depth = Math.max(0, -start);
  const deep = depth + slack;
  let angle = 0;
  let count = 0;
  for (;;) {
    leaps[count] = angle;
    if (count + 1 < leaps.length) count += 1;
    const byStanding = longestParting(q, qFrom, qTo, p, pFrom, pTo, pivotX, pivotY, hand, deep, angle);
    const byWheeling = longestParting(p, pFrom, pTo, q, qFrom, qTo, pivotX, pivotY, -hand, deep, angle);
    const leap = Math.max(byStanding, byWheeling);
    if (leap <= NO_LEAP) break;
    angle += leap;
    if (angle >= whole) return Infinity;
  }
  const level = startsApart ? 0 : depth + slack / 2;
  let good = 0;
  for (let i = count - 1; i > 0 && good === 0; i -= 1) {
    if (leaps[i] < angle && gapAt(leaps[i] / whole) >= -level) good = leaps[i] / whole;
  }
  const met = lastTimeAbove(level, good, angle / whole, way);
  return !startsApart && met * way < 2 * slack ? 0 : met;
};
