/**
 * When a convex ring that slides along a straight line meets one that stands still, in closed form: along each side
 * that may part the two, the clear strip shrinks or grows evenly, so the times at which they are deeper in each other
 * than some level are an interval. Nothing is allocated.
 *
 * What counts as meeting, here and for wheels: two rings that start apart meet when they first touch, if going on
 * leads them deeper into each other than the slack by the end of the way. Two that start in touch, or overlapping,
 * may part or slide along each other for ever; they meet where going on would lead deeper by the slack than they
 * began, and the time given is that at which half of it was used, so that rounding a place never locks a body.
 */
import { sliding } from './scratch.ts';

const addSides = (
  p: ArrayLike<number>,
  pFrom: number,
  pTo: number,
  q: ArrayLike<number>,
  qFrom: number,
  qTo: number,
  dx: number,
  dy: number,
): void => {
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
      sliding.strips[sliding.sideCount] = strip;
      sliding.closing[sliding.sideCount] = dx * outX + dy * outY;
      sliding.sideCount += 1;
    }
    ax = bx;
    ay = by;
  }
};

/** Sets `enter` and `leave` to the times between which the rings are deeper in each other than the level. */
const spanDeeperThan = (level: number): void => {
  const { strips, closing, sideCount } = sliding;
  let enter = -Infinity;
  let leave = Infinity;
  for (let i = 0; i < sideCount; i += 1) {
    const way = strips[i] + level;
    const speed = closing[i];
    if (speed > 0) enter = Math.max(enter, way / speed);
    else if (speed < 0) leave = Math.min(leave, way / speed);
    else if (way >= 0) leave = -Infinity;
  }
  sliding.enter = enter;
  sliding.leave = leave;
};

const widestStrip = (): number => {
  let widest = -Infinity;
  for (let i = 0; i < sliding.sideCount; i += 1) widest = Math.max(widest, sliding.strips[i]);
  return widest;
};

/** Time 0..1 at which p, going by (dx, dy), meets q; Infinity if it does not. */
export const slideTime = (
  p: ArrayLike<number>,
  pFrom: number,
  pTo: number,
  q: ArrayLike<number>,
  qFrom: number,
  qTo: number,
  dx: number,
  dy: number,
  slack: number,
): number => {
  sliding.sideCount = 0;
  addSides(p, pFrom, pTo, q, qFrom, qTo, dx, dy);
  addSides(q, qFrom, qTo, p, pFrom, pTo, -dx, -dy);
  const strip = widestStrip();
  const depth = Math.max(0, -strip);
  spanDeeperThan(depth + slack);
  if (!(sliding.enter < sliding.leave && sliding.leave > 0 && sliding.enter < 1)) return Infinity;
  const startsApart = strip > slack;
  spanDeeperThan(startsApart ? 0 : depth + slack / 2);
  const time = Math.max(0, sliding.enter);
  if (startsApart) return time;
  return time * Math.sqrt(dx * dx + dy * dy) < 2 * slack ? 0 : time;
};
