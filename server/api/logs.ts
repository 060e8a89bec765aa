import { Readable } from 'node:stream';
import { Refused } from '../failure.ts';
import { isOver, logLines, luckTold, memoryLines } from '../tables/export.ts';
import { importTable } from '../tables/import.ts';
import type { LaidTable } from '../tables/laid-table.ts';
import { luckAnswer, tableMade } from './answers.ts';
import { logText } from './asks.ts';
import { type Call, type Route, route, sittingOf } from './route.ts';

export const LOG_TYPE = 'application/x-ndjson';

/** Larger than any battle we know, small enough to be read at once. */
const LARGEST_LOG = 16 * 1024 * 1024;

const sent = <B, Q>({ reply }: Call<B, Q>, laid: LaidTable, lines: AsyncGenerator<string>): unknown =>
  reply
    .type(LOG_TYPE)
    .header('content-disposition', `attachment; filename="${laid.kind}-${laid.id}.ndjson"`)
    .send(Readable.from(lines));

const whenOver = (laid: LaidTable): void => {
  if (!isOver(laid)) throw new Refused(409, 'not-over', 'This is told when the battle is over.');
};

export const logs: readonly Route[] = [
  route({
    method: 'GET',
    path: '/tables/:table/export',
    summary:
      'A file: during play the seat’s own messages, after the end the whole log with the secret of its dice.',
    shows: 'seat',
    answers: { 200: 'application/x-ndjson' },
    handle: async (call) => {
      const { laid, seat } = await sittingOf(call);
      const { store } = call.house;
      return sent(call, laid, isOver(laid) ? logLines(store, laid) : memoryLines(store, laid, seat));
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:table/log',
    summary: 'After the end: the whole log, with the secret of its dice. Nothing is hidden any more.',
    shows: 'seat',
    answers: { 200: 'application/x-ndjson', 409: 'The battle is not over.' },
    handle: async (call) => {
      const { laid } = await sittingOf(call);
      whenOver(laid);
      return sent(call, laid, logLines(call.house.store, laid));
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:table/luck',
    summary: 'After the end: whether every draw came from the secret that the table was opened with.',
    shows: 'seat',
    answers: {
      200: { says: 'The secret, and what is wrong.', shape: luckAnswer },
      409: 'The battle is not over, or its dice were not sealed here.',
    },
    handle: async (call) => {
      const { laid } = await sittingOf(call);
      whenOver(laid);
      return luckTold(call.house.store, laid);
    },
  }),
  route({
    method: 'POST',
    path: '/tables/import',
    summary: 'Set up a table from a log: one that was exported after the end, or one’s own.',
    body: logText,
    answers: { 201: { says: 'The table.', shape: tableMade } },
    largest: LARGEST_LOG,
    handle: async ({ house, body, reply }) => {
      const made = await importTable(house.store, house.game, body, house.stopping);
      // What cannot even be laid is not kept.
      const laid = await house.tables.get(made.table).catch(() => undefined);
      if (laid !== undefined) return reply.code(201).send(made);
      await house.store.deleteGame(made.table);
      throw new Refused(400, 'not-a-log', 'What its entries say cannot be told.');
    },
  }),
];
