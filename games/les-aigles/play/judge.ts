import { type Judgement, type Player, sameSeat } from '@grognard/engine';
import type { Reading } from '../model/game-types.ts';
import type { Order } from '../model/orders.ts';
import type { Setting } from '../model/setting.ts';
import type { View } from '../model/view.ts';
import { check } from './check.ts';

/** A view, and every judgement that it has been asked for. */
export const read = (setting: Setting, view: View): Reading => ({ setting, view, judged: new WeakMap() });

/** Every breach of an order, from the view alone; whoever asks again is told what was found. */
export const judge = (
  { setting, view, judged }: Reading,
  seat: Player,
  order: Order,
): Judgement<undefined> => {
  const known = judged.get(order);
  if (known !== undefined && sameSeat(known.seat, seat)) return known.judgement;
  const judgement = { refusals: check(setting, view, seat, order) };
  judged.set(order, { seat, judgement });
  return judgement;
};

/** Whether an order may stand as it is. */
export const mayStand = (reading: Reading, seat: Player, order: Order): boolean =>
  judge(reading, seat, order).refusals.length === 0;
