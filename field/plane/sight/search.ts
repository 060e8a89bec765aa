/**
 * The search for a free line from one edge to another. The lines from every place of the one (s, 0 to 1) to every
 * place of the other (t) fill a square; parts of it that one blocker hides altogether are left out, and what remains
 * is halved until it is small. Only there are the deciding lines tried, one by one.
 */
import type { Box } from '../pieces.ts';
import type { SightIndex } from './blocker.ts';
import { type Hidden, type Try, takeBlocker, takeEdges, tryPart } from './critical.ts';
import { sees } from './line.ts';
import { box, edges, found, search } from './scratch.ts';
import { hidesFan, takeEyes, takeFan } from './screen.ts';

const isFree: Try = (ax, ay, bx, by) => {
  if (!sees(search.index, ax, ay, bx, by, search.az, search.bz)) return false;
  found[0] = ax;
  found[1] = ay;
  found[2] = bx;
  found[3] = by;
  return true;
};

/** Starts a search with eyes at these heights. */
export const takeSight = (map: SightIndex, from: number, to: number): void => {
  search.index = map;
  search.az = from;
  search.bz = to;
  takeEyes(from, to);
};

const takePair = (from: Float64Array, i: number, to: Float64Array, k: number): void => {
  edges[0] = from[i];
  edges[1] = from[i + 1];
  edges[2] = from[i + 2] - from[i];
  edges[3] = from[i + 3] - from[i + 1];
  edges[4] = to[k];
  edges[5] = to[k + 1];
  edges[6] = to[k + 2] - to[k];
  edges[7] = to[k + 3] - to[k + 1];
};

const isFreeAt = (s: number, t: number): boolean =>
  isFree(edges[0] + edges[2] * s, edges[1] + edges[3] * s, edges[4] + edges[6] * t, edges[5] + edges[7] * t);

const takeBox = (p: Float64Array, i: number, q: Float64Array, k: number): void => {
  box.minX = Math.min(p[i], p[i + 2], q[k], q[k + 2]);
  box.minY = Math.min(p[i + 1], p[i + 3], q[k + 1], q[k + 3]);
  box.maxX = Math.max(p[i], p[i + 2], q[k], q[k + 2]);
  box.maxY = Math.max(p[i + 1], p[i + 3], q[k + 1], q[k + 3]);
};

