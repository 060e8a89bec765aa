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
import type { AreaData, MapData, Spot } from '../model/scenario.ts';
import type { Crossing } from '../model/vocabulary.ts';
import type { Measures } from '../tables/measures.ts';
import { chartOf, type GroundFacts } from './chart.ts';
import { type RoadNet, roadNetOf } from './roads.ts';

export interface Hill {
  readonly level: number;
  readonly shape: Polygon;
  /** Whether the map gives its crest line. */
  readonly isCrested: boolean;
}

interface Course {
  readonly line: Line;
  /** From bank to bank. */
  readonly width: number;
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
  /** The terrain chart of this map. */
  readonly chart: readonly GroundFacts[];
  /** Woods, buildings, marsh, water and the like by share under a body; kinds are places in the chart. */
  readonly cover: FieldGround;
  readonly hills: readonly Hill[];
  readonly streams: readonly Course[];
  readonly rivers: readonly Course[];
  readonly crossings: readonly CrossingPlace[];
  readonly roads: RoadNet;
  /** Woods, buildings and hills: what may stop sight. */
  readonly sight: SightIndex;
  /** Of each blocker the hill that it is, by its place among them; of woods and buildings none. */
  readonly hillOf: readonly (number | undefined)[];
}

/** Streams are lines; as shapes they are as thin as this. */
const STREAM_WIDTH = unitsOf(0.1);

const units = ([x, y]: Spot): readonly [number, number] => [unitsOf(x), unitsOf(y)];

const ringOf = (spots: readonly Spot[]): Ring => spots.map(units);

const areaOf = ({ outline, holes = [] }: AreaData): Polygon => polygonOf(ringOf(outline), holes.map(ringOf));

const courseOf = (line: readonly Spot[], width: number): Course => ({
  line: line.map(units),
  width,
  shape: ribbonOf(line.map(units), width),
});

/** What may stop sight stands as high as this; whether one sees over it is a question of rule: PB-R141. */
const HEIGHT = 1;

/** PB-R003: every patch of ground with its place in the chart. */
const patchesOf = (
  map: MapData,
  chart: readonly GroundFacts[],
  rivers: readonly Course[],
): readonly Patch[] => {
  const places: Readonly<Record<string, readonly AreaData[]>> = {
    woods: map.woods,
    buildings: map.buildings,
    marsh: map.marsh,
    water: map.lakes,
  };
  return chart.flatMap(({ name }, kind): readonly Patch[] => {
    if (name === 'river') return rivers.map(({ shape }) => ({ kind, shape }));
    const areas = [...(places[name] ?? []), ...(map.special ?? []).filter((area) => area.kind === name)];
    return areas.map((area) => ({ kind, shape: areaOf(area) }));
  });
};

/** PB-R140: one sees up to the crest; where the map gives none, it is sought on the hill itself. */
const hillBlocker = (hill: MapData['hills'][number]): Blocker => ({
  shape: hill.crest === undefined ? areaOf(hill) : ribbonOf(hill.crest.map(units), 0),
  height: HEIGHT,
  into: 0,
  through: false,
});

export const terrainOf = (map: MapData, { seeInto }: Measures): Terrain => {
  const chart = chartOf(map.kinds);
  const rivers = map.rivers.map(({ line, width }) => courseOf(line, unitsOf(width)));
  const patches = patchesOf(map, chart, rivers);
  const screens = patches
    .filter(({ kind }) => chart[kind]?.hides === true)
    .map(({ shape }): Blocker => ({ shape, height: HEIGHT, into: seeInto, through: false }));
  return {
    halfWidth: unitsOf(map.size[0] / 2),
    halfHeight: unitsOf(map.size[1] / 2),
    chart,
    cover: groundOf(patches),
    hills: map.hills.map((hill) => ({
      level: hill.level,
      shape: areaOf(hill),
      isCrested: hill.crest !== undefined,
    })),
    streams: map.streams.map(({ line }) => courseOf(line, STREAM_WIDTH)),
    rivers,
    crossings: map.crossings.map(({ kind, at: [x, y] }) => ({ kind, x: unitsOf(x), y: unitsOf(y) })),
    roads: roadNetOf(map.roads),
    sight: sightIndex([...screens, ...map.hills.map(hillBlocker)]),
    hillOf: [...screens.map(() => undefined), ...map.hills.map((_, hill) => hill)],
  };
};
