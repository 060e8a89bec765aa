import {
  type Blocker,
  groundOf,
  type Patch,
  type Polygon,
  polygonOf,
  type Ring,
  ribbonOf,
  sightIndex,
  unitsOf,
} from '@grognard/field';
import type { Measures } from '../model/measures.ts';
import { newMemory } from '../model/memory.ts';
import type { AreaData, MapData, Spot } from '../model/scenario.ts';
import type { Course, GroundFacts, Terrain } from '../model/terrain.ts';
import { chartOf } from './chart.ts';
import { bordersOf, crossedLine } from './crossed-line.ts';
import { roadNetOf } from './roads.ts';

/** Streams are lines; as shapes they are as thin as this. */
const STREAM_WIDTH = unitsOf(0.1);

const units = ([x, y]: Spot): readonly [number, number] => [unitsOf(x), unitsOf(y)];

const ringOf = (spots: readonly Spot[]): Ring => spots.map(units);

const areaOf = ({ outline, holes = [] }: AreaData): Polygon => polygonOf(ringOf(outline), holes.map(ringOf));

const courseOf = (line: readonly Spot[], width: number): Course => ({
  crossed: crossedLine(line.map(units)),
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
  const hills = map.hills.map((hill) => ({
    level: hill.level,
    shape: areaOf(hill),
    isCrested: hill.crest !== undefined,
  }));
  return {
    memory: newMemory(),
    halfWidth: unitsOf(map.size[0] / 2),
    halfHeight: unitsOf(map.size[1] / 2),
    chart,
    cover: groundOf(patches),
    hills,
    slopes: hills.flatMap(({ shape }) => bordersOf(shape).map(crossedLine)),
    streams: map.streams.map(({ line }) => courseOf(line, STREAM_WIDTH)),
    rivers,
    crossings: map.crossings.map(({ kind, at: [x, y] }) => ({ kind, x: unitsOf(x), y: unitsOf(y) })),
    roads: roadNetOf(map.roads),
    sight: sightIndex([...screens, ...map.hills.map(hillBlocker)]),
    hillOf: [...screens.map(() => undefined), ...map.hills.map((_, hill) => hill)],
  };
};
