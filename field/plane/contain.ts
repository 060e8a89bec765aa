import { SAME } from '../tolerance.ts';
import type { Body } from './body.ts';
import { depthAcross, gapToEdge } from './gap.ts';
import { type Polygon, placeInRings } from './polygon.ts';

const isInOrOnBorder = (polygon: Polygon, x: number, y: number, tolerance: number): boolean =>
  placeInRings(polygon.rings, x, y) >= 0 || gapToEdge(polygon, x, y) <= tolerance;

/** A body wholly on a polygon's ground: nothing of it sticks out, or over a hole, by more than the tolerance. */
export const isWhollyIn = (body: Body, polygon: Polygon, tolerance = SAME): boolean => {
  const { points } = body.pieces;
  for (let i = 0; i < points.length; i += 2) {
    if (!isInOrOnBorder(polygon, points[i], points[i + 1], tolerance)) return false;
  }
  for (const block of body.blocks) {
    if (!isInOrOnBorder(polygon, block.x, block.y, tolerance)) return false;
  }
  return depthAcross(body, polygon) <= tolerance;
};
