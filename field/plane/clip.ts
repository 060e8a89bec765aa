/**
 * Cutting a ring down to the part inside a convex one (Sutherland and Hodgman). A ring that is not convex may come
 * back with sides that run to and fro along the cut: they enclose nothing, so the signed area stays exact.
 *
 * Nothing is allocated once the two scratch rings have grown to the largest ring seen, and what `wedgeOf` returns is
 * good until the next call.
 */
import { orient2d } from 'robust-predicates';
import { ringArea } from './pieces.ts';
import { clipping } from './scratch.ts';

const makeRoom = (numbers: number): void => {
  if (clipping.here.length >= numbers) return;
  const larger = new Float64Array(numbers * 2);
  larger.set(clipping.here);
  clipping.here = larger;
  clipping.there = new Float64Array(numbers * 2);
};

/** Starts a cut from the ring ring[from..to). */
const take = (ring: ArrayLike<number>, from: number, to: number): void => {
  makeRoom(to - from);
  const { here } = clipping;
  clipping.length = to - from;
  for (let i = from; i < to; i += 1) here[i - from] = ring[i];
};

/** Above this part of its terms the sign of a cross product is beyond doubt; below, it takes the careful way. */
const DOUBT = 4e-16;

/** On which side of the line a to b a point lies: what `orient2d` says, asked only where rounding could matter. */
const sideOf = (ax: number, ay: number, bx: number, by: number, x: number, y: number): number => {
  const left = (ay - y) * (bx - x);
  const right = (ax - x) * (by - y);
  const side = left - right;
  // Times one, so that it is known to be a number whichever way it was found: else every side is laid on the heap.
  return Math.abs(side) >= DOUBT * Math.abs(left + right) ? side : 1 * orient2d(ax, ay, bx, by, x, y);
};

/**
 * Keeps what lies on the right of the line from the corner at `a` to that at `b`, or on it. Corners are given by their
 * places: numbers that are handed from function to function would be laid on the heap.
 */
const cut = (corners: ArrayLike<number>, a: number, b: number): void => {
  const ax = corners[a];
  const ay = corners[a + 1];
  const bx = corners[b];
  const by = corners[b + 1];
  makeRoom(clipping.length * 2 + 4);
  const { here, there, length } = clipping;
  let kept = 0;
  let px = here[length - 2];
  let py = here[length - 1];
  let pSide = sideOf(ax, ay, bx, by, px, py);
  for (let i = 0; i < length; i += 2) {
    const x = here[i];
    const y = here[i + 1];
    const side = sideOf(ax, ay, bx, by, x, y);
    if (side >= 0 !== pSide >= 0) {
      const share = pSide / (pSide - side);
      there[kept] = px + (x - px) * share;
      there[kept + 1] = py + (y - py) * share;
      kept += 2;
    }
    if (side >= 0) {
      there[kept] = x;
      there[kept + 1] = y;
      kept += 2;
    }
    px = x;
    py = y;
    pSide = side;
  }
  clipping.here = there;
  clipping.there = here;
  clipping.length = kept;
};

const cutToConvex = (convex: ArrayLike<number>, from: number, to: number): void => {
  for (let i = from, before = to - 2; i < to && clipping.length > 0; before = i, i += 2)
    cut(convex, before, i);
};

/** The area of ring[from..to) inside convex[cFrom..cTo): negative if the ring runs anticlockwise, as a hole does. */
export const clippedArea = (
  ring: ArrayLike<number>,
  from: number,
  to: number,
  convex: ArrayLike<number>,
  cFrom: number,
  cTo: number,
): number => {
  take(ring, from, to);
  cutToConvex(convex, cFrom, cTo);
  return ringArea(clipping.here, 0, clipping.length);
};

const lay = (at: number, x: number, y: number): void => {
  clipping.laid[at] = x;
  clipping.laid[at + 1] = y;
};

/** The part of a ring on the right of a line: a copy, for what is built once. */
export const rightOf = (
  ring: ArrayLike<number>,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Float64Array => {
  take(ring, 0, ring.length);
  lay(0, ax, ay);
  lay(2, bx, by);
  if (clipping.length > 0) cut(clipping.laid, 0, 2);
  return clipping.here.slice(0, clipping.length);
};

/** The part of ring[from..to) between two rays from a point, left ray first; the wedge may open up to half a turn. */
export const wedgeOf = (
  ring: ArrayLike<number>,
  from: number,
  to: number,
  x: number,
  y: number,
  left: readonly [number, number],
  right: readonly [number, number],
): Float64Array => {
  take(ring, from, to);
  lay(0, x + right[0], y + right[1]);
  lay(2, x, y);
  lay(4, x + left[0], y + left[1]);
  if (clipping.length > 0) cut(clipping.laid, 2, 4);
  if (clipping.length > 0) cut(clipping.laid, 0, 2);
  return clipping.here.subarray(0, clipping.length);
};
