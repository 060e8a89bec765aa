import {
  type GivenAgain,
  goForward,
  type OrderAnswer,
  type Player,
  type TakeBackOffer,
} from '@grognard/engine';
import type { Store } from '../store/store.ts';
import { type LiveTable, orderName } from './live-table.ts';
import { wholeLog } from './log.ts';
import { orderTo } from './orders.ts';
import type { Proposal, Tables } from './tables.ts';
import { backOffer } from './taking-back.ts';

/** What going back and forward would come to now. */
export const offerOf = async (store: Store, live: LiveTable, seat: Player): Promise<TakeBackOffer> => {
  const offer = await backOffer(store, live, seat);
  return { ...offer, forward: goForward(await wholeLog(store, live), seat).ok };
};

/** Gives the orders again that the seat took back last, one after the other, each judged as if it came anew. */
export const giveAgain = async (
  store: Store,
  tables: Tables,
  id: string,
  seat: Player,
  pressed?: string,
): Promise<OrderAnswer | undefined> => {
  let rest: readonly GivenAgain[] = [];
  const first = await tables.write(id, async (live): Promise<Proposal<OrderAnswer>> => {
    rest = [];
    const done = pressed === undefined ? undefined : live.orders.get(orderName(seat, pressed));
    if (done !== undefined) return { say: { kind: 'done', n: done } };
    const again = goForward(await wholeLog(store, live), seat);
    if (!again.ok) return { say: { kind: 'refused', refusals: again.error } };
    const [order] = again.value;
    if (order === undefined) return { say: { kind: 'refused', refusals: [] } };
    rest = again.value.slice(1);
    return orderTo(live, seat, { ...order, ...(pressed !== undefined && { id: pressed }) });
  });
  if (first?.kind !== 'done') return first;
  let answer: OrderAnswer | undefined = first;
  for (const order of rest) {
    answer = await tables.write(id, (live) => orderTo(live, seat, order));
    if (answer?.kind !== 'done') break;
  }
  return answer;
};
