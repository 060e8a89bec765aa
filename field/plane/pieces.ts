/**
 * Convex rings side by side in one array: what bodies, edges of polygons and ribbons are made of for every query.
 * A ring runs clockwise (its inside on the right of each side); one of two points is a bare line.
 */
export interface Pieces {
  /** x, y of every corner, ring after ring. */
  readonly points: Float64Array;
  /** Where each ring starts in `points`, and one past the last. */
  readonly starts: ArrayLike<number>;
}

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Whatever can be met on the table has pieces and a box around them. */
export interface Shape extends Box {
  readonly pieces: Pieces;
}

export const piecesOf = (rings: readonly ArrayLike<number>[]): Pieces => {
  const starts = new Int32Array(rings.length + 1);
  rings.forEach((ring, i) => {
    starts[i + 1] = starts[i] + ring.length;
  });
  const points = new Float64Array(starts[rings.length]);
  rings.forEach((ring, i) => {
    points.set(ring, starts[i]);
  });
  return { points, starts };
};

export const ringOf = (pieces: Pieces, index: number): Float64Array =>
  pieces.points.subarray(pieces.starts[index], pieces.starts[index + 1]);

export const boxOf = (points: ArrayLike<number>): Box => {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let i = 0; i < points.length; i += 2) {
    if (points[i] < minX) minX = points[i];
    if (points[i] > maxX) maxX = points[i];
    if (points[i + 1] < minY) minY = points[i + 1];
    if (points[i + 1] > maxY) maxY = points[i + 1];
  }
  return { minX, minY, maxX, maxY };
};

export const boxesMeet = (a: Box, b: Box, margin: number): boolean =>
  a.minX - margin <= b.maxX &&
  b.minX - margin <= a.maxX &&
  a.minY - margin <= b.maxY &&
  b.minY - margin <= a.maxY;

/** Twice-summed cross products, halved: positive when the ring runs clockwise. */
export const ringArea = (ring: ArrayLike<number>, from = 0, to = ring.length): number => {
  if (to - from < 6) return 0;
  // Measured from the first corner, so that far places do not cost digits.
  const x0 = ring[from];
  const y0 = ring[from + 1];
  let sum = 0;
  for (let i = from + 2; i + 3 < to; i += 2) {
    sum += (ring[i + 1] - y0) * (ring[i + 2] - x0) - (ring[i] - x0) * (ring[i + 3] - y0);
  }
  return sum / 2;
};