const isNear = (
  boxes: Float64Array,
  n: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean =>
  boxes[4 * n] <= maxX && boxes[4 * n + 1] <= maxY && boxes[4 * n + 2] >= minX && boxes[4 * n + 3] >= minY;

/** Gathers the blockers between two bodies, before any search from edge to edge. */
export const takeAround = (a: Box, b: Box): void => {
  const { boxes, blockers } = search.index;
  if (search.around.length < blockers.length) {
    search.around = new Int32Array(2 * blockers.length);
    search.near = new Int32Array(2 * blockers.length);
  }
  const minX = Math.min(a.minX, b.minX);
  const minY = Math.min(a.minY, b.minY);
  const maxX = Math.max(a.maxX, b.maxX);
  const maxY = Math.max(a.maxY, b.maxY);
  search.aroundCount = 0;
  for (let n = 0; n < blockers.length; n += 1) {
    if (!isNear(boxes, n, minX, minY, maxX, maxY)) continue;
    search.around[search.aroundCount] = n;
    search.aroundCount += 1;
  }
};

const takeNear = (): void => {
  const { boxes } = search.index;
  const { minX, minY, maxX, maxY } = box;
  search.nearCount = 0;
  for (let i = 0; i < search.aroundCount; i += 1) {
    if (!isNear(boxes, search.around[i], minX, minY, maxX, maxY)) continue;
    search.near[search.nearCount] = search.around[i];
    search.nearCount += 1;
  }
};

/** Whether some blocker hides all lines from the places s to the places t, each give or take so much. */
const isHidden: Hidden = (s, t, sHalf, tHalf) => {
  takeFan(edges, s, t, sHalf, tHalf);
  for (let n = 0; n < search.nearCount; n += 1) {
    const number = search.near[n];
    if (!hidesFan(search.index.blockers[number])) continue;
    search.near[n] = search.near[0];
    search.near[0] = number;
    return true;
  }
  return false;
};

const takeCurves = (): void => {
  if (search.areCurvesTaken) return;
  search.areCurvesTaken = true;
  takeEdges(edges);
  for (let n = 0; n < search.nearCount; n += 1)
    takeBlocker(search.index.blockers[search.near[n]], box, search.az, search.bz);
};

/** The middles were tried before anything else. */
const MIDDLE = 1 << 12;

const tryQuarters = (s: number, t: number): boolean => {
  const column = 4 * s;
  const row = 4 * t;
  if (column !== Math.floor(column) || row !== Math.floor(row)) return false;
  const bit = 1 << (5 * row + column);
  if ((search.tried & bit) !== 0) return false;
  search.tried |= bit;
  return !isHidden(s, t, 0, 0) && isFreeAt(s, t);
};

const tryGrid = (s0: number, s1: number, t0: number, t1: number): boolean => {
  const [s, t] = [(s0 + s1) / 2, (t0 + t1) / 2];
  return (
    tryQuarters(s, t) ||
    tryQuarters(s0, t0) ||
    tryQuarters(s1, t1) ||
    tryQuarters(s0, t1) ||
    tryQuarters(s1, t0) ||
    tryQuarters(s, t0) ||
    tryQuarters(s, t1) ||
    tryQuarters(s0, t) ||
    tryQuarters(s1, t)
  );
};

const tryLeaf = (s0: number, s1: number, t0: number, t1: number): boolean => {
  for (let s = Math.ceil(4 * s0); s <= 4 * s1; s += 1) {
    for (let t = Math.ceil(4 * t0); t <= 4 * t1; t += 1) if (tryQuarters(s / 4, t / 4)) return true;
  }
  takeCurves();
  return tryPart(s0, s1, t0, t1, isFree, isHidden);
};

/** A part is small when neither of its stretches is longer than this, in units. */
const SMALL = 320;

const addPart = (s0: number, s1: number, t0: number, t1: number): void => {
  if (4 * search.partCount === search.parts.length) {
    const larger = new Float64Array(2 * search.parts.length);
    larger.set(search.parts);
    search.parts = larger;
  }
  search.parts[4 * search.partCount] = s0;
  search.parts[4 * search.partCount + 1] = s1;
  search.parts[4 * search.partCount + 2] = t0;
  search.parts[4 * search.partCount + 3] = t1;
  search.partCount += 1;
};

/** Whether the line from the middle of one edge to the middle of the other is free. */
export const middleIsFree = (from: Float64Array, i: number, to: Float64Array, k: number): boolean => {
  takePair(from, i, to, k);
  return isFreeAt(0.5, 0.5);
};

/** Whether any line from the edge from[i..i+4) to the edge to[k..k+4) is free; it is then in `found`. */
export const searchPair = (from: Float64Array, i: number, to: Float64Array, k: number): boolean => {
  takePair(from, i, to, k);
  takeBox(from, i, to, k);
  takeNear();
  search.areCurvesTaken = false;
  search.tried = MIDDLE;
  search.partCount = 0;
  const sLength = Math.sqrt(edges[2] * edges[2] + edges[3] * edges[3]);
  const tLength = Math.sqrt(edges[6] * edges[6] + edges[7] * edges[7]);
  addPart(0, 1, 0, 1);
  for (let part = 0; part < search.partCount; part += 1) {
    const s0 = search.parts[4 * part];
    const s1 = search.parts[4 * part + 1];
    const t0 = search.parts[4 * part + 2];
    const t1 = search.parts[4 * part + 3];
    const s = (s0 + s1) / 2;
    const t = (t0 + t1) / 2;
    if (isHidden(s, t, (s1 - s0) / 2, (t1 - t0) / 2)) continue;
    if (tryGrid(s0, s1, t0, t1)) return true;
    const sStretch = (s1 - s0) * sLength;
    const tStretch = (t1 - t0) * tLength;
    if (sStretch <= SMALL && tStretch <= SMALL) {
      if (tryLeaf(s0, s1, t0, t1)) return true;
    } else if (sStretch > tStretch) {
      addPart(s0, s, t0, t1);
      addPart(s, s1, t0, t1);
    } else {
      addPart(s0, s1, t0, t);
      addPart(s0, s1, t, t1);
    }
  }
  return false;
};
