import { isPlayer, type Seat, type Side, sizeOf } from '@grognard/engine';
import { knownAlias } from '../model/aliases.ts';
import { pieceOf, sideOf } from '../model/piece-change.ts';
import type { State } from '../model/state.ts';

/** The side that looks at the blocks of a side. */
export const watcherOf = ({ formations }: Pick<State, 'formations'>, side: Side): Side =>
  formations.find((each) => each.side !== side)?.side ?? '';

/** Whether the seat knows all there is to know about the pieces of a side. */
export const isPrivy = (seat: Seat, side: Side): boolean =>
  isPlayer(seat) ? seat.side === side : seat === 'umpire';

/** The ref of a block that is known by alias only; a spectator is told whose it is. */
export const aliasName = (seat: Seat, side: Side, alias: number): string =>
  isPlayer(seat) ? `#${alias}` : `${side}#${alias}`;

/** What a seat calls a piece; undefined if it is not on the map for all it knows. */
export const nameFor = (state: State, seat: Seat, piece: number): string | undefined => {
  const side = sideOf(state, piece);
  if (isPrivy(seat, side)) return pieceOf(state, piece).id;
  const alias = knownAlias(state.known[watcherOf(state, side)] ?? [], piece);
  return alias === undefined ? undefined : aliasName(seat, side, alias);
};

/** The same, for a piece that is about to be sighted, with the alias that it will have. */
export const refFor = (state: State, seat: Seat, piece: number): string => {
  const side = sideOf(state, piece);
  const known = state.known[watcherOf(state, side)] ?? [];
  return nameFor(state, seat, piece) ?? aliasName(seat, side, sizeOf(known));
};

export const namesFor = (state: State, seat: Seat, pieces: readonly number[]): readonly string[] => {
  const names: string[] = [];
  for (const piece of pieces) {
    const name = nameFor(state, seat, piece);
    if (name !== undefined) names.push(name);
  }
  return names;
};
