import { type Player, sameSeat } from '@grognard/engine';
import { topic } from '../model/memory.ts';
import type { Order } from '../model/orders.ts';
import { activeIn, givesOrdersTo } from '../model/own.ts';
import type { Reading } from '../model/reading.ts';
import type { OwnPiece } from '../model/view.ts';
import { isLawful } from '../play/check.ts';
import { someWay } from '../rules/activation/getting-away.ts';
import { thinkable } from './orders.ts';

interface Known {
  readonly seat: Player;
  readonly pieces: readonly OwnPiece[];
}

const asked = topic((): { able?: Known } => ({}));

/** One's own pieces that may still do something in the activation that is played: for each some order would be accepted. */
export const able = (reading: Reading, seat: Player): readonly OwnPiece[] => {
  const { view } = reading;
  const known = reading.memory(asked);
  if (known.able !== undefined && sameSeat(known.able.seat, seat)) return known.able.pieces;
  const active = activeIn(view);
  const isOurs =
    view.phase === 'activation' &&
    view.deploying.length === 0 &&
    view.combat === undefined &&
    active !== undefined &&
    givesOrdersTo(view, seat, active);
  const pieces = isOurs ? view.mine.filter((piece) => someOrder(reading, seat, piece) !== undefined) : [];
  known.able = { seat, pieces };
  return pieces;
};

/** An order that would be accepted from a piece, as a witness that it is able; undefined if there is none. */
export const someOrder = (reading: Reading, seat: Player, piece: OwnPiece): Order | undefined =>
  someWay(reading, seat, piece) ??
  thinkable(reading, piece.ref).find((order) => order.kind !== 'done' && isLawful(reading, seat, order));
