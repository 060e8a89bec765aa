/**
 * The lines of sight between two edges that decide everything. A line from the place s along one edge to the place t
 * along the other (both 0 to 1) changes what it passes only where it runs through a corner of a blocker, begins or
 * ends at an end of an edge or at a side of a blocker, comes over the top of a blocker just where it crosses its side,
 * or looks straight at a side. Each of these is a curve k + l s + m t + n s t = 0; where two such curves meet, all that
 * can be seen nearby is seen a hair's breadth to one of the four sides.
 */
import { SAME } from '../../tolerance.ts';
import { type Box, boxesMeet, boxOf } from '../pieces.ts';
import type { Blocker } from './blocker.ts';
import { sightLines } from './layout.ts';
import { critical } from './scratch.ts';

const addCurve = (k: number, l: number, m: number, n: number): void => {
  // Between the ends of the edges such a curve has its extremes at the ends: of one sign there, it has no zero.
  const sEnd = k + l;
  const tEnd = k + m;
  const bothEnds = sEnd + m + n;
  if (k > 0 && sEnd > 0 && tEnd > 0 && bothEnds > 0) return;
  if (k < 0 && sEnd < 0 && tEnd < 0 && bothEnds < 0) return;
  if (critical.curveCount * 4 === critical.curves.length) {
    const larger = new Float64Array(critical.curves.length * 2);
    larger.set(critical.curves);
    critical.curves = larger;
  }
  const { curves } = critical;
  const at = critical.curveCount * 4;
  curves[at] = k;
  curves[at + 1] = l;
  curves[at + 2] = m;
  curves[at + 3] = n;
  critical.curveCount += 1;
};

/** Starts on two edges, each given as x, y, dx, dy, with their ends as the first curves. */
export const takeEdges = (edges: Float64Array): void => {
  critical.sx = edges[0];
  critical.sy = edges[1];
  critical.sdx = edges[2];
  critical.sdy = edges[3];
  critical.tx = edges[4];
  critical.ty = edges[5];
  critical.tdx = edges[6];
  critical.tdy = edges[7];
  critical.sLength = Math.max(1, Math.sqrt(edges[2] * edges[2] + edges[3] * edges[3]));
  critical.tLength = Math.max(1, Math.sqrt(edges[6] * edges[6] + edges[7] * edges[7]));
  critical.curveCount = 0;
  addCurve(0, 1, 0, 0);
  addCurve(-1, 1, 0, 0);
  addCurve(0, 0, 1, 0);
  addCurve(-1, 0, 1, 0);
};

const isIn = (box: Box, x: number, y: number): boolean =>
  x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;

/** Lines through a corner. */
const throughCorner = (x: number, y: number): void => {
  const { sx, sy, sdx, sdy, tx, ty, tdx, tdy } = critical;
  const sToX = x - sx;
  const sToY = y - sy;
  const tToX = x - tx;
  const tToY = y - ty;
  addCurve(
    sToX * tToY - sToY * tToX,
    -(sdx * tToY - sdy * tToX),
    -(sToX * tdy - sToY * tdx),
    sdx * tdy - sdy * tdx,
  );
};

/** Lines whose point at a share of their way lies on the line through a side. */
const overSide = (share: number, ax: number, ay: number, bx: number, by: number): void => {
  const { sx, sy, sdx, sdy, tx, ty, tdx, tdy } = critical;
  const outX = by - ay;
  const outY = ax - bx;
  const fromS = 1 - share;
  addCurve(
    (sx * fromS + tx * share - ax) * outX + (sy * fromS + ty * share - ay) * outY,
    fromS * (sdx * outX + sdy * outY),
    share * (tdx * outX + tdy * outY),
    0,
  );
};

/** Lines at a right angle to a side: the shortest way into what lies behind it. */
const straightAt = (ax: number, ay: number, bx: number, by: number): void => {
  const { sx, sy, sdx, sdy, tx, ty, tdx, tdy } = critical;
  const alongX = bx - ax;
  const alongY = by - ay;
  addCurve(
    (tx - sx) * alongX + (ty - sy) * alongY,
    -(sdx * alongX + sdy * alongY),
    tdx * alongX + tdy * alongY,
    0,
  );
};

