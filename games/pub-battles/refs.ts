import { at, flat, type Player, type Side } from '@grognard/engine';
import type { Board } from './board.ts';
import { standsHere } from './kept.ts';
import { aliasOf, evolve, sideOf } from './state.ts';
import type { Event, State } from './state-types.ts';
import type { View } from './view-types.ts';

/** What a side calls a piece: its own by id, the enemy's by alias. */
export const refOf = (state: State, side: Side, piece: number): string =>
  sideOf(state, piece) === side
    ? (at(state.pieces, piece)?.id ?? '')
    : `#${aliasOf(state.known[side] ?? [], piece)}`;

/** The piece that a side calls so; -1 if it knows none. */
export const indexOf = (state: State, side: Side, ref: string): number => {
  if (ref.startsWith('#')) return at(state.known[side] ?? [], Number(ref.slice(1)))?.piece ?? -1;
  return flat(state.pieces).findIndex((piece, index) => piece.id === ref && sideOf(state, index) === side);
};

const boards = new WeakMap<View, Board>();

/** The map as a player sees it: what movement, sight and contact are judged on. */
export const boardOf = (view: View): Board => {
  const known = boards.get(view);
  if (known !== undefined) return known;
  const { us = '', mine, theirs, contacts, supports } = view;
  // A view that came as text is looked at as long as one of our own making.
  const blocks = [...mine.filter(({ where }) => where === 'map'), ...theirs].map(standsHere);
  const board = { us, blocks, contacts, supports };
  boards.set(view, board);
  return board;
};

/** The state after several events. */
export const after = (state: State, events: readonly Event[]): State => events.reduce(evolve, state);

/** Who gives orders to a formation: whoever commands it, else whoever commands the side. */
export const ownerOf = (
  state: Pick<State, 'seats' | 'formations'>,
  formation: number,
): Player | undefined => {
  const { id, side } = state.formations[formation] ?? {};
  const seats = state.seats.filter((seat) => seat.side === side);
  return (
    seats.find(({ command }) => command === id) ??
    seats.find(({ command }) => command === undefined) ??
    seats[0]
  );
};

/** Who decides for a whole side. */
export const chiefOf = (state: Pick<State, 'seats'>, side: Side): Player | undefined => {
  const seats = state.seats.filter((seat) => seat.side === side);
  return seats.find(({ command }) => command === undefined) ?? seats[0];
};
