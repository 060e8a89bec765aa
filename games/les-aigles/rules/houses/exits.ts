/** Where those who leave a house come to stand, and whether there is room for them. */
import {
  bodyOf,
  boxesMeet,
  eastOf,
  gap,
  headingOf,
  isUpTo,
  normalHeading,
  northOf,
  overlapArea,
  type Pose,
  roundUnit,
} from '@grognard/field';
import { blocksOf, bodyOfPart, extentOf } from '../../ground/shape/blocks.ts';
import { ranksOf } from '../../ground/shape/ranks.ts';
import { allOf, featureOf, isOf, near, standsIn, terrainOf } from '../../ground/terrain/terrain.ts';
import { partOf, standingOutside, unitOfPart } from '../../model/evolve.ts';
import type { House, Road, Wall } from '../../model/features.ts';
import type { Inside } from '../../model/house.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import { manned, type Stands, strengths } from '../../model/stands.ts';
import type { State } from '../../model/state.ts';
import type { WayOut } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import { type Degradation, FORMED, type Formation, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { infantryBase } from '../../tables/bases.ts';
import { THROWN_OUT } from '../../tables/terrain.ts';
import { worse } from '../degradation/degradation.ts';
import { attackedWalls } from '../walls/posts.ts';
import { AT_WALL, houseNamed, middleOfWall, wallsOf } from '../walls/walls.ts';

export interface Exit {
  readonly stands: Stands;
  readonly comingOut?: NonNullable<Part['comingOut']>;
  readonly rules: readonly string[];
}

type Place = readonly [number, number];

const at = ([x, y]: Place, heading: number, ahead: number): Pose => ({
  x: roundUnit(x + eastOf(heading) * ahead),
  y: roundUnit(y + northOf(heading) * ahead),
  heading: normalHeading(heading),
});

const formedAs = (
  unit: Unit,
  part: Part,
  formation: Formation,
  pose: Pose,
  degradation: Degradation,
): Stands => {
  const companies = [...manned(unit, part.companies)].sort((a, b) => a - b);
  return {
    ...pose,
    formation,
    companies,
    ranks: ranksOf(formation, strengths(unit, companies)),
    degradation,
  };
};

/** LA-O5.2-52: in line against a wall, its back to the house. */
const lineAt = (unit: Unit, part: Part, wall: Wall, degradation: Degradation): Stands =>
  formedAs(unit, part, 'line', at(middleOfWall(wall), wall.faces, infantryBase.depth), degradation);

/** LA-O5.5-57: in the shape that it had, its back 3 cm from the wall. */
export const thrownOut = (setting: Memories, unit: Unit, part: Part, wall: Wall): Stands => {
  const { inside: _inside, ...rest } = part;
  const companies = manned(unit, part.companies);
  const there: Part = { ...rest, companies, ranks: ranksOf(part.formation, strengths(unit, companies)) };
  const { depth } = extentOf(setting, there, unit.arm);
  return {
    ...at(middleOfWall(wall), wall.faces, THROWN_OUT + depth),
    ...{ formation: there.formation, companies, ranks: there.ranks },
    degradation: worse(part.degradation, WITHOUT_FORMATION),
    ...(there.leads !== undefined && { leads: there.leads }),
  };
};

/** The street of a village, or the road that a house by itself touches. */
const streetOf = (setting: Setting, state: State, house: House): Road | undefined => {
  const terrain = terrainOf(setting, state);
  const village =
    house.entry.village === undefined ? undefined : featureOf(terrain, 'village', house.entry.village);
  const street = village?.entry.street;
  if (street !== undefined) return featureOf(terrain, 'road', street);
  return near(terrain, house.area, AT_WALL)
    .filter(isOf('road'))
    .find(({ bed }) => house.walls.some(({ from, to }) => isUpTo(gap(lineBody(from, to), bed), AT_WALL)));
};

/** A wall as a thin body, for distances. */
const lineBody = (from: Place, to: Place) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return bodyOf([
    {
      ...{ x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2, heading: headingOf(dx, dy) },
      ...{ halfFront: 1, halfDepth: Math.sqrt(dx * dx + dy * dy) / 2 },
    },
  ]);
};

const housesOf = (setting: Setting, state: State, house: House): readonly House[] => {
  const { village } = house.entry;
  return village === undefined
    ? [house]
    : allOf(terrainOf(setting, state), 'house').filter(({ entry }) => entry.village === village);
};

