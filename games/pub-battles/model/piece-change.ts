import { at, type Side, withAt } from '@grognard/engine';
import type { Piece, Stand, State } from './state.ts';
import type { Draft } from './state-change.ts';

/** A piece in the making: every field is laid down, be it that nothing stands in it. */
type Changing = {
  -readonly [Key in keyof Piece]-?: Partial<Pick<Piece, Key>> extends Pick<Piece, Key>
    ? Piece[Key] | undefined
    : Piece[Key];
};

export const pieceOf = (state: Pick<State, 'pieces'>, index: number): Piece => {
  const piece = at(state.pieces, index);
  if (piece === undefined) throw new RangeError(`there is no piece ${index}`);
  return piece;
};

export const sideOf = (state: Pick<State, 'pieces' | 'formations'>, index: number): Side =>
  state.formations[pieceOf(state, index).formation]?.side ?? '';

/** All that stands of a piece, to be changed. */
export const changing = (state: Pick<State, 'pieces'>, index: number): Changing => {
  const was = pieceOf(state, index);
  return {
    id: was.id,
    kind: was.kind,
    formation: was.formation,
    where: was.where,
    x: was.x,
    y: was.y,
    heading: was.heading,
    spent: was.spent,
    from: was.from,
    horse: was.horse,
    column: was.column,
    ground: was.ground,
    unpacked: was.unpacked,
    lostOn: was.lostOn,
    mustered: was.mustered,
    recovered: was.recovered,
    enters: was.enters,
  };
};

/** Elsewhere, or facing otherwise. PB-R078: what was said of the ground holds as long as a piece stays as it stands. */
export const standAt = (piece: Changing, { x, y, heading }: Stand, column: boolean): void => {
  piece.x = x;
  piece.y = y;
  piece.heading = heading;
  piece.column = column ? true : undefined;
  piece.ground = undefined;
};

/** Puts a piece that has changed back among the others. */
export const putBack = (state: Draft, index: number, piece: Changing): void => {
  state.pieces = withAt(state.pieces, index, pieceFrom(piece));
};

type Whole = { -readonly [Key in keyof Piece]: Piece[Key] };

/** The piece that has come of it. Laid down field by field: every event changes a piece or two. */
export const pieceFrom = (of: Changing): Piece => {
  const piece: Whole = {
    id: of.id,
    kind: of.kind,
    formation: of.formation,
    where: of.where,
    x: of.x,
    y: of.y,
    heading: of.heading,
    spent: of.spent,
  };
  addStand(piece, of);
  addPast(piece, of);
  return piece;
};

/** How it stands. */
const addStand = (piece: Whole, { from, horse, column, ground, unpacked }: Changing): void => {
  if (from !== undefined) piece.from = from;
  if (horse !== undefined) piece.horse = horse;
  if (column !== undefined) piece.column = column;
  if (ground !== undefined) piece.ground = ground;
  if (unpacked !== undefined) piece.unpacked = unpacked;
};

/** What has become of it, and when it is due. */
const addPast = (piece: Whole, { lostOn, mustered, recovered, enters }: Changing): void => {
  if (lostOn !== undefined) piece.lostOn = lostOn;
  if (mustered !== undefined) piece.mustered = mustered;
  if (recovered !== undefined) piece.recovered = recovered;
  if (enters !== undefined) piece.enters = enters;
};
