import { err, ok, type Player, type Refusal, type Result } from '@grognard/engine';
import type { Wish } from '../model/game-types.ts';
import type { Order } from '../model/orders.ts';
import type { Reading } from '../model/reading.ts';
import { judge } from '../play/check.ts';

/** From a finger on the board to an order. */
export const propose = (reading: Reading, seat: Player, wish: Wish): Result<Order, readonly Refusal[]> => {
  const order = orderOf(reading, wish);
  const { refusals } = judge(reading, seat, order);
  return refusals.length === 0 ? ok(order) : err(refusals);
};

const orderOf = (reading: Reading, { piece, to, plan = [] }: Wish): Order => {
  if (reading.view.phase === 'plan') {
    return { kind: 'plan', steps: piece === undefined || to === undefined ? plan : [...plan, { piece, to }] };
  }
  if (piece === undefined) return { kind: 'pass' };
  const standing = reading.own().get(piece)?.posture !== 'dug in';
  return { kind: 'post', piece, posture: standing ? 'dug in' : 'standing' };
};
