import { HttpError } from '../http-error.ts';
import { giveAgain, offerOf } from '../tables/going-forward.ts';
import { answerAsk, wishBack } from '../tables/taking-back.ts';
import { answered, orderAnswers, playerOf } from './orders.ts';
import { consent, press } from './request-schemas.ts';
import { takeBackAnswer, takeBackOffer } from './response-schemas.ts';
import { gone, type Route, route, sessionOf } from './route.ts';

/** Going back, and forward again. */
export const takeBack: readonly Route[] = [
  route({
    method: 'POST',
    path: '/tables/:table/take-back',
    summary:
      'Take one’s latest gesture back: at once if it revealed nothing, else when the others consent. Pressed again, the one before.',
    shows: 'seat',
    body: press.optional(),
    answers: {
      200: { says: 'Done, or asked.', shape: takeBackAnswer },
      422: { says: 'Refused.', shape: takeBackAnswer },
    },
    handle: async (call) => {
      const { live, seat } = await sessionOf(call);
      const { store, tables, announce } = call.services;
      const answer = await wishBack(store, tables, live.id, playerOf(seat), call.body?.id);
      if (answer === undefined) throw gone();
      if (answer.kind === 'asked') announce(live.id, { kind: 'ask', ask: answer.ask });
      return call.reply.code(answer.kind === 'refused' ? 422 : 200).send(answer);
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:table/take-back/:ask',
    summary: 'Consent to another’s wish to take back, or decline it.',
    shows: 'seat',
    body: consent,
    answers: {
      200: { says: 'Done, asked (others are still to answer), or declined.', shape: takeBackAnswer },
    },
    handle: async (call) => {
      const { live, seat } = await sessionOf(call);
      const { store, tables, announce } = call.services;
      const { ask = '' } = call.params;
      const answer = await answerAsk(store, tables, live, playerOf(seat), ask, call.body.consent);
      if (answer === undefined) throw new HttpError(404, 'not-found', 'No such wish waits for your answer.');
      if (answer.kind === 'asked') announce(live.id, { kind: 'ask', ask: answer.ask });
      else announce(live.id, { kind: 'ask-over', ask, granted: answer.kind === 'done' });
      return answer;
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:table/forward',
    summary:
      'Give the gesture again that was taken back last, while nothing else was ordered: each of its orders is judged again.',
    shows: 'seat',
    body: press.optional(),
    answers: orderAnswers,
    handle: async (call) => {
      const { live, seat } = await sessionOf(call);
      const { store, tables } = call.services;
      return answered(call, await giveAgain(store, tables, live.id, playerOf(seat), call.body?.id));
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:table/take-back',
    summary: 'What going back and forward would come to now.',
    shows: 'seat',
    answers: { 200: { says: 'What is offered.', shape: takeBackOffer } },
    handle: async (call) => {
      const { live, seat } = await sessionOf(call);
      return offerOf(call.services.store, live, playerOf(seat));
    },
  }),
];
