import {
  isPlayer,
  type OrderAnswer,
  type OrderSent,
  type Player,
  type Seat,
  seatName,
} from '@grognard/engine';
import { HttpError } from '../http-error.ts';
import { draftDocument } from '../tables/documents.ts';
import { giveOrder, openSeal, resignBattle } from '../tables/orders.ts';
import { nothing, orderSent, unseal } from './request-schemas.ts';
import { orderAnswer } from './response-schemas.ts';
import { type Call, gone, keyIn, type Route, route, sessionAt, sessionOf } from './route.ts';
import type { Services } from './services.ts';

const STATUS = { done: 200, refused: 422, stale: 409 } as const;

/** What is said of an order, with the status it goes out under. */
interface OrderResponse {
  readonly status: number;
  readonly answer: OrderAnswer;
}

const orderResponse = (answer: OrderAnswer | undefined): OrderResponse => {
  if (answer === undefined) throw gone();
  return { status: STATUS[answer.kind], answer };
};

const sendOrderResponse = <B, Q>({ reply }: Call<B, Q>, { status, answer }: OrderResponse): unknown =>
  reply.code(status).send(answer);

export const answered = <B, Q>(call: Call<B, Q>, answer: OrderAnswer | undefined): unknown =>
  sendOrderResponse(call, orderResponse(answer));

export const playerOf = (seat: Seat): Player => {
  if (isPlayer(seat)) return seat;
  throw new HttpError(403, 'not-a-player', 'Only a player may do this.');
};

/** An order that has been read, whichever way it came: given by whoever the key stands for. */
export const handleOrder = async (
  services: Services,
  table: string | undefined,
  key: string | undefined,
  sent: OrderSent,
): Promise<OrderResponse> => {
  const sitting = sessionAt(services, table, key);
  const { live, seat } = sitting instanceof Promise ? await sitting : sitting;
  const player = playerOf(seat);
  const { metrics, tables, store } = services;
  const began = performance.now();
  const answer = await giveOrder(tables, live.id, player, sent);
  metrics.observe((performance.now() - began) / 1000);
  metrics.count('grognard_orders_total', 'answer', answer?.kind ?? 'gone');
  if (answer?.kind === 'done' && live.drafted)
    void store.dropDocument(live.id, draftDocument(seatName(player), sent.decision)).catch(() => {});
  return orderResponse(answer);
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
      sendOrderResponse(
        call,
        await handleOrder(call.services, call.params.table, keyIn(call.request), call.body),
      ),
  }),
  route({
    method: 'POST',
    path: '/tables/:table/unseal',
    summary: 'Open one’s sealed answer again, while others are still to come.',
    shows: 'seat',
    body: unseal,
    answers: orderAnswers,
    handle: async (call) => {
      const { live, seat } = await sessionOf(call);
      const { decision } = call.body;
      return answered(call, await openSeal(call.services.tables, live.id, playerOf(seat), decision));
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
      const { live, seat } = await sessionOf(call);
      return answered(call, await resignBattle(call.services.tables, live.id, playerOf(seat)));
    },
  }),
];
