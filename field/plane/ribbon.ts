import { orient2d } from 'robust-predicates';
import { areaOf } from './body.ts';
import { apart } from './disjoint.ts';
import { boxOf, type Pieces, piecesOf, type Shape } from './pieces.ts';

/**
 * A line on the table: road, stream, wall, crest. With a width it has flat ends, and its outer bends are filled to a
 * point unless they are sharper than a right angle, where they are cut off; without one it is bare line.
 */
export interface Ribbon extends Shape {
  readonly kind: 'ribbon';
  readonly axis: Float64Array;
  readonly width: number;
  /** A convex piece for each leg and each bend, or a bare line for each leg. */
  readonly pieces: Pieces;
  /** The same ground without overlaps; nothing for a bare line. */
  readonly parts: Pieces;
  readonly area: number;
}

export type Line = readonly (readonly [number, number])[];

interface Leg {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  /** Half the width, to the right of the way it runs. */
  readonly rightX: number;
  readonly rightY: number;
}

const legsOf = (axis: Float64Array, width: number): Leg[] => {
  const legs: Leg[] = [];
  for (let i = 0; i + 3 < axis.length; i += 2) {
    const [ax, ay, bx, by] = [axis[i], axis[i + 1], axis[i + 2], axis[i + 3]];
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    if (length === 0) continue;
    const half = width / 2 / length;
    legs.push({ ax, ay, bx, by, rightX: (by - ay) * half, rightY: (ax - bx) * half });
  }
  return legs;
};

const strip = ({ ax, ay, bx, by, rightX, rightY }: Leg): number[] => [
  ...[ax - rightX, ay - rightY, bx - rightX, by - rightY],
  ...[bx + rightX, by + rightY, ax + rightX, ay + rightY],
];

/** The outer side of a bend: a kite up to a right angle, a triangle beyond. */
const bend = (leg: Leg, next: Leg): number[] => {
  const turn = orient2d(
    leg.ax,
    leg.ay,
    leg.bx,
    leg.by,
    leg.bx + next.bx - next.ax,
    leg.by + next.by - next.ay,
  );
  if (turn === 0) return [];
  // A bend to the right leaves its gap on the left.
  const out = turn > 0 ? -1 : 1;
  const [ux, uy, vx, vy] = [leg.rightX * out, leg.rightY * out, next.rightX * out, next.rightY * out];
  const half = ux * ux + uy * uy;
  const along = ux * vx + uy * vy;
  const from = [leg.bx + ux, leg.by + uy];
  const to = [leg.bx + vx, leg.by + vy];
  const reach = half / (half + along);
  const tip = along >= 0 ? [leg.bx + (ux + vx) * reach, leg.by + (uy + vy) * reach] : [];
  const heart = [leg.bx, leg.by];
  return out < 0 ? [...heart, ...from, ...tip, ...to] : [...heart, ...to, ...tip, ...from];
};

const widePieces = (legs: readonly Leg[], closed: boolean): number[][] => {
  const rings: number[][] = [];
  legs.forEach((leg, i) => {
    rings.push(strip(leg));
    const next = legs[i + 1] ?? (closed ? legs[0] : undefined);
    const filled = next === undefined ? [] : bend(leg, next);
    if (filled.length > 0) rings.push(filled);
  });
  return rings;
};

/** A line that ends where it began is closed: its last bend is filled as well. */
export const ribbonOf = (line: Line, width: number): Ribbon => {
  const axis = Float64Array.from(line.flat());
  const legs = legsOf(axis, width);
  const last = axis.length - 2;
  const closed = legs.length > 2 && axis[0] === axis[last] && axis[1] === axis[last + 1];
  const bare = legs.map(({ ax, ay, bx, by }) => [ax, ay, bx, by]);
  const pieces = piecesOf(width > 0 ? widePieces(legs, closed) : bare);
  const parts = width > 0 ? apart(pieces) : piecesOf([]);
  return { kind: 'ribbon', axis, width, pieces, parts, area: areaOf(parts), ...boxOf(pieces.points) };
};
