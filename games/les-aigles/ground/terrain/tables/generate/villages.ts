/** Roads through the middle of a table, and the villages on them. Centimetres. */
import type { FeatureEntry, Material, Point, Way } from '../../../../model/terrain-entries.ts';
import {
  between,
  isFreeBeside,
  type LandInMaking,
  nameFrom,
  numbered,
  take,
  tidyPoint,
  turned,
} from './land.ts';
import { directionFrom, offset, rectangle } from './shapes.ts';

const ROAD = 5;

export interface RoadInMaking {
  readonly id: string;
  readonly way: Way;
}

/** A road through the middle, the same from both ends: its middle stretch is straight. */
export const layRoad = (land: LandInMaking, end: Point, bend: Point): RoadInMaking => {
  const id = numbered(land, 'road');
  const way = [end, bend, turned(bend), turned(end)].map(tidyPoint);
  land.features.push({ id, kind: 'road', way, width: ROAD });
  land.ways.push({ way, half: ROAD / 2 });
  return { id, way };
};

/** How a village is built: the second of two like the first. */
interface Plan {
  readonly houses: number;
  readonly size: Point;
  readonly walls?: Material;
}

const planOf = (land: LandInMaking, houses: number, hasWalls: boolean): Plan => ({
  houses,
  size: [between(land, 6, 7.5), between(land, 5, 6.5)],
  ...(hasWalls && { walls: land.random.below(2) === 0 ? ('stone wall' as const) : ('hedge' as const) }),
});

/** Half of the houses on each side of the street, gardens behind the first two. */
const build = (
  land: LandInMaking,
  street: string,
  at: Point,
  along: Point,
  { houses, size, walls }: Plan,
): void => {
  const village = numbered(land, 'village');
  land.features.push({ id: village, kind: 'village', street, ...nameFrom(land, 'village') });
  const rows = Math.ceil(houses / 2);
  for (let i = 0; i < houses; i += 1) {
    const [row, hand] = [Math.floor(i / 2), i % 2 === 0 ? 1 : -1];
    const ahead = (row - (rows - 1) / 2) * (size[0] + 2);
    const middle = offset(at, along, ahead, hand * (ROAD / 2 + size[1] / 2));
    const corners = rectangle(middle, along, size[0], size[1]);
    land.features.push({ id: numbered(land, 'house'), kind: 'house', corners, village });
    if (walls !== undefined && row === 0) {
      const back = offset(at, along, ahead, hand * (ROAD / 2 + size[1]));
      land.features.push(gardenBehind(land, back, along, hand, size[0], walls));
    }
  }
};

/** A wall on three sides of the ground behind a house. */
const gardenBehind = (
  land: LandInMaking,
  back: Point,
  along: Point,
  hand: number,
  length: number,
  material: Material,
): FeatureEntry => {
  const corner = (ahead: number, out: number): Point =>
    tidyPoint(offset(back, along, (ahead * length) / 2, hand * out));
  return {
    ...{ id: numbered(land, 'line'), kind: 'line', material },
    way: [corner(-1, 0.5), corner(-1, 4), corner(1, 4), corner(1, 0.5)],
  };
};

/** How much ground a village takes about its middle. */
const reachOf = (houses: number): number => (houses > 2 ? 15.5 : 12.5);

/** Two villages on a road, one for each side; none if there is no room. */
export const layVillages = (land: LandInMaking, { id, way }: RoadInMaking, hasWalls: boolean): boolean => {
  const plan = planOf(land, 1 + land.random.below(3), hasWalls);
  const [, bend = [0, 0]] = way;
  const along = directionFrom(bend, turned(bend));
  const length = Math.sqrt(bend[0] * bend[0] + bend[1] * bend[1]);
  const reach = reachOf(plan.houses);
  for (let i = 0; i < 40; i += 1) {
    const at = offset([0, 0], along, -between(land, reach + 2, Math.max(reach + 2, length - 6)), 0);
    if (!isFreeBeside(land, at, reach, way)) continue;
    take(land, at, reach);
    build(land, id, at, along, plan);
    build(land, id, turned(at), turned(along), plan);
    return true;
  }
  return false;
};

/** A village in the middle of the table, the same from both sides. */
export const layMiddleVillage = (
  land: LandInMaking,
  { id, way }: RoadInMaking,
  hasWalls: boolean,
): boolean => {
  const [, bend = [0, 0]] = way;
  const reach = reachOf(2);
  const isFree = land.taken.every(({ at: [x, y], radius }) => Math.sqrt(x * x + y * y) >= radius + reach);
  if (!isFree) return false;
  land.taken.push({ at: [0, 0], radius: reach });
  build(land, id, [0, 0], directionFrom(bend, turned(bend)), planOf(land, 2, hasWalls));
  return true;
};