/** The stretch of a street that runs nearest to a house, and which way. */
const stretchBy = (
  road: Road,
  house: House,
): { readonly on: Place; readonly heading: number } | undefined => {
  const [cx, cy] = [0, 1].map(
    (axis) => house.walls.reduce((sum, { from }) => sum + (from[axis] ?? 0), 0) / house.walls.length,
  ) as [number, number];
  const way = road.entry.way.map(([x, y]) => [x * 1_000, y * 1_000] as const);
  let best: { on: Place; heading: number; far: number } | undefined;
  way.slice(1).forEach((to, index) => {
    const from = way[index] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const whole = dx * dx + dy * dy || 1;
    const share = Math.min(1, Math.max(0, ((cx - from[0]) * dx + (cy - from[1]) * dy) / whole));
    const on: Place = [from[0] + dx * share, from[1] + dy * share];
    const far = (on[0] - cx) * (on[0] - cx) + (on[1] - cy) * (on[1] - cy);
    if (best === undefined || far < best.far) best = { on, heading: headingOf(dx, dy), far };
  });
  return best;
};

/** The difference of two headings, at most half a turn. */
const between = (a: number, b: number): number => Math.abs(((a - b + 54_000) % 36_000) - 18_000);

const farthest = (houses: readonly House[], heading: number): number =>
  Math.max(
    ...houses.flatMap(({ walls }) =>
      walls.map(({ from: [x, y] }) => x * eastOf(heading) + y * northOf(heading)),
    ),
  );

/** LA-O5.2-46: a column of companies in the street, its head at the limit of the village on the side chosen. */
const columnBy = (
  setting: Setting,
  state: State,
  unit: Unit,
  part: Part,
  house: House,
  wall: Wall,
): Exit | undefined => {
  const road = streetOf(setting, state, house);
  const stretch = road === undefined ? undefined : stretchBy(road, house);
  if (stretch === undefined) return undefined;
  const way = [stretch.heading, normalHeading(stretch.heading + 18_000)].find(
    (heading) => between(heading, wall.faces) <= 4_500,
  );
  const village = housesOf(setting, state, house);
  const streets = ['LA-O5.1-2', ...(village.length > 1 ? ['LA-O5.1-3'] : [])];
  // LA-O5.2-49: a side without a road is left through the wall itself.
  const heading = way ?? wall.faces;
  const limit = farthest(way === undefined ? [house] : village, heading);
  const [x, y] = way === undefined ? middleOfWall(wall) : stretch.on;
  const ahead = limit - (x * eastOf(heading) + y * northOf(heading));
  return {
    stands: formedAs(unit, part, 'march column', at([x, y], heading, ahead), FORMED),
    comingOut: { heading, limit: roundUnit(limit) },
    rules: ['LA-O5.2-46', 'LA-O5.2-47', 'LA-O5.2-50', ...(way === undefined ? ['LA-O5.2-49'] : streets)],
  };
};

/** Where a part comes out by a wall in one of the two ways. */
export const exitBy = (
  setting: Setting,
  state: State,
  index: number,
  by: WayOut,
  wall: number,
  degradation: Degradation = WITHOUT_FORMATION,
): Exit | undefined => {
  const part = partOf(state, index);
  const unit = unitOfPart(state, index);
  const { inside } = part;
  const side = inside === undefined ? undefined : wallsOf(inside)[wall];
  if (inside === undefined || side === undefined) return undefined;
  if (by === 'line') return { stands: lineAt(unit, part, side, degradation), rules: ['LA-O5.2-52'] };
  const house = houseNamed(setting, state, inside.house);
  return house === undefined ? undefined : columnBy(setting, state, unit, part, house, side);
};

/** Ground shared by no more than standing beside each other, in square units of 0.001 cm. */
const BESIDE = 100_000;

/** LA-O5.2-54: nobody stands where it would come out, no other house does, and it is on the table. */
export const hasRoom = (
  setting: Setting,
  state: State,
  index: number,
  { house }: Pick<Inside, 'house'>,
  { stands, comingOut }: Pick<Exit, 'stands' | 'comingOut'>,
): boolean => {
  const { arm } = unitOfPart(state, index);
  const body = bodyOf(blocksOf(setting, stands, arm));
  const { table } = setting;
  if (body.minX < table.minX || body.minY < table.minY || body.maxX > table.maxX || body.maxY > table.maxY)
    return false;
  const isTaken = standingOutside(state).some((other) => {
    if (other === index) return false;
    const theirs = bodyOfPart(setting, partOf(state, other), unitOfPart(state, other).arm);
    return boxesMeet(body, theirs, 0) && overlapArea(body, theirs) > BESIDE;
  });
  if (isTaken) return false;
  if (comingOut !== undefined) return true;
  return !near(terrainOf(setting, state), body).some(
    (feature) => feature.kind === 'house' && feature.id !== house && standsIn(body, feature.area),
  );
};

/** LA-O5.2-54: whether a part can come out so. */
export const isOpen = (setting: Setting, state: State, index: number, by: WayOut, wall: number): boolean => {
  const { inside } = partOf(state, index);
  if (inside === undefined || attackedWalls(state, index).has(wall)) return false;
  const exit = exitBy(setting, state, index, by, wall);
  return exit !== undefined && hasRoom(setting, state, index, inside, exit);
};
