/** How much ground two things share. Nothing is allocated. */
import type { Body } from './body.ts';
import { clippedArea } from './clip.ts';
import { type Box, boxesMeet, type Pieces } from './pieces.ts';
import type { Polygon } from './polygon.ts';
import type { Ribbon } from './ribbon.ts';

/** Whether a ring lies wholly to one side of a box: of the many pieces of a river few come near a body. */
const isBeside = ({ points, starts }: Pieces, ring: number, { minX, minY, maxX, maxY }: Box): boolean => {
  let [west, south, east, north] = [true, true, true, true];
  for (let i = starts[ring]; i < starts[ring + 1]; i += 2) {
    const x = points[i];
    const y = points[i + 1];
    west = west && x < minX;
    east = east && x > maxX;
    south = south && y < minY;
    north = north && y > maxY;
  }
  return west || east || south || north;
};

/** Sums over all pairs; the rings may be any, the parts must be convex and clockwise, with a box around them all. */
const sharedArea = (rings: Pieces, parts: Pieces, box: Box): number => {
  let area = 0;
  for (let p = 0; p + 1 < parts.starts.length; p += 1) {
    for (let r = 0; r + 1 < rings.starts.length; r += 1) {
      if (isBeside(rings, r, box)) continue;
      area += clippedArea(
        rings.points,
        rings.starts[r],
        rings.starts[r + 1],
        parts.points,
        parts.starts[p],
        parts.starts[p + 1],
      );
    }
  }
  return area;
};

/** The ground that a body shares with a body, a polygon or a ribbon, in square units. */
export const overlapArea = (body: Body, other: Body | Polygon | Ribbon): number => {
  if (!boxesMeet(body, other, 0)) return 0;
  const area = sharedArea(other.kind === 'polygon' ? other.rings : other.parts, body.parts, body);
  return area > 0 ? Math.min(area, body.area, other.area) : 0;
};

/** The part of a body, 0 to 1, that lies on the other. */
export const overlapShare = (body: Body, other: Body | Polygon | Ribbon): number =>
  body.area > 0 ? overlapArea(body, other) / body.area : 0;
