import type { PieceKind, View } from '@grognard/pub-battles';
import type { Desk } from './desk.ts';

/** What a lost piece is worth to the enemy. */
const points: Readonly<Record<PieceKind, number>> = {
  detachment: 1,
  militia: 2,
  regular: 3,
  elite: 4,
  guard: 6,
  artillery: 4,
  cavalry: 6,
  dragoons: 4,
  baggage: 0,
  hq: 0,
  commander: 0,
};

const priceOf = ({ losses }: View, isOurs: boolean, us: string): number =>
  Object.entries(losses)
    .filter(([side]) => (side === us) === isOurs)
    .flatMap(([, kinds]) => kinds)
    .reduce((sum, kind) => sum + points[kind], 0);

/** By how many points we lead; below zero we are behind. */
const leadIn = ({ view }: Desk): number =>
  priceOf(view, false, view.us ?? '') - priceOf(view, true, view.us ?? '');

/** How few turns are left, this one included, still counts as the end of a battle. */
const LATE = 2;

const isLate = ({ match: { setting }, view: { day, turn } }: Desk): boolean =>
  day === setting.last.day && setting.last.turn - turn < LATE;

/** What an attack must promise to be made: more for who leads, less for who must catch up before the end. */
export const leastPromise = (desk: Desk): number => {
  const lead = leadIn(desk);
  if (lead > 0) return isLate(desk) ? 3 : 2;
  return isLate(desk) ? 0 : 1.5;
};
