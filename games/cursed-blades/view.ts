import { isPlayer, type Seat } from '@grognard/engine';
import type { State } from './state-types.ts';
import type { View } from './view-types.ts';

/** The only secret is where the other side has hidden its traps. */
export const view = (state: State, seat: Seat): View =>
  seat === 'umpire'
    ? state
    : { ...state, hidden: state.hidden.filter(({ side }) => isPlayer(seat) && side === seat.side) };
