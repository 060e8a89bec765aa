import {
  type Blocker,
  type Ground as FieldGround,
  groundOf,
  type Line,
  type Patch,
  type Polygon,
  polygonOf,
  type Ribbon,
  type Ring,
  ribbonOf,
  type SightIndex,
  sightIndex,
  unitsOf,
} from '@grognard/field';
import type { Measures } from '../measures.ts';
import type { AreaData, MapData, Spot } from '../scenario-types.ts';
import { type Crossing, type Ground, grounds } from '../vocabulary.ts';
import { type RoadNet, roadNetOf } from './roads.ts';

interface Hill {
  readonly level: number;
  readonly shape: Polygon;
}

interface Course {
  readonly line: Line;
  readonly shape: Ribbon;
}

interface CrossingPlace {
  readonly kind: Crossing;
  readonly x: number;
  readonly y: number;
}

/** The map made ready for questions. Public: it holds nothing but ground. */
export interface Terrain {
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Woods, buildings, marsh and water by share under a body; kinds are places in `grounds`. */
  readonly cover: FieldGround;
  readonly hills: readonly Hill[];
  readonly streams: readonly Course[];
  readonly rivers: readonly Course[];
  readonly crossings: readonly CrossingPlace[];
  readonly roads: RoadNet;
  /** Woods, buildings and crests: what stops sight. */
  readonly sight: SightIndex;
}

/** Streams are lines; as shapes they are as thin as this. */
const STREAM_WIDTH = unitsOf(0.1);

const units = ([x, y]: Spot): readonly [number, number] => [unitsOf(x), unitsOf(y)];

const ringOf = (spots: readonly Spot[]): Ring => spots.map(units);

const areaOf = ({ outline, holes = [] }: AreaData): Polygon => polygonOf(ringOf(outline), holes.map(ringOf));

const patchesOf = (kind: Ground, shapes: readonly (Polygon | Ribbon)[]): readonly Patch[] =>
  shapes.map((shape) => ({ kind: grounds.indexOf(kind), shape }));

const courseOf = (line: readonly Spot[], width: number): Course => ({
  line: line.map(units),
  shape: ribbonOf(line.map(units), width),
});

/** A level of a hill is about as high as a wood: who stands on one sees over what stands below. */
const LEVEL_HEIGHT = 1;

export const terrainOf = (map: MapData, { seeInto }: Measures): Terrain => {
  const woods = map.woods.map(areaOf);
  const buildings = map.buildings.map(areaOf);
  const rivers = map.rivers.map(({ line, width }) => courseOf(line, unitsOf(width)));
  const screens = [...woods, ...buildings].map(
    (shape): Blocker => ({ shape, height: LEVEL_HEIGHT, into: seeInto, through: false }),
  );
  const crests = map.hills.flatMap(({ level, crest }): Blocker[] =>
    crest === undefined
      ? []
      : [{ shape: ribbonOf(crest.map(units), 0), height: level * LEVEL_HEIGHT, into: 0, through: false }],
  );
  return {
    halfWidth: unitsOf(map.size[0] / 2),
    halfHeight: unitsOf(map.size[1] / 2),
    cover: groundOf([
      ...patchesOf('woods', woods),
      ...patchesOf('buildings', buildings),
      ...patchesOf('marsh', map.marsh.map(areaOf)),
      ...patchesOf('water', map.lakes.map(areaOf)),
      ...patchesOf(
        'water',
        rivers.map(({ shape }) => shape),
      ),
    ]),
    hills: map.hills.map((hill) => ({ level: hill.level, shape: areaOf(hill) })),
    streams: map.streams.map(({ line }) => courseOf(line, STREAM_WIDTH)),
    rivers,
    crossings: map.crossings.map(({ kind, at: [x, y] }) => ({ kind, x: unitsOf(x), y: unitsOf(y) })),
    roads: roadNetOf(map.roads),
    sight: sightIndex([...screens, ...crests]),
  };
};
