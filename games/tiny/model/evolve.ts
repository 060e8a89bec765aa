import { at, type Chunks, type Side, sizeOf, withAt } from '@grognard/engine';
import type { Event, Piece, Setting, Sighting, State } from './vocabulary.ts';

/** The state after an event; no rule is applied here. */
export const evolve = (_setting: Setting, state: State, event: Event): State => {
  switch (event.kind) {
    case 'moved':
      return withPiece(state, event.piece, { at: event.to });
    case 'posted':
      return withPiece(state, event.piece, { posture: event.posture });
    case 'fought':
      return fought(state, event);
    case 'shot':
      return event.lost === undefined ? state : shotDead(state, event.piece, event.target);
    case 'sighted':
      return sighted(state, event.side, event.piece, { at: event.at, turn: state.turn });
    case 'turned':
      return { ...state, turn: event.turn, phase: event.phase, poster: event.poster };
    case 'stayed':
    case 'passed':
      return state;
  }
};

const withPiece = (state: State, index: number, change: Partial<Piece>): State => ({
  ...state,
  pieces: withAt(state.pieces, index, { ...pieceOf(state, index), ...change }),
});

const pieceOf = (state: State, index: number): Piece => {
  const piece = at(state.pieces, index);
  if (piece === undefined) throw new RangeError(`there is no piece ${index}`);
  return piece;
};

/** Both learn the other's strength; the loser is gone. */
const fought = (state: State, { blows, lost }: Extract<Event, { kind: 'fought' }>): State => {
  let next = state;
  const [a, b] = blows.map(({ piece }) => piece) as [number, number];
  for (const [watcher, watched] of [
    [a, b],
    [b, a],
  ] as const) {
    const { side } = pieceOf(state, watcher);
    const { at: cell, strength, posture } = pieceOf(state, watched);
    const gone = watched === lost ? { lost: true as const } : {};
    next = sighted(next, side, watched, { at: cell, turn: state.turn, strength, posture, ...gone });
  }
  return lost === undefined ? next : withPiece(next, lost, { lost: true });
};

const shotDead = (state: State, by: number, target: number): State => {
  const { at: cell } = pieceOf(state, target);
  const { side } = pieceOf(state, by);
  const next = sighted(state, side, target, { at: cell, turn: state.turn, lost: true });
  return withPiece(next, target, { lost: true });
};

/** The alias under which a side knows a piece; the next free one if it does not yet. */
export const aliasOf = (known: Chunks<Sighting>, piece: number): number => {
  for (let alias = 0, count = sizeOf(known); alias < count; alias += 1) {
    if (at(known, alias)?.piece === piece) return alias;
  }
  return sizeOf(known);
};

const sighted = (state: State, side: Side, piece: number, news: Omit<Sighting, 'piece'>): State => {
  const known = state.known[side] ?? [];
  const alias = aliasOf(known, piece);
  const sighting: Sighting = { ...at(known, alias), piece, ...news };
  return { ...state, known: { ...state.known, [side]: withAt(known, alias, sighting) } };
};
