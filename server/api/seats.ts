import { openDecisions, type Player, sameSeat, seatName } from '@grognard/engine';
import { HttpError } from '../failure.ts';
import { draftDocument } from '../tables/documents.ts';
import { giveAgain, offerOf } from '../tables/going-forward.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { sitDown } from '../tables/sit-down.ts';
import { answerAsk, wishBack } from '../tables/taking-back.ts';
import { umpireActs } from '../tables/umpiring.ts';
import { answered, orderAnswers, playerOf } from './orders.ts';
import { consent, draftSent, press, sitting, umpireAct } from './request-schemas.ts';
import { draftAnswer, seatsAnswer, takeBackAnswer, takeBackOffer } from './response-schemas.ts';
import { type Call, gone, type Route, route, type SeatSession, sessionOf } from './route.ts';

interface DraftPlace {
  readonly live: LiveTable;
  readonly table: string;
  readonly name: string;
}

const owes = ({ live }: SeatSession, seat: Player, decision: string): boolean =>
  openDecisions(live.match, live.table).some(
    ({ id, owed }) => id === decision && owed.some((player) => sameSeat(player, seat)),
  );

/** A draft belongs to a decision that the seat owes now: there are never more of them than that. */
const draftAt = async <B, Q>(call: Call<B, Q>): Promise<DraftPlace> => {
  const sits = await sessionOf(call);
  const player = playerOf(sits.seat);
  const { decision = '' } = call.params;
  if (!owes(sits, player, decision))
    throw new HttpError(404, 'not-found', 'Your seat does not owe such a decision.');
  return { live: sits.live, table: sits.live.id, name: draftDocument(seatName(player), decision) };
};

const noDraft = (): HttpError => new HttpError(404, 'not-found', 'There is no draft for this decision.');

const drafts: readonly Route[] = [
  route({
    method: 'PUT',
    path: '/tables/:table/drafts/:decision',
    summary: 'Keep a draft of an order beside the game; only the seat itself reads it.',
    shows: 'seat',
    body: draftSent,
    answers: { 204: 'It is kept.' },
    handle: async (call) => {
      const { live, table, name } = await draftAt(call);
      live.drafted = true;
      const text = JSON.stringify(call.body.draft);
      if (!(await call.services.store.putDocument(table, { name, text }))) throw gone();
      return call.reply.code(204).send();
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:table/drafts/:decision',
    summary: 'The seat’s draft for a decision.',
    shows: 'seat',
    answers: { 200: { says: 'The draft.', shape: draftAnswer } },
    handle: async (call) => {
      const { table, name } = await draftAt(call);
      const found = (await call.services.store.documents(table, name)).find(
        (document) => document.name === name,
      );
      if (found === undefined) throw noDraft();
      return { draft: JSON.parse(found.text) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/tables/:table/drafts/:decision',
    summary: 'Throw a draft away.',
    shows: 'seat',
    answers: { 204: 'It is gone.' },
    handle: async (call) => {
      const { table, name } = await draftAt(call);
      if (!(await call.services.store.dropDocument(table, name))) throw noDraft();
      return call.reply.code(204).send();
    },
  }),
];

const takingBack: readonly Route[] = [
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
];

const goingForward: readonly Route[] = [
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

export const beside: readonly Route[] = [
  ...drafts,
  ...takingBack,
  ...goingForward,
  route({
    method: 'POST',
    path: '/tables/:table/sit',
    summary:
      'Sit down under a name. A player’s first word mixes into every draw from then on; it may be empty.',
    shows: 'seat',
    body: sitting,
    answers: { 200: { says: 'Who sits there now.', shape: seatsAnswer } },
    handle: async (call) => {
      const { live, seat } = await sessionOf(call);
      const { store, tables, announce } = call.services;
      const seats = await sitDown(store, tables, live, seat, call.body.name, call.body.word);
      if (seats === undefined) throw gone();
      announce(live.id, { kind: 'seats', seats });
      return { seats };
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:table/acts',
    summary: 'The umpire acts. An entry is named by the number of the umpire’s message that told of it.',
    shows: 'seat',
    body: umpireAct,
    answers: orderAnswers,
    handle: async (call) => {
      const { live, seat } = await sessionOf(call);
      if (seat !== 'umpire') throw new HttpError(403, 'not-the-umpire', 'Only the umpire may do this.');
      return answered(call, await umpireActs(call.services.store, call.services.tables, live.id, call.body));
    },
  }),
];
