import { at, flat, type Player, type Side } from '@grognard/engine';
import { gap, isUpTo } from '@grognard/field';
import { bodyOfPiece } from '../../ground/standing.ts';
import type { Event } from '../../model/events.ts';
import type { Order } from '../../model/orders.ts';
import { sideOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';

type Write = Extract<Order, { readonly kind: 'write' }>;

/** PB-R039: an order is obeyed from the next activation, but at once beside the army commander. */
export const writeEvents = (
  setting: Setting,
  state: State,
  { side }: Player,
  order: Write,
): readonly Event[] => {
  const { to, attack } = order;
  const formation = state.formations.findIndex((each) => each.side === side && each.id === order.formation);
  const atOnce = isBesideCommander(setting, state, side, formation);
  return [{ kind: 'wrote', formation, errand: { to, attack }, atOnce, rules: ['PB-R039'] }];
};

const isBesideCommander = (setting: Setting, state: State, side: Side, formation: number): boolean => {
  const hq = at(state.pieces, state.formations[formation]?.hq ?? -1);
  if (hq?.where !== 'map') return false;
  const body = bodyOfPiece(setting, hq);
  return flat(state.pieces).some(
    (piece, index) =>
      piece.kind === 'commander' &&
      piece.where === 'map' &&
      sideOf(state, index) === side &&
      isUpTo(gap(bodyOfPiece(setting, piece), body), setting.measures.command),
  );
};
