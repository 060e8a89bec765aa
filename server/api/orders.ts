import { isPlayer, type OrderAnswer, type Player, type Seat, seatName } from '@grognard/engine';
import { Refused } from '../failure.ts';
import { giveOrder, giveUp, openSeal } from '../tables/acts.ts';
import { draftPaper } from '../tables/papers.ts';
import { orderAnswer } from './answers.ts';
import { nothing, orderSent, unseal } from './asks.ts';
import { type Call, gone, type Route, route, sittingOf } from './route.ts';

const STATUS = { done: 200, refused: 422, stale: 409 } as const;

export const answered = <B, Q>({ reply }: Call<B, Q>, answer: OrderAnswer | undefined): unknown => {
  if (answer === undefined) throw gone();
  return reply.code(STATUS[answer.kind]).send(answer);
};

export const playerOf = (seat: Seat): Player => {
  if (isPlayer(seat)) return seat;
  throw new Refused(403, 'not-a-player', 'Only a player may do this.');
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
    handle: async (call) => {
      const { laid, seat } = await sittingOf(call);
      const player = playerOf(seat);
      const { metrics, tables, store } = call.house;
      const began = performance.now();
      const answer = await giveOrder(tables, laid.id, player, call.body);
      metrics.observe((performance.now() - began) / 1000);
      metrics.count('grognard_orders_total', 'answer', answer?.kind ?? 'gone');
      if (answer?.kind === 'done' && laid.drafted)
        void store.dropPaper(laid.id, draftPaper(seatName(player), call.body.decision)).catch(() => {});
      return answered(call, answer);
    },
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
