/** Redoubts: their walls as they stand now, who is in one, and what lies between him and another. */
import { isWhollyIn } from '@grognard/field';
import type { Placed } from '../../ground/shape/placed.ts';
import { allOf, terrainOf } from '../../ground/terrain/terrain.ts';
import { piecesOf, type WallPiece } from '../../ground/terrain/wall-pieces.ts';
import type { Redoubt } from '../../model/features.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { crosses, type LinePlace } from './lines.ts';
import { about } from './where.ts';

type Known = Pick<State, 'terrain'>;

/** The redoubt that a part is in with all its figures. */
export const redoubtOf = (setting: Setting, state: Known, { body }: Placed): Redoubt | undefined =>
  about(setting, state, body).find(
    (feature): feature is Redoubt => feature.kind === 'redoubt' && isWhollyIn(body, feature.area, 100),
  );

/** What a straight way into or out of a redoubt goes over: a piece of its wall, or the gorge. */
export const crossedIn = (
  { terrain: { damage } }: Known,
  redoubt: Redoubt,
  from: LinePlace,
  to: LinePlace,
): WallPiece['cover'] | 'gorge' | undefined => {
  for (const [side, wall] of redoubt.walls.entries()) {
    if (!crosses(wall.course, from, to)) continue;
    const piece = piecesOf(damage, redoubt.id, side, wall).find(({ course }) => crosses(course, from, to));
    if (piece !== undefined) return piece.cover;
  }
  return crosses(redoubt.gorge, from, to) ? 'gorge' : undefined;
};

type Pairs = (setting: Memories, one: Placed, other: Placed) => readonly (readonly [LinePlace, LinePlace])[];

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
  const pairs = pairsOf(setting, one, other);
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
  const over = pairsOf(setting, attacker, defender).map(([from, to]) => crossedIn(state, redoubt, from, to));
  return over.some((each) => each === 'gorge' || each === undefined);
};
