import { at, flat, type Side } from '@grognard/engine';
import { sideOf } from './piece-change.ts';
import type { State } from './state.ts';

/** The piece that a side calls so; -1 if it knows none. */
export const indexOf = (state: State, side: Side, ref: string): number => {
  if (ref.startsWith('#')) return at(state.known[side] ?? [], Number(ref.slice(1)))?.piece ?? -1;
  return flat(state.pieces).findIndex((piece, index) => piece.id === ref && sideOf(state, index) === side);
};
