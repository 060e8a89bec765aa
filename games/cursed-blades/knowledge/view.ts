import { isPlayer, type Seat } from '@grognard/engine';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';

/** The only secret is where the other side has hidden its traps. */
export const view = (state: State, seat: Seat): View => {
  if (seat === 'umpire') return state;
  const side = isPlayer(seat) ? seat.side : '';
  return { ...state, hidden: state.hidden.filter((trap) => trap.side === side) };
};
