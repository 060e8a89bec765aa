/** The edges of bodies that may see each other, in scratch that is used again. */
import { orient2d } from 'robust-predicates';
import { type Side, sides } from '../block.ts';
import type { Body } from '../body.ts';
import type { Edges } from './scratch.ts';

/** One end of a sight: a body, how high its eyes are, and from which of its sides it looks or is seen (else all). */
export interface Watcher {
  readonly body: Body;
  readonly height?: number;
  readonly side?: Side;
}

const facesSome = (p: Float64Array, i: number, j: number, other: Float64Array): boolean => {
  for (let k = 0; k < other.length; k += 2) {
    if (orient2d(p[i], p[i + 1], p[j], p[j + 1], other[k], other[k + 1]) < 0) return true;
  }
  return false;
};

/** Takes the edges of a watcher that face some of the other body, or all if there is none. */
export const takeVisible = (edges: Edges, { body, side }: Watcher, other: Body | undefined): void => {
  const { points } = body.pieces;
  if (edges.list.length < 2 * points.length) edges.list = new Float64Array(4 * points.length);
  const { list } = edges;
  let at = 0;
  for (let block = 0; block < points.length; block += 8) {
    for (let s = 0; s < 4; s += 1) {
      if (side !== undefined && sides[s] !== side) continue;
      const i = block + 2 * s;
      const j = block + 2 * ((s + 1) % 4);
      if (other !== undefined && !facesSome(points, i, j, other.pieces.points)) continue;
      list[at] = points[i];
      list[at + 1] = points[i + 1];
      list[at + 2] = points[j];
      list[at + 3] = points[j + 1];
      at += 4;
    }
  }
  edges.count = at / 4;
};
