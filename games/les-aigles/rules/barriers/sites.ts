/** What sappers can work at: stretches of 1.5 cm, each with the time it takes and what it touches. */
import {
  gap,
  isUpTo,
  type Line,
  type Polygon,
  type Ribbon,
  ribbonOf,
  roundUnit,
  TOUCH,
} from '@grognard/field';
import { bodyOfPart, extentOf } from '../../ground/shape/blocks.ts';
import { shifted } from '../../ground/shape/change.ts';
import { allOf, near, terrainOf } from '../../ground/terrain/terrain.ts';
import { piecesOf } from '../../ground/terrain/wall-pieces.ts';
import type { Barrier, House, Redoubt, Wall, Water } from '../../model/features.ts';
import type { Part } from '../../model/part.ts';
import type { Setting } from '../../model/setting.ts';
import { figuresIn } from '../../model/stands.ts';
import type { State } from '../../model/state.ts';
import type { WorkTask } from '../../model/tasks.ts';
import type { FeatureEntry, Point } from '../../model/terrain-entries.ts';
import type { Unit } from '../../model/unit.ts';
import {
  BRIDGE_LENGTH,
  CELL,
  MATERIALS_WITHIN,
  PERIOD,
  SAPPERS_ON_ONE,
  WORK_LENGTH,
} from '../../tables/terrain.ts';
import { woodedOf } from '../cover/where.ts';

/** One thing to be done: its name, the sapper-quarters that it takes, what the sappers must touch, and what comes of it. */
export interface Site {
  readonly key: string;
  readonly takes: number;
  readonly at: Ribbon | Polygon;
  /** Stretches of 1.5 cm on which sappers work beside each other; one, unless it is wider. */
  readonly lanes?: number;
  readonly rules: readonly string[];
  readonly yields: Yield;
}

type Yield =
  | {
      readonly what: 'gap';
      readonly feature: string;
      readonly side?: number;
      readonly cells: readonly number[];
    }
  | { readonly what: 'made'; readonly entry: FeatureEntry };

/** LA-O8.7-1: sappers of a part. */
export const sappersIn = (unit: Unit, { companies }: Part): number =>
  companies.reduce(
    (sum, number) => sum + (unit.companies[number]?.troop === 'engineer' ? figuresIn(unit, [number]) : 0),
    0,
  );

const cm = (units: number): number => roundUnit(units) / 1_000;
const pointOf = (x: number, y: number): Point => [cm(x), cm(y)];

/** A piece of a line from and to so far along it. */
const along = (points: Line, from: number, to: number): Line => {
  const found: [number, number][] = [];
  let gone = 0;
  points.slice(1).forEach((end, index) => {
    const start = points[index] ?? end;
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const length = Math.sqrt(dx * dx + dy * dy);
    const [a, b] = [Math.max(from, gone), Math.min(to, gone + length)];
    if (length > 0 && a <= b)
      for (const at of [a, b])
        found.push([start[0] + (dx * (at - gone)) / length, start[1] + (dy * (at - gone)) / length]);
    gone += length;
  });
  return found;
};

const CELLS = WORK_LENGTH / CELL;

/** The stretches of 1.5 cm that a length takes, the first at a place along a line. */
const stretchesFrom = (at: number, length: number): readonly number[] => {
  const first = Math.floor(at / CELL);
  const count = Math.max(1, Math.round(length / WORK_LENGTH));
  return Array.from({ length: count }, (_, place) => first + place * CELLS);
};

const cellsOf = (first: number): readonly number[] =>
  Array.from({ length: CELLS }, (_, cell) => first + cell);

/** LA-O8.7-6, -7: a hedge takes a period, a wall two; what is down already takes none. */
const lineSites = (state: Pick<State, 'terrain'>, barrier: Barrier, task: WorkTask): readonly Site[] =>
  stretchesFrom(task.at ?? 0, task.length ?? WORK_LENGTH).flatMap((first) => {
    const course = ribbonOf(along(barrier.points, first * CELL, (first + CELLS) * CELL), 0);
    const damage = state.terrain.damage.find(
      ({ feature, side }) => feature === barrier.id && side === undefined,
    );
    const left = cellsOf(first).filter((cell) => damage?.cells[cell] !== 'gone');
    if (left.length === 0 || first * CELL >= barrier.length) return [];
    const isHard = barrier.sort === 'hard' && left.some((cell) => damage?.cells[cell] === undefined);
    return [
      {
        ...{ key: `${barrier.id} ${first}`, takes: (isHard ? 2 : 1) * PERIOD, at: course },
        rules: [isHard ? 'LA-O8.7-7' : 'LA-O8.7-6', 'LA-O8.7-11', 'LA-O8.1-8'],
        yields: { what: 'gap', feature: barrier.id, cells: cellsOf(first) },
      },
    ];
  });