/** The curves of a blocker, as far as it lies in the box around the edges. */
export const takeBlocker = (blocker: Blocker, box: Box, az: number, bz: number): void => {
  const lines = sightLines(blocker);
  // The share of the way at which the line passes the top; none if it never does.
  const share = (blocker.height - az) / (bz - az);
  for (let i = 0; i < lines.length; i += 4) {
    const ax = lines[i];
    const ay = lines[i + 1];
    const bx = lines[i + 2];
    const by = lines[i + 3];
    if (isIn(box, ax, ay)) throughCorner(ax, ay);
    if (blocker.shape.kind === 'ribbon' && isIn(box, bx, by)) throughCorner(bx, by);
    if (!boxesMeet(boxOf(lines.subarray(i, i + 4)), box, 0)) continue;
    // Where a blocker lies over an edge itself, what is seen changes at its side.
    overSide(0, ax, ay, bx, by);
    overSide(1, ax, ay, bx, by);
    if (share > 0 && share < 1) overSide(share, ax, ay, bx, by);
    if (blocker.into > 0) straightAt(ax, ay, bx, by);
  }
};

export type Try = (ax: number, ay: number, bx: number, by: number) => boolean;

export const tryAt = (s: number, t: number, isFree: Try): boolean => {
  const { sx, sy, sdx, sdy, tx, ty, tdx, tdy } = critical;
  if (!(s >= 0 && s <= 1 && t >= 0 && t <= 1)) return false;
  return isFree(sx + sdx * s, sy + sdy * s, tx + tdx * t, ty + tdy * t);
};

/** How far beside a critical line one looks, in units: slits narrower than about this are closed. */
const HAIR = SAME / 4;

/** Whether everything a hair around a place is known to be hidden. */
export type Hidden = (s: number, t: number, sHair: number, tHair: number) => boolean;

/** Tries the four sides of the place (s, t) at which the curves c and d meet. */
const tryAround = (c: number, d: number, s: number, t: number, isFree: Try, isHidden: Hidden): boolean => {
  const { curves, sLength, tLength, leastS, mostS, leastT, mostT } = critical;
  if (!(s >= leastS && s <= mostS && t >= leastT && t <= mostT)) return false;
  const sHair = HAIR / sLength;
  const tHair = HAIR / tLength;
  if (!(s >= -sHair && s <= 1 + sHair && t >= -tHair && t <= 1 + tHair)) return false;
  if (isHidden(s, t, sHair, tHair)) return false;
  if (tryAt(s, t, isFree)) return true;
  // How fast each curve's value changes a unit along either edge.
  const cs = (curves[c + 1] + curves[c + 3] * t) / sLength;
  const ct = (curves[c + 2] + curves[c + 3] * s) / tLength;
  const ds = (curves[d + 1] + curves[d + 3] * t) / sLength;
  const dt = (curves[d + 2] + curves[d + 3] * s) / tLength;
  const cSpeed = Math.sqrt(cs * cs + ct * ct);
  const dSpeed = Math.sqrt(ds * ds + dt * dt);
  const cross = cs * dt - ct * ds;
  if (cross === 0) return false;
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const c1 = quarter < 2 ? cSpeed : -cSpeed;
    const d1 = quarter % 2 === 0 ? dSpeed : -dSpeed;
    const stepS = (c1 * dt - d1 * ct) / cross;
    const stepT = (d1 * cs - c1 * ds) / cross;
    const hair = HAIR / Math.max(Math.abs(stepS), Math.abs(stepT));
    if (tryAt(s + (stepS * hair) / sLength, t + (stepT * hair) / tLength, isFree)) return true;
  }
  return false;
};

