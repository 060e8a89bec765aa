/**
 * Sight between bodies, exact: some line between their visible edges is free, or none is. It is the same both ways:
 * the two are always taken in the same order.
 */
import { gap } from '../gap.ts';
import { type Box, boxesMeet } from '../pieces.ts';
import type { SightIndex } from './blocker.ts';
import { takeVisible, type Watcher } from './edges.ts';
import { type Edges, found, from, to } from './scratch.ts';
import { middleIsFree, searchPair, takeAround, takeSight } from './search.ts';

/** A free line of sight, from a to b. */
export interface SightLine {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

const comesFirst = (a: Watcher, b: Watcher): boolean => {
  const p = a.body.pieces.points;
  const q = b.body.pieces.points;
  for (let i = 0; i < p.length && i < q.length; i += 1) {
    if (p[i] !== q[i]) return p[i] < q[i];
  }
  return p.length <= q.length;
};

/** From middle to middle first: the long search is for what is hidden. */
const searchEdges = (starts: Edges, a: Box, ends: Edges, b: Box): boolean => {
  for (let i = 0; i < starts.count; i += 1) {
    for (let k = 0; k < ends.count; k += 1)
      if (middleIsFree(starts.list, 4 * i, ends.list, 4 * k)) return true;
  }
  takeAround(a, b);
  for (let i = 0; i < starts.count; i += 1) {
    for (let k = 0; k < ends.count; k += 1) if (searchPair(starts.list, 4 * i, ends.list, 4 * k)) return true;
  }
  return false;
};

const searchInOrder = (index: SightIndex, a: Watcher, b: Watcher): boolean => {
  takeSight(index, a.height ?? 0, b.height ?? 0);
  takeVisible(from, a, b.body);
  takeVisible(to, b, a.body);
  return searchEdges(from, a.body, to, b.body);
};

const lineFound = (): SightLine => ({ ax: found[0], ay: found[1], bx: found[2], by: found[3] });

/** A free line from some visible edge of a to some of b; undefined if each hides from the other. */
export const sightBetween = (index: SightIndex, a: Watcher, b: Watcher): SightLine | undefined => {
  if (comesFirst(a, b)) return searchInOrder(index, a, b) ? lineFound() : undefined;
  if (!searchInOrder(index, b, a)) return undefined;
  return { ax: found[2], ay: found[3], bx: found[0], by: found[1] };
};

/** Whether two bodies see each other; those that touch always do. */
export const bodiesSee = (index: SightIndex, a: Watcher, b: Watcher): boolean => {
  if (boxesMeet(a.body, b.body, 0) && gap(a.body, b.body) === 0) return true;
  return comesFirst(a, b) ? searchInOrder(index, a, b) : searchInOrder(index, b, a);
};

/** A free line from a place to some visible edge of a body. */
export const sightFromPoint = (
  index: SightIndex,
  x: number,
  y: number,
  height: number,
  b: Watcher,
): SightLine | undefined => {
  takeSight(index, height, b.height ?? 0);
  from.list[0] = x;
  from.list[1] = y;
  from.list[2] = x;
  from.list[3] = y;
  from.count = 1;
  takeVisible(to, b, undefined);
  const place = { minX: x, minY: y, maxX: x, maxY: y };
  return searchEdges(from, place, to, b.body) ? lineFound() : undefined;
};
