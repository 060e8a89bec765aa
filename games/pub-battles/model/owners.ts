import type { Player, Side } from '@grognard/engine';
import type { State } from './state.ts';

/** Who gives orders to a formation: whoever commands it, else whoever commands the side. */
export const ownerOf = (
  state: Pick<State, 'seats' | 'formations'>,
  formation: number,
): Player | undefined => {
  const { id, side } = state.formations[formation] ?? {};
  return side === undefined ? undefined : ownerAmong(state.seats, side, id);
};
/** The same, of a formation that is only named. */
export const ownerAmong = (
  seats: readonly Player[],
  side: Side,
  formation: string | undefined,
): Player | undefined => {
  let first: Player | undefined;
  let whole: Player | undefined;
  for (const seat of seats) {
    if (seat.side !== side) continue;
    if (seat.command === formation) return seat;
    if (seat.command === undefined) whole ??= seat;
    first ??= seat;
  }
  return whole ?? first;
};
/** Who decides for a whole side. */
export const chiefOf = (state: Pick<State, 'seats'>, side: Side): Player | undefined => {
  const seats = state.seats.filter((seat) => seat.side === side);
  return seats.find(({ command }) => command === undefined) ?? seats[0];
};
