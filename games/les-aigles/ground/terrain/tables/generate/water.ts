/** A watercourse across the middle of a table, with a bridge where the road meets it. Centimetres. */
import type { Point, WaterEntry, WaterSort, Way } from '../../../../model/terrain-entries.ts';
import { between, type LandInMaking, nameFrom, numbered, take, tidyPoint, turned } from './land.ts';
import { directionFrom, offset } from './shapes.ts';
import type { RoadInMaking } from './villages.ts';

const WIDTHS: Readonly<Record<WaterSort, number>> = { stream: 2, ditch: 1.5, river: 5, 'big river': 9 };

type Crossing = NonNullable<WaterEntry['crossings']>[number];

const BRIDGE = 5.2;
const LANE = 5;

/** From bank to bank along a direction, and a little beyond. */
const spanAt = (at: Point, along: Point, water: Point, width: number): Way => {
  const across = Math.abs(along[0] * water[1] - along[1] * water[0]);
  const half = width / across / 2 + 1.5;
  return [offset(at, along, -half, 0), offset(at, along, half, 0)].map(tidyPoint);
};

/** A way of its own over the water, for each side, with the lane that leads to it. */
const layWayOver = (
  land: LandInMaking,
  sort: Crossing['sort'],
  from: Point,
  to: Point,
  width: number,
): readonly Crossing[] => {
  const at: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const water = directionFrom(from, to);
  const over: Point = [water[1], -water[0]];
  const lane = [offset(at, over, -width / 2 - 9, 0), offset(at, over, width / 2 + 9, 0)].map(tidyPoint);
  const span = spanAt(at, over, water, width);
  take(land, at, width / 2 + 10);
  const crossings = [span, span.map(turned)].map((way, i) => ({
    ...{ id: `${sort}-${land.features.length + i}`, sort, way, width: BRIDGE },
  }));
  for (const way of [lane, lane.map(turned)]) {
    land.features.push({ id: numbered(land, 'road'), kind: 'road', way, width: LANE });
    land.ways.push({ way, half: LANE / 2 });
  }
  return crossings;
};

/** From one short edge to the other. */
export const layWater = (land: LandInMaking, road: RoadInMaking, sort: WaterSort): void => {
  const [x, deep] = [land.width / 2, land.depth / 4];
  const end: Point = tidyPoint([-x, between(land, -deep, deep)]);
  const bend: Point = tidyPoint([-x * between(land, 0.25, 0.4), between(land, -deep / 2.5, deep / 2.5)]);
  const way = [end, bend, turned(bend), turned(end)];
  const width = WIDTHS[sort];
  const [, roadBend = [0, 1]] = road.way;
  const along = directionFrom(roadBend, turned(roadBend));
  const middle = { id: 'bridge-1', sort: 'bridge' as const, width: BRIDGE };
  const others = layWayOver(land, secondWay(land, sort), end, bend, width);
  land.ways.push({ way, half: width / 2 });
  take(land, [0, 0], width / 2 + 6);
  land.features.push({
    ...{ id: numbered(land, 'water'), kind: 'water', sort, way, width, ...nameFrom(land, 'water') },
    crossings: [
      { ...middle, way: spanAt([0, 0], along, directionFrom(bend, turned(bend)), width) },
      ...others,
    ],
  });
};

const secondWay = (land: LandInMaking, sort: WaterSort): Crossing['sort'] =>
  sort === 'river' && land.random.below(2) === 0 ? 'ford' : 'bridge';
