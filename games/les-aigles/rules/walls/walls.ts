/** The four walls of a house, and what stands against them. */
import { eastOf, gap, isUpTo, normalHeading, northOf, type Pose, roundUnit, TOUCH } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { wallsAround } from '../../ground/terrain/ready.ts';
import { featureOf, terrainOf } from '../../ground/terrain/terrain.ts';
import type { House, Wall } from '../../model/features.ts';
import type { Inside } from '../../model/house.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Unit } from '../../model/unit.ts';
import { figureBase, infantryBase, skirmishBase } from '../../tables/bases.ts';

export const WALLS = [0, 1, 2, 3] as const;

/** LA-O0-5: how near the wall a base touches it. */
export const AT_WALL = TOUCH.lesAigles.terrain;

/** Less of an edge than this is a corner. */
const CORNER = 20;

export const houseNamed = (setting: Setting, state: State, id: string): House | undefined =>
  featureOf(terrainOf(setting, state), 'house', id);

/** The walls of the house that a part is in. */
export const wallsOf = ({ corners }: Pick<Inside, 'corners'>): readonly Wall[] => wallsAround(corners);

export const areAdjacent = (one: number, other: number): boolean => (one - other + 4) % 2 === 1;

export const oppositeOf = (wall: number): number => (wall + 2) % 4;

/** A place as a wall sees it: how far along it from its first corner, and how far outside. */
export const fromWall = (
  { from, to, length, faces }: Wall,
  x: number,
  y: number,
): { readonly along: number; readonly out: number } => {
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [dx, dy] = [x - from[0], y - from[1]];
  return { along: dx * ux + dy * uy, out: dx * eastOf(faces) + dy * northOf(faces) };
};

export const middleOfWall = ({ from, to }: Wall): readonly [number, number] => [
  (from[0] + to[0]) / 2,
  (from[1] + to[1]) / 2,
];

