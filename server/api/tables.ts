import type { SeatMessage, TableMade, TableWanted } from '@grognard/engine';
import { callerOf } from '../http/caller.ts';
import { HttpError } from '../http-error.ts';
import { shareOf } from '../opponents/shares.ts';
import { createTable, isGeneralsOnly } from '../tables/create-table.ts';
import { messageCount } from '../tables/live-table.ts';
import { setUpTable } from '../tables/prepare-table.ts';
import { factsOf, messagesSince, outlookAt } from '../tables/queries.ts';
import { disconnectSignal } from './disconnect-signal.ts';
import { messagesAsked, tableWanted, viewAsked } from './request-schemas.ts';
import { messagePage, outlookAnswer, tableFacts, tableMade } from './response-schemas.ts';
import { type Call, ownedTable, type Route, route, sessionInPassing, sessionOf } from './route.ts';

const tooManyBattles = (): HttpError =>
  new HttpError(
    429,
    'too-many-battles',
    'As many battles between generals alone as one address may have go on already: let one of yours end, or clear it away.',
  );

/** What somebody has made himself is read, judged and opened where nobody waits for it. */
const setUpOwnTable = async (
  { services, body, request, reply }: Call<TableWanted, unknown>,
  share: string | undefined,
): Promise<TableMade> => {
  const caller = callerOf(request);
  const gone = disconnectSignal(reply);
  services.takeImportQuota(caller, Number(request.headers['content-length'] ?? 0));
  const task = { kind: 'scenario', wanted: body, tiny: services.tiny } as const;
  const newTable = await services.inspection.inspect(task, caller, gone);
  return createTable(services.store, newTable, { gone, share });
};

export const tables: readonly Route[] = [
  route({
    method: 'POST',
    path: '/tables',
    summary: 'Set up a table. The keys in the answer are told this once.',
    body: tableWanted,
    answers: {
      201: { says: 'The table, its owner’s key and a key a seat.', shape: tableMade },
      413: 'The scenario sent along is too large.',
      422: 'The scenario cannot be played so, or is too dear to open.',
      429: 'Too many tables, or battles between generals alone, from this address.',
    },
    handle: async (call) => {
      const { services, body, request, reply } = call;
      const loaded = await services.game(body.game);
      if (loaded === undefined)
        throw new HttpError(404, 'not-found', 'There is no such game to play.', 'body.game');
      const share = shareOf(callerOf(request));
      if (isGeneralsOnly(body.seats) && !services.opponents.hasRoom(share)) throw tooManyBattles();
      const made =
        body.own === undefined
          ? await setUpTable(services.store, loaded, body, share)
          : await setUpOwnTable(call, share);
      services.metrics.count('grognard_tables_created_total');
      const live = await services.tables.get(made.table);
      if (live !== undefined) services.presence.seen(live);
      return reply.code(201).send(made);
    },
  }),
  route({
    method: 'DELETE',
    path: '/tables/:table',
    summary: 'Clear a table away, with all it holds.',
    shows: 'owner',
    answers: { 204: 'It is gone.' },
    handle: async (call) => {
      const { id } = await ownedTable(call);
      await call.services.store.deleteGame(id);
      call.services.tables.forget(id);
      call.services.announce(id, { kind: 'cleared' });
      return call.reply.code(204).send();
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:table',
    summary: 'What everybody at the table may know of it.',
    shows: 'seat',
    answers: { 200: { says: 'The table.', shape: tableFacts } },
    handle: async (call) => {
      const { live, seat } = await sessionInPassing(call);
      return factsOf(call.services.store, live, seat);
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:table/view',
    summary: 'What the seat sees now, or saw after its message `at`; 0 is the opening.',
    shows: 'seat',
    query: viewAsked,
    answers: {
      200: { says: 'The outlook, and the number of the message it follows.', shape: outlookAnswer },
    },
    handle: async (call) => {
      const { live, seat } = await sessionOf(call);
      const found = await outlookAt(call.services.store, live, seat, call.query.at);
      if (found === undefined)
        throw new HttpError(404, 'not-found', 'There is no such message yet.', 'query.at');
      return found;
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:table/messages',
    summary: 'What the seat was told after its message `since`.',
    shows: 'seat',
    query: messagesAsked,
    answers: { 200: { says: 'The messages, in order.', shape: messagePage } },
    handle: async (call) => {
      const { live, seat } = await sessionOf(call);
      const { since, limit } = call.query;
      const written = await messagesSince(call.services.store, live, seat, since, limit);
      const messages = written.map(({ text }): SeatMessage => JSON.parse(text));
      return { messages, more: (written.at(-1)?.n ?? since) < messageCount(live, seat) };
    },
  }),
];
