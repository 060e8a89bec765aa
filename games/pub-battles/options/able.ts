import type { Player } from '@grognard/engine';
import type { Order } from '../model/orders.ts';
import { activeIn, givesOrdersTo } from '../model/own.ts';
import { lately } from '../model/recent.ts';
import type { Setting } from '../model/setting.ts';
import type { OwnPiece, View } from '../model/view.ts';
import { isLawful } from '../play/check.ts';
import { someWay } from '../rules/activation/getting-away.ts';
import { thinkable } from './orders.ts';

interface Known {
  readonly setting: Setting;
  readonly seat: Player;
  readonly pieces: readonly OwnPiece[];
}

const known = lately<View, Known>(4);

/** One's own pieces that may still do something in the activation that is played: for each some order would be accepted. */
export const able = (setting: Setting, view: View, seat: Player): readonly OwnPiece[] => {
  const asked = known.of(view);
  if (asked?.setting === setting && asked.seat === seat) return asked.pieces;
  const active = activeIn(view);
  const isOurs =
    view.phase === 'activation' &&
    view.deploying.length === 0 &&
    view.combat === undefined &&
    active !== undefined &&
    givesOrdersTo(view, seat, active);
  const pieces = isOurs
    ? view.mine.filter((piece) => someOrder(setting, view, seat, piece) !== undefined)
    : [];
  known.keep(view, { setting, seat, pieces });
  return pieces;
};

/** An order that would be accepted from a piece, as a witness that it is able; undefined if there is none. */
export const someOrder = (setting: Setting, view: View, seat: Player, piece: OwnPiece): Order | undefined =>
  someWay(setting, view, seat, piece) ??
  thinkable(setting, view, piece.ref).find(
    (order) => order.kind !== 'done' && isLawful(setting, view, seat, order),
  );
