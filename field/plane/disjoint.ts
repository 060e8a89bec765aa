/** Taking overlapping convex pieces apart, once, when a body or a ribbon is made. */
import { rightOf } from './clip.ts';
import { boxesMeet, boxOf, type Pieces, piecesOf, ringArea, ringOf } from './pieces.ts';

/** Slivers below this many square units are rounding, not ground. */
const SLIVER = 1e-3;

const isGround = (ring: ArrayLike<number>): boolean => ringArea(ring) > SLIVER;

/** What is left of a convex ring outside another: at most one convex ring for each side of the other. */
const outside = (ring: Float64Array, other: Float64Array): Float64Array[] => {
  const left: Float64Array[] = [];
  let rest = ring;
  let px = other[other.length - 2];
  let py = other[other.length - 1];
  for (let i = 0; i < other.length; i += 2) {
    const beyond = rightOf(rest, other[i], other[i + 1], px, py);
    if (isGround(beyond)) left.push(beyond);
    rest = rightOf(rest, px, py, other[i], other[i + 1]);
    px = other[i];
    py = other[i + 1];
  }
  return isGround(rest) ? left : [ring];
};

const without = (ring: Float64Array, others: readonly Float64Array[]): Float64Array[] => {
  let rings = [ring];
  for (const other of others) {
    if (!boxesMeet(boxOf(ring), boxOf(other), 0)) continue;
    rings = rings.flatMap((each) => outside(each, other));
  }
  return rings;
};

/** The same ground as the pieces cover, in convex pieces that do not overlap. */
export const apart = (pieces: Pieces): Pieces => {
  if (pieces.starts.length <= 2) return pieces;
  const before: Float64Array[] = [];
  const rings: Float64Array[] = [];
  let overlapped = false;
  for (let i = 0; i + 1 < pieces.starts.length; i += 1) {
    const ring = ringOf(pieces, i);
    const left = without(ring, before);
    overlapped ||= left.length !== 1 || left[0] !== ring;
    rings.push(...left);
    before.push(ring);
  }
  return overlapped ? piecesOf(rings) : pieces;
};
