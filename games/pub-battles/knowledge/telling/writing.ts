import type { Seat } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { State } from '../../model/state.ts';
import type { Told } from '../../model/told.ts';
import { isPrivy } from '../names.ts';

type Named<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

/** PB-R235: what a side wrote before the battle is unknown to the enemy. */
export const plannedTold = (
  { side, posted, errands, rules }: Named<'planned'>,
  state: State,
  seat: Seat,
): Told => {
  if (!isPrivy(seat, side)) return { kind: 'planned', side, rules };
  return {
    kind: 'planned',
    side,
    posted: posted.map(({ piece }) => pieceOf(state, piece).id),
    ordered: errands.map(({ formation }) => state.formations[formation]?.id ?? ''),
    rules,
  };
};

/** PB-R039: the enemy does not read other people's orders. */
export const wroteTold = (
  { formation, errand, atOnce, rules }: Named<'wrote'>,
  state: State,
  seat: Seat,
): Told | undefined => {
  const { id = '', side = '' } = state.formations[formation] ?? {};
  return isPrivy(seat, side) ? { kind: 'wrote', side, formation: id, errand, atOnce, rules } : undefined;
};
