import { orient2d } from 'robust-predicates';
import { boxOf, type Pieces, piecesOf, ringArea, type Shape } from './pieces.ts';

/** Ground with a border and perhaps holes: a wood with its clearings, a lake with its island, a house. */
export interface Polygon extends Shape {
  readonly kind: 'polygon';
  /** The border clockwise, then each hole anticlockwise: the ground is always on the right. */
  readonly rings: Pieces;
  /** Every side of every ring as a bare line. */
  readonly pieces: Pieces;
  readonly area: number;
}

export type Ring = readonly (readonly [number, number])[];

const flat = (ring: Ring, clockwise: boolean): Float64Array => {
  const points = Float64Array.from(ring.flat());
  if (ringArea(points) > 0 === clockwise) return points;
  return Float64Array.from([...ring].reverse().flat());
};

const sidesOf = (rings: readonly Float64Array[]): Pieces => {
  const lines: number[][] = [];
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      if (ring[i] === ring[j] && ring[i + 1] === ring[j + 1]) continue;
      lines.push([ring[i], ring[i + 1], ring[j], ring[j + 1]]);
    }
  }
  return piecesOf(lines);
};

export const polygonOf = (border: Ring, holes: readonly Ring[] = []): Polygon => {
  const rings = [flat(border, true), ...holes.map((hole) => flat(hole, false))];
  let area = 0;
  for (const ring of rings) area += ringArea(ring);
  return { kind: 'polygon', rings: piecesOf(rings), pieces: sidesOf(rings), area, ...boxOf(rings[0]) };
};

export type Whereabouts = 'inside' | 'border' | 'outside';

/** 1 inside, 0 exactly on the border, -1 outside; decided without rounding, and without allocating. */
export const placeInRings = (rings: Pieces, x: number, y: number): number => {
  const { points, starts } = rings;
  let inside = false;
  for (let r = 0; r + 1 < starts.length; r += 1) {
    const to = starts[r + 1];
    let px = points[to - 2];
    let py = points[to - 1];
    for (let i = starts[r]; i < to; i += 2) {
      const qx = points[i];
      const qy = points[i + 1];
      if (py > y !== qy > y) {
        const side = orient2d(px, py, qx, qy, x, y);
        if (side === 0) return 0;
        // The side runs up and the place is on its left, or down and on its right: a ray to the east crosses it.
        if (side < 0 === qy > py) inside = !inside;
      } else if ((py === y || qy === y) && liesOn(px, py, qx, qy, x, y)) return 0;
      px = qx;
      py = qy;
    }
  }
  return inside ? 1 : -1;
};

const liesOn = (px: number, py: number, qx: number, qy: number, x: number, y: number): boolean =>
  Math.min(px, qx) <= x &&
  x <= Math.max(px, qx) &&
  Math.min(py, qy) <= y &&
  y <= Math.max(py, qy) &&
  orient2d(px, py, qx, qy, x, y) === 0;

/** Where a place lies: holes are outside, and the border belongs to neither. */
export const whereIn = (polygon: Polygon, x: number, y: number): Whereabouts => {
  if (x < polygon.minX || x > polygon.maxX || y < polygon.minY || y > polygon.maxY) return 'outside';
  const place = placeInRings(polygon.rings, x, y);
  if (place === 0) return 'border';
  return place > 0 ? 'inside' : 'outside';
};