/** LA-O8.7-8: a house or a redoubt takes three. */
const wallSites = (
  state: Pick<State, 'terrain'>,
  feature: House | Redoubt,
  side: number,
  wall: Wall,
  task: WorkTask,
): readonly Site[] => {
  const pieces = piecesOf(state.terrain.damage, feature.id, side, wall);
  return stretchesFrom(task.at ?? 0, task.length ?? WORK_LENGTH).flatMap((first) => {
    const isDown = cellsOf(first).every((cell) => (pieces[cell] ?? pieces[0])?.cover === 'gap');
    if (isDown || first * CELL >= wall.length) return [];
    const course = ribbonOf(along([wall.from, wall.to], first * CELL, (first + CELLS) * CELL), 0);
    return [
      {
        ...{ key: `${feature.id} ${side} ${first}`, takes: 3 * PERIOD, at: course },
        rules: ['LA-O8.7-8', 'LA-O8.7-11'],
        yields: { what: 'gap', feature: feature.id, side, cells: cellsOf(first) },
      },
    ];
  });
};

/** LA-O8.7-4: a barricade along the front of those who build it, from the left. */
const shelterSites = (
  { setting, state, unit, part }: Works,
  { length = WORK_LENGTH }: WorkTask,
): readonly Site[] => {
  const { byId } = terrainOf(setting, state);
  const { front } = extentOf(setting, part, unit.arm);
  const count = Math.min(
    Math.floor((front + 1) / WORK_LENGTH),
    Math.max(1, Math.round(length / WORK_LENGTH)),
  );
  return Array.from({ length: count }, (_, place): Site => {
    const ends = [place, place + 1].map((each) => shifted(part, each * WORK_LENGTH - front / 2));
    const [from, to] = ends.map(({ x, y }) => pointOf(x, y));
    const id = `shelter ${from?.join(' ')} ${to?.join(' ')}`;
    const way: readonly Point[] = [from ?? [0, 0], to ?? [0, 0]];
    return {
      ...{
        key: id,
        takes: PERIOD,
        at: ribbonOf(
          ends.map(({ x, y }) => [x, y] as const),
          0,
        ),
      },
      rules: ['LA-O8.7-4', 'LA-O8.7-5'],
      yields: { what: 'made', entry: { kind: 'line', id, material: 'barricade', way } },
    };
    // What stands already is not built again.
  }).filter(({ key }) => !byId.has(key));
};

const lengthOf = ([[ax, ay] = [0, 0], [bx, by] = [0, 0]]: readonly Point[]): number =>
  Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) * 1_000;

/** LA-O8.7-3: 2 cm of bridge on 1.5 cm of front for each sapper and period; LA-O8.7-10: on each of its lanes. */
const spanOf = (way: readonly Point[], width: number): Pick<Site, 'takes' | 'at' | 'lanes'> => {
  const lanes = Math.ceil((width * 1_000) / WORK_LENGTH - 1e-9);
  const takes = Math.ceil(lengthOf(way) / BRIDGE_LENGTH - 1e-9) * lanes * PERIOD;
  return { takes, lanes, at: deckOf(way, width) };
};

const deckOf = (way: readonly Point[], width: number): Ribbon =>
  ribbonOf(
    way.map(([x, y]) => [x * 1_000, y * 1_000] as const),
    width * 1_000,
  );

const bridgeSites = (water: Water, { way = [], width = 4.5 }: WorkTask): readonly Site[] => {
  const id = `built ${way.flat().join(' ')}`;
  const { entry } = water;
  if (entry.crossings?.some((crossing) => crossing.id === id) === true) return [];
  const crossings = [...(entry.crossings ?? []), { id, sort: 'bridge' as const, way, width }];
  return [
    {
      ...{ key: id, ...spanOf(way, width), rules: ['LA-O8.7-3'] },
      yields: { what: 'made', entry: { ...entry, crossings } },
    },
  ];
};

