import { openDecisions, type Player, sameSeat, seatName } from '@grognard/engine';
import { HttpError } from '../http-error.ts';
import { draftDocument } from '../tables/documents.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { playerOf } from './orders.ts';
import { draftSent } from './request-schemas.ts';
import { draftAnswer } from './response-schemas.ts';
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

export const drafts: readonly Route[] = [
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