/** The place along the second edge that belongs to s on one of two curves: the one that says it more clearly. */
const otherPlace = (c: number, d: number, s: number): number => {
  const { curves } = critical;
  const cDown = curves[c + 2] + curves[c + 3] * s;
  const dDown = curves[d + 2] + curves[d + 3] * s;
  const cClear = Math.abs(cDown) / (Math.abs(curves[c]) + Math.abs(curves[c + 1]) + 1e-300);
  const dClear = Math.abs(dDown) / (Math.abs(curves[d]) + Math.abs(curves[d + 1]) + 1e-300);
  if (cDown === 0 && dDown === 0) return Infinity;
  return cClear >= dClear && cDown !== 0
    ? -(curves[c] + curves[c + 1] * s) / cDown
    : -(curves[d] + curves[d + 1] * s) / dDown;
};

const tryPair = (c: number, d: number, isFree: Try, isHidden: Hidden): boolean => {
  const { curves } = critical;
  // Without t: square s^2 + linear s + rest = 0.
  const square = curves[d + 1] * curves[c + 3] - curves[d + 3] * curves[c + 1];
  const linear =
    curves[d] * curves[c + 3] +
    curves[d + 1] * curves[c + 2] -
    curves[d + 2] * curves[c + 1] -
    curves[d + 3] * curves[c];
  const rest = curves[d] * curves[c + 2] - curves[d + 2] * curves[c];
  const inside = linear * linear - 4 * square * rest;
  if (inside < 0 || (square === 0 && linear === 0)) return false;
  const q = -(linear + (linear < 0 ? -Math.sqrt(inside) : Math.sqrt(inside))) / 2;
  const s1 = q === 0 ? 0 : rest / q;
  if (tryAround(c, d, s1, otherPlace(c, d, s1), isFree, isHidden)) return true;
  if (square === 0) return false;
  const s2 = q / square;
  return tryAround(c, d, s2, otherPlace(c, d, s2), isFree, isHidden);
};

const valueAt = (curves: Float64Array, c: number, s: number, t: number): number =>
  curves[c] + curves[c + 1] * s + (curves[c + 2] + curves[c + 3] * s) * t;

const takePassing = (): void => {
  const { curves, curveCount, leastS, mostS, leastT, mostT } = critical;
  if (critical.passing.length < curveCount) critical.passing = new Int32Array(curves.length / 4);
  const { passing } = critical;
  let count = 0;
  for (let c = 0; c < 4 * curveCount; c += 4) {
    const isUp = valueAt(curves, c, leastS, leastT) > 0;
    const isDown = valueAt(curves, c, leastS, leastT) < 0;
    if (
      isUp &&
      valueAt(curves, c, mostS, leastT) > 0 &&
      valueAt(curves, c, leastS, mostT) > 0 &&
      valueAt(curves, c, mostS, mostT) > 0
    )
      continue;
    if (
      isDown &&
      valueAt(curves, c, mostS, leastT) < 0 &&
      valueAt(curves, c, leastS, mostT) < 0 &&
      valueAt(curves, c, mostS, mostT) < 0
    )
      continue;
    passing[count] = c;
    count += 1;
  }
  critical.passingCount = count;
};

/** Whether any of the deciding lines from this part of the one edge to that part of the other is free. */
export const tryPart = (
  s0: number,
  s1: number,
  t0: number,
  t1: number,
  isFree: Try,
  isHidden: Hidden,
): boolean => {
  const sHairs = (2 * HAIR) / critical.sLength;
  const tHairs = (2 * HAIR) / critical.tLength;
  critical.leastS = s0 - sHairs;
  critical.mostS = s1 + sHairs;
  critical.leastT = t0 - tHairs;
  critical.mostT = t1 + tHairs;
  takePassing();
  const { passing, passingCount } = critical;
  for (let i = 0; i < passingCount; i += 1) {
    for (let k = 0; k < i; k += 1) {
      if (tryPair(passing[i], passing[k], isFree, isHidden)) return true;
    }
  }
  return false;
};
