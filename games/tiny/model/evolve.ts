import { at, type Chunks, type Side, sizeOf, withAt } from '@grognard/engine';
import type { Piece, Sighting, State } from './state.ts';

/** The state with a part of a piece changed. */
export const withPiece = (state: State, index: number, change: Partial<Piece>): State => ({
  ...state,
  pieces: withAt(state.pieces, index, { ...pieceOf(state, index), ...change }),
});

export const pieceOf = (state: State, index: number): Piece => {
  const piece = at(state.pieces, index);
  if (piece === undefined) throw new RangeError(`there is no piece ${index}`);
  return piece;
};

/** The alias under which a side knows a piece; the next free one if it does not yet. */
export const aliasOf = (known: Chunks<Sighting>, piece: number): number => {
  for (let alias = 0, count = sizeOf(known); alias < count; alias += 1) {
    if (at(known, alias)?.piece === piece) return alias;
  }
  return sizeOf(known);
};

/** The state in which a side knows something new of a piece. */
export const withSighting = (
  state: State,
  side: Side,
  piece: number,
  news: Omit<Sighting, 'piece'>,
): State => {
  const known = state.known[side] ?? [];
  const alias = aliasOf(known, piece);
  const sighting: Sighting = { ...at(known, alias), piece, ...news };
  return { ...state, known: { ...state.known, [side]: withAt(known, alias, sighting) } };
};
