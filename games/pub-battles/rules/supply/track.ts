import { unitsOf } from '@grognard/field';
import type { Place } from '../../model/march.ts';
import { topic } from '../../model/memory.ts';
import type { RoadData } from '../../model/scenario.ts';
import type { Exit, Setting } from '../../model/setting.ts';
import { GRID_GRAIN, placesOn } from './grid.ts';

/** A step along a road to the next stone of it. */
interface Link {
  readonly to: number;
  readonly road: string;
}

/** A line of communication: its nodes, and where they lie. */
export interface Line {
  readonly nodes: readonly number[];
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** All roads as stones set at every half centimetre; roads join where they share a corner. */
export interface Track {
  readonly stones: readonly Place[];
  readonly links: readonly (readonly Link[])[];
  /** The stones of each road by its name, as they are numbered; a road of one stone leads nowhere. */
  readonly stonesOf: ReadonlyMap<string, readonly number[]>;
  /** What was found of it: the stone of an exit, the cell beside a stone, the lines of a side. */
  readonly exitStones: Map<Exit, number>;
  readonly beside: Map<number, number>;
  readonly lines: Map<string, readonly Line[]>;
}

const trackFor = (roads: readonly RoadData[]): Track => {
  const stones: Place[] = [];
  const links: Link[][] = [];
  const known = new Map<string, number>();
  const stoneAt = (place: Place): number => {
    const key = `${place.x} ${place.y}`;
    const stone = known.get(key) ?? stones.push(place) - 1;
    known.set(key, stone);
    links[stone] ??= [];
    return stone;
  };
  for (const { id: road, line } of roads) {
    const along = placesOn(
      line.map(([x, y]) => [unitsOf(x), unitsOf(y)] as const),
      GRID_GRAIN,
    ).map(stoneAt);
    along.forEach((to, place) => {
      const from = along[place - 1];
      if (from === undefined || from === to) return;
      links[from]?.push({ to, road });
      links[to]?.push({ to: from, road });
    });
  }
  return {
    stones,
    links,
    stonesOf: stonesByRoad(links),
    exitStones: new Map(),
    beside: new Map(),
    lines: new Map(),
  };
};

const stonesByRoad = (links: readonly (readonly Link[])[]): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  links.forEach((around, stone) => {
    for (const road of new Set(around.map((link) => link.road))) {
      const stones = found.get(road) ?? [];
      stones.push(stone);
      found.set(road, stones);
    }
  });
  return found;
};

const laid = topic((): { track?: Track } => ({}));

/** Roads do not change, so their stones are set once. */
export const trackOf = ({ source, memory }: Setting): Track => {
  const known = memory(laid);
  known.track ??= trackFor(source.map.roads);
  return known.track;
};

/** The stone of a road that is nearest to a place; -1 if there is no such road. */
const nearestStone = (
  { stones, stonesOf }: Pick<Track, 'stones' | 'stonesOf'>,
  road: string,
  { x, y }: Place,
): number => {
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
  for (const index of stonesOf.get(road) ?? []) {
    const stone = stones[index] as Place;
    const squared = (stone.x - x) * (stone.x - x) + (stone.y - y) * (stone.y - y);
    if (squared < least) [nearest, least] = [index, squared];
  }
  return nearest;
};

/** The stone at which a road leaves the map by an exit, found once; -1 if there is no such road. */
export const stoneAt = (track: Track, road: string, exit: Exit): number => {
  const known = track.exitStones.get(exit);
  if (known !== undefined) return known;
  const stone = nearestStone(track, road, exit);
  track.exitStones.set(exit, stone);
  return stone;
};
