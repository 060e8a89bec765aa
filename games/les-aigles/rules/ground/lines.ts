/** What still stands of hedges and walls: roads go through them, guns and sappers lay them low. */
import { type Line, type Ribbon, ribbonOf } from '@grognard/field';
import { near } from '../../ground/terrain/terrain.ts';
import type { Barrier, LineClass } from '../../model/features.ts';
import type { Drawer } from '../../model/memory.ts';
import type { Terrain } from '../../model/terrain.ts';
import type { TerrainState } from '../../model/terrain-state.ts';
import { CELL } from '../../tables/terrain.ts';

/** A stretch of a hedge or a wall as it is now. */
export interface StandingStretch {
  readonly sort: LineClass | 'gap';
  readonly course: Ribbon;
}

type Point = readonly [number, number];
type Span = readonly [number, number];

/** The part of a straight leg, from 0 to 1, that lies within a convex ring walked clockwise. */
const within = ([ax, ay]: Point, [bx, by]: Point, ring: ArrayLike<number>): Span | undefined => {
  let [from, to] = [0, 1];
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    const [px, py, qx, qy] = [ring[i] ?? 0, ring[i + 1] ?? 0, ring[j] ?? 0, ring[j + 1] ?? 0];
    const right = (x: number, y: number): number => (qy - py) * (x - px) - (qx - px) * (y - py);
    const [a, b] = [right(ax, ay), right(bx, by)];
    if (a < 0 && b < 0) return undefined;
    if (a < 0) from = Math.max(from, a / (a - b));
    else if (b < 0) to = Math.min(to, a / (a - b));
  }
  return from < to ? [from, to] : undefined;
};

const ringsOf = ({ pieces: { points, starts } }: Ribbon): readonly ArrayLike<number>[] =>
  Array.from({ length: starts.length - 1 }, (_, i) => points.subarray(starts[i], starts[i + 1]));

interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly begins: number;
  readonly length: number;
}

const legsOf = (points: Line): readonly Leg[] => {
  let begins = 0;
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.sqrt(dx * dx + dy * dy);
    const leg = { from, to, begins, length };
    begins += length;
    return leg;
  });
};

/** Where roads go through, measured along the line. */
const gapsIn = (terrain: Terrain, { course }: Barrier, legs: readonly Leg[]): readonly Span[] =>
  near(terrain, course).flatMap((feature) =>
    feature.kind === 'road'
      ? ringsOf(feature.bed).flatMap((ring) =>
          legs.flatMap(({ from, to, begins, length }) => {
            const span = within(from, to, ring);
            return span === undefined
              ? []
              : [[begins + span[0] * length, begins + span[1] * length] as const];
          }),
        )
      : [],
  );

const placeAt = (legs: readonly Leg[], at: number): Point => {
  const leg = legs.find(({ begins, length }) => at <= begins + length) ?? legs[legs.length - 1];
  if (leg === undefined || leg.length === 0) return leg?.from ?? [0, 0];
  const share = Math.min(1, (at - leg.begins) / leg.length);
  return [leg.from[0] + (leg.to[0] - leg.from[0]) * share, leg.from[1] + (leg.to[1] - leg.from[1]) * share];
};

/** A shorter piece is no obstacle. */
const A_BIT = 10;

const standingOf = (
  terrain: Terrain,
  barrier: Barrier,
  damage: TerrainState['damage'],
): readonly StandingStretch[] => {
  const { points, sort, length, id, course } = barrier;
  const cells = damage.find(({ feature, side }) => feature === id && side === undefined)?.cells ?? {};
  const legs = legsOf(points);
  const gaps = gapsIn(terrain, barrier, legs);
  if (gaps.length === 0 && Object.keys(cells).length === 0) return [{ sort, course }];
  const isGap = (at: number): boolean => gaps.some(([from, to]) => from <= at && at <= to);
  const sortAt = (at: number): LineClass | 'gap' => {
    const cell = cells[Math.floor(at / CELL)];
    if (cell === 'gone' || isGap(at)) return 'gap';
    return cell === undefined ? sort : 'light';
  };
  const hurt = Object.keys(cells).flatMap((cell) => [Number(cell) * CELL, (Number(cell) + 1) * CELL]);
  const marks = [...new Set([0, length, ...legs.map(({ begins }) => begins), ...gaps.flat(), ...hurt])]
    .filter((mark) => mark >= 0 && mark <= length)
    .sort((a, b) => a - b);
  return marks.slice(1).flatMap((to, index) => {
    const from = marks[index] ?? to;
    const now = sortAt((from + to) / 2);
    if (to - from < A_BIT) return [];
    return [{ sort: now, course: ribbonOf([placeAt(legs, from), placeAt(legs, to)], 0) }];
  });
};

type Lines = Map<Barrier, readonly StandingStretch[]>;
const LINES: Drawer<WeakMap<TerrainState['damage'], Lines>> = { empty: () => new WeakMap() };

/** LA-O8.4-13: the stretches of a hedge or wall, each with what it is now. */
export const standingLine = (
  terrain: Terrain,
  damage: TerrainState['damage'],
  barrier: Barrier,
): readonly StandingStretch[] => {
  const byDamage = terrain.memory(LINES);
  const lines: Lines = byDamage.get(damage) ?? new Map();
  byDamage.set(damage, lines);
  const found = lines.get(barrier) ?? standingOf(terrain, barrier, damage);
  lines.set(barrier, found);
  return found;
};