/** Where those inside are: the middle of the edge behind the first wall in turn, and the ground that is surely the house's. */
export const placeInside = (corners: Inside['corners']): Pose & Pick<Inside, 'room'> => {
  const walls = wallsAround(corners);
  const [first = 0] = inTurn(walls);
  const [front, next, back, last] = WALLS.map((_wall, step) => walls[(first + step) % walls.length]);
  const heading = front?.faces ?? 0;
  const [cx, cy] = [0, 1].map(
    (axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length,
  ) as [number, number];
  const [east, north] = [eastOf(heading), northOf(heading)];
  const seen = ([x, y]: readonly [number, number]) => ({
    right: north * (x - cx) - east * (y - cy),
    ahead: east * (x - cx) + north * (y - cy),
  });
  const ends = (wall: Wall | undefined) => (wall === undefined ? [] : [seen(wall.from), seen(wall.to)]);
  const sides = [next, last].map(ends);
  const rights = sides.map((each) => each.map(({ right }) => right));
  const right = Math.min(...(rights.find((each) => each.every((x) => x >= 0)) ?? [500]));
  const left = Math.max(...(rights.find((each) => each.every((x) => x <= 0)) ?? [-500]));
  const top = Math.min(...ends(front).map(({ ahead }) => ahead));
  const bottom = Math.max(...ends(back).map(({ ahead }) => ahead));
  const [aside, ahead] = [(left + right) / 2, top];
  return {
    x: roundUnit(cx + north * aside + east * ahead),
    y: roundUnit(cy - east * aside + north * ahead),
    heading,
    room: [Math.max(1_000, roundUnit(right - left)), Math.max(1_000, roundUnit(top - bottom))],
  };
};

/** How wide a figure of a part stands. */
const widthOf = ({ formation }: Part, { arm }: Unit): number =>
  (formation === 'skirmish' ? skirmishBase(arm) : figureBase(arm)).width;

/** The stretches of a wall before each figure of a part's first rank, from its left; none, if it does not front the wall. */
export const stretches = (part: Part, unit: Unit, wall: Wall): readonly (readonly [number, number])[] => {
  const width = widthOf(part, unit);
  const count = part.ranks[0] ?? 0;
  const [east, north] = [eastOf(part.heading), northOf(part.heading)];
  const edge = (place: number) => {
    const right = (place - count / 2) * width;
    return fromWall(wall, part.x + north * right, part.y - east * right);
  };
  const ends = [edge(0), edge(count)];
  const isFlush = ends.every(({ out }) => isUpTo(Math.abs(out), AT_WALL));
  const isFacing = (ends[0]?.along ?? 0) > (ends[1]?.along ?? 0);
  if (!isFlush || !isFacing) return [];
  return Array.from({ length: count }, (_, place) => [edge(place + 1).along, edge(place).along] as const);
};

export interface AtWall {
  /** Figures of the first rank whose whole front is against the wall, in part against it, and past its ends. */
  readonly whole: number;
  readonly partly: number;
  readonly free: number;
  /** How many of the free reach past the first and the second corner. */
  readonly past: readonly [number, number];
}

/** LA-O5.5-8: the files of a part's first rank whose whole front is against a wall. */
export const whollyAt = (part: Part, unit: Unit, wall: Wall): readonly number[] =>
  stretches(part, unit, wall).flatMap(([from, to], file) =>
    from >= -AT_WALL && to <= wall.length + AT_WALL ? [file] : [],
  );

/** How many figures of a part's first rank are against a wall. */
export const atWall = (part: Part, unit: Unit, wall: Wall): AtWall => {
  const all = stretches(part, unit, wall);
  const whole = whollyAt(part, unit, wall).length;
  const before = all.filter(([, to]) => to <= CORNER).length;
  const after = all.filter(([from]) => from >= wall.length - CORNER).length;
  return { whole, partly: all.length - whole - before - after, free: before + after, past: [before, after] };
};

/** Whether any base of a part is against a wall. */
export const touches = (setting: Memories, part: Part, unit: Unit, wall: Wall): boolean =>
  isUpTo(gap(bodyOfPart(setting, part, unit.arm), wall.course), AT_WALL);

/** LA-O5.2-13: whether the whole of its first rank is against one wall. */
export const isWhollyAt = (part: Part, unit: Unit, wall: Wall): boolean => {
  const { whole } = atWall(part, unit, wall);
  return whole > 0 && whole === (part.ranks[0] ?? 0);
};

/** How far round a part turns to stand square on a wall. */
const SQUARE_ON = 4_500;

/**
 * Where a part comes to stand square against a wall that it has reached. With room to choose it shifts along the wall
 * so that as many figures as can be have all of their front against it.
 */
export const squareAt = (part: Part, unit: Unit, wall: Wall, mayShift: boolean): Pose | undefined => {
  const heading = normalHeading(wall.faces + 18_000);
  const turn = Math.abs(((heading - part.heading + 54_000) % 36_000) - 18_000);
  if (turn > SQUARE_ON) return undefined;
  const width = widthOf(part, unit);
  const half = ((part.ranks[0] ?? 0) * width) / 2;
  const { along } = fromWall(wall, part.x, part.y);
  const middle = mayShift ? bestAlong(wall, along, half, width) : along;
  const [ux, uy] = [(wall.to[0] - wall.from[0]) / wall.length, (wall.to[1] - wall.from[1]) / wall.length];
  return { x: roundUnit(wall.from[0] + ux * middle), y: roundUnit(wall.from[1] + uy * middle), heading };
};

/** Two places of a wall that are as near to a part, in 0.001 cm: what rounding can make of it. */
const AS_NEAR = 2;

const bestAlong = (wall: Wall, along: number, half: number, width: number): number => {
  const { length } = wall;
  if (2 * half <= length) return Math.min(Math.max(along, half), length - half);
  // Wider than the wall: one of its figures ends flush with the first corner, or with the second.
  const count = Math.round((2 * half) / width);
  const fits = Math.min(count, Math.floor((length + AT_WALL) / width));
  const places = Array.from({ length: count - fits + 1 }, (_, past) => [
    half - past * width,
    length - half + past * width,
  ]).flat();
  const nearest = Math.min(...places.map((place) => Math.abs(place - along)));
  const asNear = places.filter((place) => Math.abs(place - along) <= nearest + AS_NEAR);
  return asNear.reduce((best, place) =>
    fromCentre(wall, place) < fromCentre(wall, best) - AS_NEAR ? place : best,
  );
};

/** Of two as good, the one nearer to the middle of the table: a mirror shows the same. */
const fromCentre = (wall: Wall, along: number): number => {
  const [x, y] = slotAt(wall, along);
  return Math.sqrt(x * x + y * y);
};

/** The ground of one figure at a wall, by its place along it. */
export const slotAt = (wall: Wall, along: number): readonly [number, number] => {
  const share = along / wall.length;
  return [
    wall.from[0] + (wall.to[0] - wall.from[0]) * share,
    wall.from[1] + (wall.to[1] - wall.from[1]) * share,
  ];
};

const farOf = (wall: Wall): number => {
  const [x, y] = middleOfWall(wall);
  return x * x + y * y;
};

/**
 * The walls of a house in turn: from the one nearest to the middle of the table round by the nearer of its neighbours,
 * and of two as near by the more northern one. Of several as good the first in turn is meant: their numbers are other
 * ones in a mirror.
 */
export const inTurn = (walls: readonly Wall[]): readonly number[] => {
  const [first = 0, ...others] = walls
    .map((wall, number) => ({ number, far: farOf(wall), north: middleOfWall(wall)[1] }))
    .sort((a, b) => a.far - b.far || b.north - a.north)
    .map(({ number }) => number);
  const next = others.find((wall) => areAdjacent(first, wall)) ?? first;
  return [first, next, oppositeOf(first), oppositeOf(next)];
};

/** The wall that looks most towards a place. */
export const wallTowards = (walls: readonly Wall[], x: number, y: number): number => {
  const [cx, cy] = [0, 1].map(
    (axis) => walls.reduce((sum, { from }) => sum + (from[axis] ?? 0), 0) / walls.length,
  ) as [number, number];
  const length = Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) || 1;
  const [dx, dy] = [(x - cx) / length, (y - cy) / length];
  let best = 0;
  let most = -Infinity;
  for (const wall of inTurn(walls)) {
    const { faces = 0 } = walls[wall] ?? {};
    const towards = dx * eastOf(faces) + dy * northOf(faces);
    if (towards > most + 1e-9) [best, most] = [wall, towards];
  }
  return best;
};

export const capacityOf = (walls: readonly Wall[], wall: number): number => walls[wall]?.capacity ?? 0;

export const FIGURE = infantryBase.width;
