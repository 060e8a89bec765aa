import type { Place } from '../../model/march.ts';
import type { Terrain } from '../../model/terrain.ts';
import { GRID_GRAIN } from './grid.ts';

/** How near to a bridge or ford a step must cross the river: the next cells to it on either bank. */
const CROSSING_REACH = 1.5 * GRID_GRAIN;

/** Where two straight stretches cross; undefined if they do not. */
const meeting = (a: Place, b: Place, c: Place, d: Place): Place | undefined => {
  const [abX, abY, cdX, cdY] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const cross = abX * cdY - abY * cdX;
  if (cross === 0) return undefined;
  const along = ((c.x - a.x) * cdY - (c.y - a.y) * cdX) / cross;
  const beyond = ((c.x - a.x) * abY - (c.y - a.y) * abX) / cross;
  const inside = along >= 0 && along <= 1 && beyond >= 0 && beyond <= 1;
  return inside ? { x: a.x + abX * along, y: a.y + abY * along } : undefined;
};

const isAtCrossing = ({ crossings }: Terrain, { x, y }: Place): boolean =>
  crossings.some(
    (crossing) =>
      (crossing.x - x) * (crossing.x - x) + (crossing.y - y) * (crossing.y - y) <=
      CROSSING_REACH * CROSSING_REACH,
  );

/** PB-R237a, PB-R232: whether a step goes over a river where there is neither bridge nor ford. */
export const swimsBetween = (terrain: Terrain, from: Place, to: Place): boolean =>
  terrain.rivers.some(({ line }) =>
    line.some(([x, y], corner) => {
      const before = line[corner - 1];
      if (before === undefined) return false;
      const place = meeting(from, to, { x: before[0], y: before[1] }, { x, y });
      return place !== undefined && !isAtCrossing(terrain, place);
    }),
  );
