/** The distance between edges: 0 when two things touch or overlap. Nothing is allocated. */
import type { Body } from './body.ts';
import type { Pieces, Shape } from './pieces.ts';
import { type Polygon, placeInRings } from './polygon.ts';
import type { Ribbon } from './ribbon.ts';
import { squaredGap } from './segment.ts';
import { signedGap } from './separation.ts';

/** No less than this lies between the boxes of two rings: saves the exact question for those that may be nearest. */
const boxGap = (p: Pieces, i: number, q: Pieces, k: number): number => {
  let pLeft = Infinity;
  let pRight = -Infinity;
  let pLow = Infinity;
  let pHigh = -Infinity;
  for (let n = p.starts[i]; n < p.starts[i + 1]; n += 2) {
    pLeft = Math.min(pLeft, p.points[n]);
    pRight = Math.max(pRight, p.points[n]);
    pLow = Math.min(pLow, p.points[n + 1]);
    pHigh = Math.max(pHigh, p.points[n + 1]);
  }
  let qLeft = Infinity;
  let qRight = -Infinity;
  let qLow = Infinity;
  let qHigh = -Infinity;
  for (let n = q.starts[k]; n < q.starts[k + 1]; n += 2) {
    qLeft = Math.min(qLeft, q.points[n]);
    qRight = Math.max(qRight, q.points[n]);
    qLow = Math.min(qLow, q.points[n + 1]);
    qHigh = Math.max(qHigh, q.points[n + 1]);
  }
  return Math.max(pLeft - qRight, qLeft - pRight, pLow - qHigh, qLow - pHigh);
};

const gapOfPieces = (p: Pieces, q: Pieces): number => {
  let least = Infinity;
  for (let i = 0; i + 1 < p.starts.length; i += 1) {
    for (let k = 0; k + 1 < q.starts.length; k += 1) {
      if (least < Infinity && boxGap(p, i, q, k) >= least) continue;
      const gap = signedGap(p.points, p.starts[i], p.starts[i + 1], q.points, q.starts[k], q.starts[k + 1]);
      if (gap <= 0) return 0;
      if (gap < least) least = gap;
    }
  }
  return least;
};

/** One corner of each block is enough: a block that crosses no side is wholly in or wholly out. */
const standsIn = (body: Body, polygon: Polygon): boolean => {
  for (let i = 0; i < body.pieces.points.length; i += 8) {
    if (placeInRings(polygon.rings, body.pieces.points[i], body.pieces.points[i + 1]) >= 0) return true;
  }
  return false;
};

export const gap = (body: Body, other: Body | Polygon | Ribbon): number => {
  if (other.kind === 'polygon' && standsIn(body, other)) return 0;
  return gapOfPieces(body.pieces, other.pieces);
};

const isWithin = (pieces: Pieces, piece: number, x: number, y: number): boolean => {
  const { points, starts } = pieces;
  const to = starts[piece + 1];
  if (to - starts[piece] < 6) return false;
  for (let i = starts[piece], j = to - 2; i < to; j = i, i += 2) {
    const right =
      (points[i + 1] - points[j + 1]) * (x - points[j]) - (points[i] - points[j]) * (y - points[j + 1]);
    if (right < 0) return false;
  }
  return true;
};

const squaredGapToPieces = (pieces: Pieces, x: number, y: number): number => {
  const { points, starts } = pieces;
  let least = Infinity;
  for (let p = 0; p + 1 < starts.length; p += 1) {
    if (isWithin(pieces, p, x, y)) return 0;
    for (let i = starts[p], j = starts[p + 1] - 2; i < starts[p + 1]; j = i, i += 2) {
      const squared = squaredGap(points[j], points[j + 1], points[i], points[i + 1], x, y);
      if (squared < least) least = squared;
    }
  }
  return least;
};

/** From a place to the nearest point of a body, a polygon's ground or a line. */
export const gapToPoint = (shape: Body | Polygon | Ribbon, x: number, y: number): number => {
  if (shape.kind === 'polygon' && placeInRings(shape.rings, x, y) >= 0) return 0;
  return Math.sqrt(squaredGapToPieces(shape.pieces, x, y));
};

/** From a place to the nearest border of a polygon or side of anything else, also from within a polygon. */
export const gapToEdge = (polygon: Polygon, x: number, y: number): number =>
  Math.sqrt(squaredGapToPieces(polygon.pieces, x, y));

/** How deep the deepest piece of a body stands across the edges of another thing; 0 if it only touches. */
export const depthAcross = (body: Body, other: Shape): number => {
  let deepest = 0;
  const p = body.pieces;
  const q = other.pieces;
  for (let i = 0; i + 1 < p.starts.length; i += 1) {
    for (let k = 0; k + 1 < q.starts.length; k += 1) {
      if (boxGap(p, i, q, k) > 0) continue;
      const gap = signedGap(p.points, p.starts[i], p.starts[i + 1], q.points, q.starts[k], q.starts[k + 1]);
      if (-gap > deepest) deepest = -gap;
    }
  }
  return deepest;
};
