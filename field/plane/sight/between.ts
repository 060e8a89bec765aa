/**
 * Sight between bodies, exact: some line between their visible edges is free, or none is. It is the same both ways:
 * the two are always taken in the same order.
 */
import { orient2d } from 'robust-predicates';
import { type Side, sides } from '../block.ts';
import type { Body } from '../body.ts';
import { gap } from '../gap.ts';
import { type Box, boxesMeet, boxOf } from '../pieces.ts';
import type { Blocker, SightIndex } from './blocker.ts';
import { overSide, straightAt, takeEdges, throughCorner, tryAllPairs, tryAt } from './critical.ts';
import { sightLines } from './layout.ts';
import { sees } from './line.ts';

/** One end of a sight: a body, how high its eyes are, and from which of its sides it looks or is seen (else all). */
export interface Watcher {
  readonly body: Body;
  readonly height?: number;
  readonly side?: Side;
}

/** A free line of sight, from a to b. */
export interface SightLine {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

const facesSome = (p: Float64Array, i: number, j: number, other: Float64Array): boolean => {
  for (let k = 0; k < other.length; k += 2) {
    if (orient2d(p[i], p[i + 1], p[j], p[j + 1], other[k], other[k + 1]) < 0) return true;
  }
  return false;
};

/** The edges of a watcher that face some of the other body, four numbers each. */
const visibleEdges = ({ body, side }: Watcher, other: Body): Float64Array => {
  const { points } = body.pieces;
  const edges: number[] = [];
  for (let at = 0; at < points.length; at += 8) {
    for (let s = 0; s < 4; s += 1) {
      if (side !== undefined && sides[s] !== side) continue;
      const i = at + 2 * s;
      const j = at + 2 * ((s + 1) % 4);
      if (facesSome(points, i, j, other.pieces.points)) {
        edges.push(points[i], points[i + 1], points[j], points[j + 1]);
      }
    }
  }
  return Float64Array.from(edges);
};

const comesFirst = (a: Watcher, b: Watcher): boolean => {
  const p = a.body.pieces.points;
  const q = b.body.pieces.points;
  for (let i = 0; i < p.length && i < q.length; i += 1) {
    if (p[i] !== q[i]) return p[i] < q[i];
  }
  return p.length <= q.length;
};

/** The share of the way at which a line from one height to another passes a third; none if it never does. */
const shareAtHeight = (az: number, bz: number, height: number): number => (height - az) / (bz - az);

const addBlocker = (blocker: Blocker, box: Box, az: number, bz: number): void => {
  const lines = sightLines(blocker);
  const share = shareAtHeight(az, bz, blocker.height);
  for (let i = 0; i < lines.length; i += 4) {
    const [ax, ay, bx, by] = [lines[i], lines[i + 1], lines[i + 2], lines[i + 3]];
    const isIn = (x: number, y: number): boolean =>
      x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;
    if (isIn(ax, ay)) throughCorner(ax, ay);
    if (blocker.shape.kind === 'ribbon' && isIn(bx, by)) throughCorner(bx, by);
    if (!boxesMeet(boxOf([ax, ay, bx, by]), box, 0)) continue;
    // Where a blocker lies over an edge itself, what is seen changes at its side.
    overSide(0, ax, ay, bx, by);
    overSide(1, ax, ay, bx, by);
    if (share > 0 && share < 1) overSide(share, ax, ay, bx, by);
    if (blocker.into > 0) straightAt(ax, ay, bx, by);
  }
};

/** A few lines that are free more often than not, so that the long search is for hidden things only. */
const easyPlaces = [0.5, 0, 1, 0.25, 0.75];

interface Search {
  readonly index: SightIndex;
  readonly az: number;
  readonly bz: number;
  found: SightLine | undefined;
}

const searchEdges = (search: Search, from: Float64Array, i: number, to: Float64Array, k: number): boolean => {
  const { index, az, bz } = search;
  const isFree = (ax: number, ay: number, bx: number, by: number): boolean => {
    if (!sees(index, ax, ay, bx, by, az, bz)) return false;
    search.found = { ax, ay, bx, by };
    return true;
  };
  takeEdges(from, i, to, k);
  for (const s of easyPlaces) {
    for (const t of easyPlaces) if (tryAt(s, t, isFree)) return true;
  }
  const box = boxOf([...from.subarray(i, i + 4), ...to.subarray(k, k + 4)]);
  for (const blocker of index.blockers) {
    if (boxesMeet(blocker.shape, box, 0)) addBlocker(blocker, box, az, bz);
  }
  return tryAllPairs(isFree);
};

const searchInOrder = (index: SightIndex, a: Watcher, b: Watcher): SightLine | undefined => {
  const search: Search = { index, az: a.height ?? 0, bz: b.height ?? 0, found: undefined };
  const from = visibleEdges(a, b.body);
  const to = visibleEdges(b, a.body);
  for (let i = 0; i < from.length; i += 4) {
    for (let k = 0; k < to.length; k += 4) {
      if (searchEdges(search, from, i, to, k)) return search.found;
    }
  }
  return undefined;
};

const reversed = (line: SightLine | undefined): SightLine | undefined =>
  line && { ax: line.bx, ay: line.by, bx: line.ax, by: line.ay };

/** A free line from some visible edge of a to some of b; undefined if each hides from the other. */
export const sightBetween = (index: SightIndex, a: Watcher, b: Watcher): SightLine | undefined =>
  comesFirst(a, b) ? searchInOrder(index, a, b) : reversed(searchInOrder(index, b, a));

/** Whether two bodies see each other; those that touch always do. */
export const bodiesSee = (index: SightIndex, a: Watcher, b: Watcher): boolean =>
  gap(a.body, b.body) === 0 || sightBetween(index, a, b) !== undefined;

/** A free line from a place to some visible edge of a body. */
export const sightFromPoint = (
  index: SightIndex,
  x: number,
  y: number,
  height: number,
  b: Watcher,
): SightLine | undefined => {
  const search: Search = { index, az: height, bz: b.height ?? 0, found: undefined };
  const from = Float64Array.of(x, y, x, y);
  const points = b.body.pieces.points;
  for (let at = 0; at < points.length; at += 8) {
    for (let s = 0; s < 4; s += 1) {
      if (b.side !== undefined && sides[s] !== b.side) continue;
      const j = at + 2 * ((s + 1) % 4);
      const to = Float64Array.of(points[at + 2 * s], points[at + 2 * s + 1], points[j], points[j + 1]);
      if (searchEdges(search, from, 0, to, 0)) return search.found;
    }
  }
  return undefined;
};
