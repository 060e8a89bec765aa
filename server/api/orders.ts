import {
  isPlayer,
  type OrderAnswer,
  type OrderSent,
  type Player,
  type Seat,
  seatName,
} from '@grognard/engine';
import { Refused } from '../failure.ts';
import { draftPaper } from '../tables/documents.ts';
import { giveOrder, giveUp, openSeal } from '../tables/orders.ts';
import { nothing, orderSent, unseal } from './request-schemas.ts';
import { orderAnswer } from './response-schemas.ts';
import { type Call, gone, keyIn, type Route, route, sittingAt, sittingOf } from './route.ts';
import type { House } from './services.ts';

const STATUS = { done: 200, refused: 422, stale: 409 } as const;

/** What is said of an order, with the status it goes out under. */
interface Told {
  readonly status: number;
  readonly answer: OrderAnswer;
}

const told = (answer: OrderAnswer | undefined): Told => {
  if (answer === undefined) throw gone();
  return { status: STATUS[answer.kind], answer };
};

const sendTold = <B, Q>({ reply }: Call<B, Q>, { status, answer }: Told): unknown =>
  reply.code(status).send(answer);

export const answered = <B, Q>(call: Call<B, Q>, answer: OrderAnswer | undefined): unknown =>
  sendTold(call, told(answer));

export const playerOf = (seat: Seat): Player => {
  if (isPlayer(seat)) return seat;
  throw new Refused(403, 'not-a-player', 'Only a player may do this.');
};

/** An order that has been read, whichever way it came: given by whoever the key stands for. */
export const orderCame = async (
  house: House,
  table: string | undefined,
  key: string | undefined,
  sent: OrderSent,
): Promise<Told> => {
  const sitting = sittingAt(house, table, key);
  const { laid, seat } = sitting instanceof Promise ? await sitting : sitting;
  const player = playerOf(seat);
  const { metrics, tables, store } = house;
  const began = performance.now();
  const answer = await giveOrder(tables, laid.id, player, sent);
  metrics.observe((performance.now() - began) / 1000);
  metrics.count('grognard_orders_total', 'answer', answer?.kind ?? 'gone');
  if (answer?.kind === 'done' && laid.drafted)
    void store.dropPaper(laid.id, draftPaper(seatName(player), sent.decision)).catch(() => {});
  return told(answer);
};

export const orderAnswers = {
  200: { says: 'Done; `n` is the seat’s message that tells of it.', shape: orderAnswer },
  409: { says: 'Stale: the decision is closed.', shape: orderAnswer },
  422: { says: 'Refused, with the rules.', shape: orderAnswer },
};

export const orders: readonly Route[] = [
  route({
    method: 'POST',
    path: '/tables/:table/orders',
    summary: 'Answer a decision. An order sent twice under one id is given once.',
    shows: 'seat',
    body: orderSent,
    answers: orderAnswers,
    handle: async (call) =>
      sendTold(call, await orderCame(call.house, call.params.table, keyIn(call.request), call.body)),
  }),
  route({
    method: 'POST',
    path: '/tables/:table/unseal',
    summary: 'Open one’s sealed answer again, while others are still to come.',
    shows: 'seat',
    body: unseal,
    answers: orderAnswers,
    handle: async (call) => {
      const { laid, seat } = await sittingOf(call);
      const { decision } = call.body;
      return answered(call, await openSeal(call.house.tables, laid.id, playerOf(seat), decision));
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:table/resign',
    summary: 'Give the battle up, for the whole side.',
    shows: 'seat',
    body: nothing.optional(),
    answers: orderAnswers,
    handle: async (call) => {
      const { laid, seat } = await sittingOf(call);
      return answered(call, await giveUp(call.house.tables, laid.id, playerOf(seat)));
    },
  }),
];
