import type { Caller } from '../http/caller.ts';
import { hashOf } from '../tables/keys.ts';

/** Enough to tell the visitors of a server apart; thousands of addresses have the same, so that it gives none of them away. */
const DIGITS = 5;

/** What the tables of an address are counted under, and kept with them; undefined for whoever sits at the machine itself. */
export const shareOf = ({ own, name }: Caller): string | undefined =>
  own ? undefined : hashOf(name).slice(0, DIGITS);
