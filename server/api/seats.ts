import { openDecisions, type Player, sameSeat, seatName } from '@grognard/engine';
import { Refused } from '../failure.ts';
import { draftPaper } from '../tables/documents.ts';
import { giveAgain, offerOf } from '../tables/going-forward.ts';
import type { LaidTable } from '../tables/live-table.ts';
import { sitDown } from '../tables/sit-down.ts';
import { answerAsk, wishBack } from '../tables/taking-back.ts';
import { umpireActs } from '../tables/umpiring.ts';
import { answered, orderAnswers, playerOf } from './orders.ts';
import { consent, draftSent, press, sitting, umpireAct } from './request-schemas.ts';
import { draftAnswer, seatsAnswer, takeBackAnswer, takeBackOffer } from './response-schemas.ts';
import { type Call, gone, type Route, route, type Sitting, sittingOf } from './route.ts';

interface DraftPlace {
  readonly laid: LaidTable;
  readonly table: string;
  readonly name: string;
}

const owes = ({ laid }: Sitting, seat: Player, decision: string): boolean =>
  openDecisions(laid.match, laid.table).some(
    ({ id, owed }) => id === decision && owed.some((player) => sameSeat(player, seat)),
  );

/** A draft belongs to a decision that the seat owes now: there are never more of them than that. */
const draftAt = async <B, Q>(call: Call<B, Q>): Promise<DraftPlace> => {
  const sits = await sittingOf(call);
  const player = playerOf(sits.seat);
  const { decision = '' } = call.params;
  if (!owes(sits, player, decision))
    throw new Refused(404, 'not-found', 'Your seat does not owe such a decision.');
  return { laid: sits.laid, table: sits.laid.id, name: draftPaper(seatName(player), decision) };
};

const noDraft = (): Refused => new Refused(404, 'not-found', 'There is no draft for this decision.');

const drafts: readonly Route[] = [
  route({
    method: 'PUT',
    path: '/tables/:table/drafts/:decision',
    summary: 'Keep a draft of an order beside the game; only the seat itself reads it.',
    shows: 'seat',
    body: draftSent,
    answers: { 204: 'It is kept.' },
    handle: async (call) => {
      const { laid, table, name } = await draftAt(call);
      laid.drafted = true;
      const text = JSON.stringify(call.body.draft);
      if (!(await call.house.store.putPaper(table, { name, text }))) throw gone();
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
      const found = (await call.house.store.papers(table, name)).find((paper) => paper.name === name);
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
      if (!(await call.house.store.dropPaper(table, name))) throw noDraft();
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
      const { laid, seat } = await sittingOf(call);
      const { store, tables, announce } = call.house;
      const answer = await wishBack(store, tables, laid.id, playerOf(seat), call.body?.id);
      if (answer === undefined) throw gone();
      if (answer.kind === 'asked') announce(laid.id, { kind: 'ask', ask: answer.ask });
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
      const { laid, seat } = await sittingOf(call);
      const { store, tables, announce } = call.house;
      const { ask = '' } = call.params;
      const answer = await answerAsk(store, tables, laid, playerOf(seat), ask, call.body.consent);
      if (answer === undefined) throw new Refused(404, 'not-found', 'No such wish waits for your answer.');
      if (answer.kind === 'asked') announce(laid.id, { kind: 'ask', ask: answer.ask });
      else announce(laid.id, { kind: 'ask-over', ask, granted: answer.kind === 'done' });
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
      const { laid, seat } = await sittingOf(call);
      const { store, tables } = call.house;
      return answered(call, await giveAgain(store, tables, laid.id, playerOf(seat), call.body?.id));
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:table/take-back',
    summary: 'What going back and forward would come to now.',
    shows: 'seat',
    answers: { 200: { says: 'What is offered.', shape: takeBackOffer } },
    handle: async (call) => {
      const { laid, seat } = await sittingOf(call);
      return offerOf(call.house.store, laid, playerOf(seat));
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
      const { laid, seat } = await sittingOf(call);
      const { store, tables, announce } = call.house;
      const seats = await sitDown(store, tables, laid, seat, call.body.name, call.body.word);
      if (seats === undefined) throw gone();
      announce(laid.id, { kind: 'seats', seats });
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
      const { laid, seat } = await sittingOf(call);
      if (seat !== 'umpire') throw new Refused(403, 'not-the-umpire', 'Only the umpire may do this.');
      return answered(call, await umpireActs(call.house.store, call.house.tables, laid.id, call.body));
    },
  }),
];
