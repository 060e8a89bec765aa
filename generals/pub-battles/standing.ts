import { kindFacts, type View } from '@grognard/pub-battles/for-generals';
import type { Desk } from './desk.ts';

const priceOf = ({ losses }: View, isOurs: boolean, us: string): number =>
  Object.entries(losses)
    .filter(([side]) => (side === us) === isOurs)
    .flatMap(([, kinds]) => kinds)
    .reduce((sum, kind) => sum + kindFacts[kind].points, 0);

/** By how many points we lead; below zero we are behind. */
const leadIn = ({ view }: Desk): number =>
  priceOf(view, false, view.us ?? '') - priceOf(view, true, view.us ?? '');

/** How few turns are left, this one included, still counts as the end of a battle. */
const LATE = 2;

export const isLate = ({ match: { setting }, view: { day, turn } }: Desk): boolean =>
  day === setting.last.day && setting.last.turn - turn < LATE;

/** Who leads near the end need not go looking for a fight. */
export const hasTime = (desk: Desk): boolean => leadIn(desk) > 0 && isLate(desk);

/** What an attack must promise to be made: more for who leads, less for who must catch up before the end. */
export const leastPromise = (desk: Desk): number => {
  if (leadIn(desk) > 0) return isLate(desk) ? 4 : 3;
  return isLate(desk) ? 1 : 2.5;
};