/** Whether a crossing was built in this battle. */
export const isBuilt = (id: string): boolean => id.startsWith('built ');

/** LA-O8.7-12: only what was built in the battle comes down, as fast as it went up. */
const unbridgeSites = ({ entry }: Water, crossing: string): readonly Site[] => {
  const found = entry.crossings?.find(({ id }) => id === crossing);
  if (found === undefined || !isBuilt(crossing)) return [];
  const crossings = (entry.crossings ?? []).filter(({ id }) => id !== crossing);
  return [
    {
      ...{ key: `${entry.id} ${crossing} down`, ...spanOf(found.way, found.width), rules: ['LA-O8.7-12'] },
      yields: { what: 'made', entry: { ...entry, crossings } },
    },
  ];
};

export interface Works {
  readonly setting: Setting;
  readonly state: Pick<State, 'terrain'>;
  readonly unit: Unit;
  readonly part: Part;
}

const demolishSites = ({ setting, state }: Works, task: WorkTask): readonly Site[] => {
  const terrain = terrainOf(setting, state);
  const feature = terrain.byId.get(task.feature ?? '');
  if (feature?.kind === 'line') return lineSites(state, feature, task);
  if (feature?.kind === 'water') return unbridgeSites(feature, task.crossing ?? '');
  if (feature?.kind !== 'house' && feature?.kind !== 'redoubt') return [];
  const wall = feature.walls[task.side ?? 0];
  return wall === undefined ? [] : wallSites(state, feature, task.side ?? 0, wall, task);
};

/** LA-O8.7-9: guns that nobody serves any more. */
const spikeSites = ({ setting, state }: Works, { feature: id = '' }: WorkTask): readonly Site[] => {
  const feature = terrainOf(setting, state).byId.get(id);
  if (feature?.kind !== 'wreck' || feature.entry.cause !== 'abandoned') return [];
  return [
    {
      ...{ key: `${id} spiked`, takes: 1, at: feature.area, rules: ['LA-O8.7-9'] },
      yields: { what: 'made', entry: { ...feature.entry, cause: 'spiked' } },
    },
  ];
};

/** Everything that a task is about. */
export const sitesOf = (works: Works, task: WorkTask): readonly Site[] => {
  switch (task.job) {
    case 'demolish':
      return demolishSites(works, task);
    case 'shelter':
      return shelterSites(works, task);
    case 'spike':
      return spikeSites(works, task);
    case 'bridge': {
      const feature = terrainOf(works.setting, works.state).byId.get(task.feature ?? '');
      return feature?.kind === 'water' ? bridgeSites(feature, task) : [];
    }
  }
};

/** LA-O8.7-10: the sites that a part stands against. */
export const inReach = ({ setting, unit, part }: Works, sites: readonly Site[]): readonly Site[] => {
  const body = bodyOfPart(setting, part, unit.arm);
  return sites.filter(({ at }) => isUpTo(gap(body, at), TOUCH.lesAigles.terrain));
};

/** LA-O8.7-5: a house or a wood no farther than 30 cm. */
export const hasMaterials = ({ setting, state, unit, part }: Works): boolean => {
  const terrain = terrainOf(setting, state);
  const body = bodyOfPart(setting, part, unit.arm);
  const features = near(terrain, body, MATERIALS_WITHIN);
  const areas = [...woodedOf(features), ...allOf(terrain, 'house').map(({ area }) => area)];
  return areas.some((area) => isUpTo(gap(body, area), MATERIALS_WITHIN));
};

/** LA-O8.7-10: sappers shared out over stretches, two on one at most. */
export const shareOut = (sappers: number, sites: readonly Pick<Site, 'lanes'>[]): readonly number[] => {
  let left = sappers;
  const shares = sites.map(() => 0);
  for (let round = 0; round < SAPPERS_ON_ONE; round += 1)
    for (const [place, { lanes = 1 }] of sites.entries()) {
      const more = Math.min(left, lanes);
      shares[place] = (shares[place] ?? 0) + more;
      left -= more;
    }
  return shares;
};
