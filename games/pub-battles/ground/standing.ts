import { at, flat, type Side } from '@grognard/engine';
import type { Body } from '@grognard/field';
import { topic } from '../model/memory.ts';
import type { Setting } from '../model/setting.ts';
import type { Piece, State } from '../model/state.ts';
import type { PieceKind } from '../model/vocabulary.ts';
import { kindFacts } from '../tables/piece-facts.ts';
import { bodyStanding } from './board.ts';

/** A piece, whoever commands it. */
export type Trooper = Omit<Piece, 'formation'>;

/** Where a piece is and of what kind, at hand for whoever looks at all of them: pieces are of many shapes. */
export interface Placed {
  readonly piece: Trooper;
  readonly kind: PieceKind;
  readonly x: number;
  readonly y: number;
  /** What was worked out about it. */
  readonly known: { body: Body | undefined };
}

/** A piece on the map, with its place among the pieces and the side it is of. */
export interface Standing extends Placed {
  readonly index: number;
  readonly side: Side;
  readonly piece: Piece;
}

export const placed = (piece: Trooper): Placed => ({
  piece,
  kind: piece.kind,
  x: piece.x,
  y: piece.y,
  known: { body: undefined },
});

const standingOn = (index: number, side: Side, piece: Piece): Standing => ({
  index,
  side,
  piece,
  kind: piece.kind,
  x: piece.x,
  y: piece.y,
  known: { body: undefined },
});

const bodies = topic(() => new WeakMap<Trooper, Body>());

/** Every march asks for the bodies of both armies. */
export const bodyOfPiece = (setting: Laid, piece: Trooper): Body => {
  const known = setting.memory(bodies);
  const found = known.get(piece);
  if (found !== undefined) return found;
  const { x, y, heading, column, kind } = piece;
  const body = bodyStanding(setting, { x, y, heading, column, arm: kindFacts[kind].arm });
  known.set(piece, body);
  return body;
};

type Laid = Pick<Setting, 'measures' | 'memory'>;

/** The same of one who is looked at again and again. */
export const bodyPlaced = (setting: Laid, { piece, known }: Placed): Body => {
  known.body ??= bodyOfPiece(setting, piece);
  return known.body;
};

/** Everything on the map by its place, south to north and west to east: an order that tells no secret. */
export const standing = (
  { memory }: Pick<Setting, 'memory'>,
  state: Pick<State, 'pieces' | 'formations'>,
): readonly Standing[] => {
  const all = flat(state.pieces);
  const last = memory(lastFound);
  const before = last.found;
  if (before?.all === all && before.formations === state.formations) return before.standing;
  const found = (before === undefined ? undefined : movedOn(state, all, before)) ?? standingOf(state, all);
  last.found = { all, formations: state.formations, standing: found };
  return found;
};

/** Where everybody was last found. */
interface Found {
  readonly all: readonly Piece[];
  readonly formations: State['formations'];
  readonly standing: readonly Standing[];
}

const lastFound = topic((): { found?: Found } => ({}));

const byPlace = (a: Standing, b: Standing): number =>
  a.y - b.y || a.x - b.x || a.piece.heading - b.piece.heading || a.index - b.index;

const standingOf = (
  { formations }: Pick<State, 'formations'>,
  all: readonly Piece[],
): readonly Standing[] => {
  const found: Standing[] = [];
  all.forEach((piece, index) => {
    const side = piece.where === 'map' ? formations[piece.formation]?.side : undefined;
    if (side !== undefined) found.push(standingOn(index, side, piece));
  });
  return found.sort(byPlace);
};

const haveSameSides = (before: State['formations'], now: State['formations']): boolean =>
  before === now ||
  (before.length === now.length && now.every(({ side }, place) => before[place]?.side === side));

/** More than these are sorted anew. */
const FEW = 8;

/** The order as it was but for the few that moved; undefined if it must be found anew. */
const movedOn = (
  { formations }: Pick<State, 'formations'>,
  all: readonly Piece[],
  before: Found,
): readonly Standing[] | undefined => {
  if (before.all.length !== all.length || !haveSameSides(before.formations, formations)) return undefined;
  const moved: number[] = [];
  for (let index = 0; index < all.length; index += 1) {
    if (all[index] === before.all[index]) continue;
    if (moved.length === FEW) return undefined;
    moved.push(index);
  }
  if (moved.length === 0) return before.standing;
  const found = before.standing.filter(({ index }) => !moved.includes(index));
  for (const index of moved) {
    const piece = all[index];
    const side = piece?.where === 'map' ? formations[piece.formation]?.side : undefined;
    if (piece !== undefined && side !== undefined) putIn(found, standingOn(index, side, piece));
  }
  return found;
};

const putIn = (found: Standing[], each: Standing): void => {
  let place = found.length;
  while (place > 0 && byPlace(found[place - 1] as Standing, each) > 0) place -= 1;
  found.splice(place, 0, each);
};

export const isOnMap = ({ pieces }: Pick<State, 'pieces'>, piece: number): boolean =>
  at(pieces, piece)?.where === 'map';
