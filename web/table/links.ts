import { type SeatKey, sameSeat } from '@grognard/engine';
import type { Session } from '../session/session.svelte.ts';

/** The seats whose link is still to be passed on: those of this table's maker that nobody has taken. */
export const linksToPassOn = ({ kept, facts }: Session): readonly SeatKey[] =>
  (kept.links ?? []).filter(
    ({ seat }) => facts.seats.find((each) => sameSeat(each.seat, seat))?.name === undefined,
  );
