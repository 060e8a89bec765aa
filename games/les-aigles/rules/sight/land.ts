/** What of a table stands in the way of sight, laid out once for each table. */
import { kept } from '@grognard/engine';
import {
  type Blocker,
  type Box,
  boxesMeet,
  lookUp,
  lookupOf,
  type Polygon,
  type Ribbon,
  runsThrough,
  type SightIndex,
  sightIndex,
  wall,
  whereIn,
} from '@grognard/field';
import { allOf } from '../../ground/terrain/terrain.ts';
import type { Hill, House, Plateau, Slope } from '../../model/features.ts';
import { type Drawer, type Memory, newMemory } from '../../model/memory.ts';
import type { Terrain } from '../../model/terrain.ts';
import { ACROSS, crestScreen, type Screen, screenOf } from './screens.ts';
import type { Unseen } from './unseen.ts';

/** Ground that hides those who are in it. */
export interface HidingCover {
  readonly id: string;
  readonly sort: 'wood' | 'crop';
  readonly area: Polygon;
}

/** A hill or a plateau. */
export interface Rise {
  readonly id: string;
  readonly area: Polygon;
  readonly crest: Ribbon;
  /** The flat top of a plateau. */
  readonly top?: Polygon;
  /** LA-O2.3-7: what grows or stands on its slopes. */
  readonly overgrown: readonly Polygon[];
}

export interface Land {
  /** Whether anything on it hides anybody. */
  readonly hides: boolean;
  /** What stops a line of sight from plain to plain, blocker by blocker. */
  readonly index: SightIndex;
  readonly stops: readonly Unseen[];
  readonly covers: readonly HidingCover[];
  readonly rises: readonly Rise[];
  /** Those whose boxes come within a distance of another. */
  readonly coversAbout: (box: Box, margin: number) => readonly HidingCover[];
  readonly crestsAbout: (box: Box, margin: number) => readonly Rise[];
  readonly houses: readonly House[];
  /** Quick ways to be sure that it is stopped. */
  readonly screens: readonly Screen[];
  /** LA-O9.2-8: the same with a crop in the way, for those who look out of it. */
  readonly outOf: (cover: HidingCover) => SightIndex;
  /** What has been worked out of those who stand on it. */
  readonly memory: Memory;
}

/** Further than any table is wide: one sees this far into a hill from its foot. */
const FAR = 1e9;

const LANDS: Drawer<(terrain: Terrain) => Land> = { empty: () => kept(layLand) };

export const landOf = (terrain: Terrain): Land => terrain.memory(LANDS)(terrain);

const slopeCover = (id: string, { area, cover }: Slope, place: number): HidingCover => ({
  id: `${id} ${place + 1}`,
  sort: cover === 'wooded' ? 'wood' : 'crop',
  area,
});

/** LA-O9.2-13: ploughland hides nobody. */
const coversOf = (terrain: Terrain): readonly HidingCover[] => [
  ...allOf(terrain, 'wood').map(({ id, area }): HidingCover => ({ id, sort: 'wood', area })),
  ...allOf(terrain, 'crop')
    .filter(({ entry }) => entry.sort !== 'ploughland')
    .map(({ id, area }): HidingCover => ({ id, sort: 'crop', area })),
  ...[...allOf(terrain, 'hill'), ...allOf(terrain, 'plateau')].flatMap(({ id, covered }) =>
    covered.map((slope, place) => slopeCover(id, slope, place)),
  ),
];

/** Whether two grounds share any: a side of the one runs through the other, or the other lies within it. */
const shareGround = (a: Polygon, b: Polygon): boolean => {
  if (!boxesMeet(a, b, 0)) return false;
  const { points } = a.pieces;
  const run = new Float64Array(2);
  for (let i = 0; i + 3 < points.length; i += 4) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.subarray(i, i + 4);
    if (runsThrough(b, ax, ay, bx, by, run) > 0) return true;
  }
  const [x = 0, y = 0] = b.pieces.points;
  return whereIn(a, x, y) === 'inside';
};

const riseOf = (rise: Hill | Plateau, covers: readonly HidingCover[], houses: readonly House[]): Rise => ({
  ...{ id: rise.id, area: rise.area, crest: rise.crest },
  ...(rise.kind === 'plateau' && { top: rise.top }),
  overgrown: [...covers, ...houses].map(({ area }) => area).filter((area) => shareGround(area, rise.area)),
});

/** Things found by their boxes, in the order of their list. */
const finder = <T>(
  things: readonly T[],
  boxOf: (thing: T) => Box,
): ((box: Box, margin: number) => readonly T[]) => {
  const lookup = lookupOf(things.map(boxOf));
  const found = new Int32Array(things.length);
  return (box, margin) => {
    const count = lookUp(lookup, box, margin, found);
    const met: T[] = [];
    for (let at = 0; at < count; at += 1) met.push(things[found[at] ?? 0] as T);
    return met;
  };
};

/** LA-O8.2-1, LA-O8.2-2, LA-O9.1-8, LA-O9.2-1: hedges, walls, redoubts and crops stop no sight that passes over them. */
const layLand = (terrain: Terrain): Land => {
  const covers = coversOf(terrain);
  const houses = allOf(terrain, 'house');
  const hills = allOf(terrain, 'hill');
  const plateaus = allOf(terrain, 'plateau');
  const into = { height: Infinity, into: FAR, through: false };
  const stopping: readonly (readonly [Blocker, Unseen])[] = [
    ...hills.flatMap(({ area, crest }) => [
      [{ shape: area, ...into }, 'hill between'] as const,
      [wall(crest), 'hill between'] as const,
    ]),
    ...plateaus.map(({ top }) => [{ shape: top, ...into }, 'plateau between'] as const),
    ...covers.filter(({ sort }) => sort === 'wood').map(({ area }) => [wall(area), 'wood between'] as const),
    ...houses.map(({ area }) => [wall(area), 'house between'] as const),
  ];
  const blockers = stopping.map(([blocker]) => blocker);
  const rises = [...hills, ...plateaus].map((rise) => riseOf(rise, covers, houses));
  const behindCrops = new Map<HidingCover, SightIndex>();
  const drawn = terrain.ofFeatures(ACROSS);
  return {
    hides: stopping.length > 0 || covers.length > 0,
    index: sightIndex(blockers),
    stops: stopping.map(([, why]) => why),
    screens: [
      ...hills.flatMap(({ area, crest }) => [
        screenOf(drawn(area), area, true),
        crestScreen(crest.axis, area),
      ]),
      ...plateaus.map(({ top }) => screenOf(drawn(top), top, true)),
      ...[...covers.filter(({ sort }) => sort === 'wood'), ...houses].map(({ area }) =>
        screenOf(drawn(area), area),
      ),
    ],
    ...{ covers, houses, rises, memory: newMemory() },
    coversAbout: finder(covers, ({ area }) => area),
    crestsAbout: finder(rises, ({ crest }) => crest),
    outOf: (cover) => {
      const known = behindCrops.get(cover) ?? sightIndex([...blockers, wall(cover.area)]);
      behindCrops.set(cover, known);
      return known;
    },
  };
};
