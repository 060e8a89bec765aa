import { isPlayer, type Seat } from '@grognard/engine';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { remembered } from '../rules/remembered.ts';

/** The views of a state by side, '' for those who look on: whoever asks again is shown the same one. */
const viewsOf = remembered((_state: State) => new Map<string, View>());

/** The only secret is where the other side has hidden its traps. */
export const view = (state: State, seat: Seat): View => {
  if (seat === 'umpire') return state;
  const side = isPlayer(seat) ? seat.side : '';
  const known = viewsOf(state).get(side);
  if (known !== undefined) return known;
  const seen = { ...state, hidden: state.hidden.filter((trap) => trap.side === side) };
  viewsOf(state).set(side, seen);
  return seen;
};
