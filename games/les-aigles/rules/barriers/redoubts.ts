/** Redoubts: their walls as they stand now, who is in one, and what lies between him and another. */
import { isWhollyIn, type Ribbon, ribbonOf } from '@grognard/field';
import type { Setting } from '../../setting.ts';
import type { State } from '../../state-types.ts';
import { CELL } from '../../tables/terrain.ts';
import type { Redoubt, Wall } from '../../terrain/features.ts';
import type { TerrainState } from '../../terrain/state.ts';
import { allOf, terrainOf } from '../../terrain/terrain.ts';
import { crosses, type Place } from '../relief/lines.ts';
import { about, type Placed } from '../relief/where.ts';

type Known = Pick<State, 'terrain'>;

/** LA-O8.5-14, LA-O8.7-11: what is left of a stretch of a redoubt's wall. */
export interface WallPiece {
  readonly cover: 'house' | 'hard' | 'gap';
  readonly course: Ribbon;
}

const cutAt = ({ from, to, length }: Wall, at: number): Place => {
  const share = length === 0 ? 0 : Math.min(1, at / length);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

/** A wall of a house or a redoubt cell by cell, as guns and sappers have left it. */
export const piecesOf = (
  damage: TerrainState['damage'],
  feature: string,
  side: number,
  wall: Wall,
): readonly WallPiece[] => {
  const cells = damage.find((each) => each.feature === feature && each.side === side)?.cells;
  if (cells === undefined) return [{ cover: 'house', course: wall.course }];
  const count = Math.ceil(wall.length / CELL);
  return Array.from({ length: count }, (_, cell): WallPiece => {
    const now = cells[cell];
    const course = ribbonOf([cutAt(wall, cell * CELL), cutAt(wall, (cell + 1) * CELL)], 0);
    return { cover: now === undefined ? 'house' : now === 'gone' ? 'gap' : 'hard', course };
  });
};

/** The redoubt that a part is in with all its figures. */
export const redoubtOf = (setting: Setting, state: Known, { body }: Placed): Redoubt | undefined =>
  about(setting, state, body).find(
    (feature): feature is Redoubt => feature.kind === 'redoubt' && isWhollyIn(body, feature.area, 100),
  );

/** What a straight way into or out of a redoubt goes over: a piece of its wall, or the gorge. */
export const crossedIn = (
  { terrain: { damage } }: Known,
  redoubt: Redoubt,
  from: Place,
  to: Place,
): WallPiece['cover'] | 'gorge' | undefined => {
  for (const [side, wall] of redoubt.walls.entries()) {
    if (!crosses(wall.course, from, to)) continue;
    const piece = piecesOf(damage, redoubt.id, side, wall).find(({ course }) => crosses(course, from, to));
    if (piece !== undefined) return piece.cover;
  }
  return crosses(redoubt.gorge, from, to) ? 'gorge' : undefined;
};

type Pairs = (one: Placed, other: Placed) => readonly (readonly [Place, Place])[];

/** LA-O9.1-3, -7: the wall of a redoubt between one who is in it and one who is not. */
export const wallBetween = (
  setting: Setting,
  state: Known,
  one: Placed,
  other: Placed,
  pairsOf: Pairs,
): { readonly feature: string; readonly cover: 'hard' | 'house' } | undefined => {
  if (allOf(terrainOf(setting, state), 'redoubt').length === 0) return undefined;
  const [mine, theirs] = [redoubtOf(setting, state, one), redoubtOf(setting, state, other)];
  const redoubt = mine ?? theirs;
  if (redoubt === undefined || mine === theirs) return undefined;
  const pairs = pairsOf(one, other);
  const found = pairs.map(([from, to]) => crossedIn(state, redoubt, from, to));
  const walls = found.filter((each) => each === 'house' || each === 'hard');
  if (2 * walls.length <= pairs.length) return undefined;
  const isHouse = 2 * walls.filter((each) => each === 'house').length >= walls.length;
  return { feature: redoubt.id, cover: isHouse ? 'house' : 'hard' };
};

/** LA-O9.1-6: whether one comes at a garrison by the gorge, or has come in by it. */
export const isByGorge = (
  setting: Setting,
  state: Known,
  attacker: Placed,
  defender: Placed,
  pairsOf: Pairs,
): boolean => {
  if (allOf(terrainOf(setting, state), 'redoubt').length === 0) return false;
  const redoubt = redoubtOf(setting, state, defender);
  if (redoubt === undefined) return false;
  const over = pairsOf(attacker, defender).map(([from, to]) => crossedIn(state, redoubt, from, to));
  return over.some((each) => each === 'gorge' || each === undefined);
};
