import { Readable } from 'node:stream';
import { callerOf } from '../http/caller.ts';
import { HttpError } from '../http-error.ts';
import { LARGEST_LOG } from '../inspection/bounds.ts';
import { createTable } from '../tables/create-table.ts';
import { isOver, logLines, luckInfo, memoryLines } from '../tables/export.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { disconnectSignal } from './disconnect-signal.ts';
import { logBytes } from './request-schemas.ts';
import { luckAnswer, tableMade } from './response-schemas.ts';
import { type Call, type Route, route, sessionOf } from './route.ts';

export const LOG_TYPE = 'application/x-ndjson';

const sent = <B, Q>(
  { reply }: Call<B, Q>,
  { kind, id }: LiveTable,
  lines: AsyncGenerator<string>,
  what: 'log' | 'seen' = 'log',
): unknown =>
  reply
    .type(LOG_TYPE)
    .header('content-disposition', `attachment; filename="${kind}-${id}.${what}.ndjson"`)
    .send(Readable.from(lines));

const whenOver = (live: LiveTable): void => {
  if (!isOver(live)) throw new HttpError(409, 'not-over', 'This is told when the battle is over.');
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
      const { live, seat } = await sessionOf(call);
      const { store } = call.services;
      return isOver(live)
        ? sent(call, live, logLines(store, live))
        : sent(call, live, memoryLines(store, live, seat), 'seen');
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:table/log',
    summary: 'After the end: the whole log, with the secret of its dice. Nothing is hidden any more.',
    shows: 'seat',
    answers: { 200: 'application/x-ndjson', 409: 'The battle is not over.' },
    handle: async (call) => {
      const { live } = await sessionOf(call);
      whenOver(live);
      return sent(call, live, logLines(call.services.store, live));
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:table/luck',
    summary:
      'After the end: whether it was played by the rules, and every draw came from the secret that the table was opened with.',
    shows: 'seat',
    answers: {
      200: { says: 'The secret, and what is wrong.', shape: luckAnswer },
      409: 'The battle is not over, or its dice were not sealed here.',
    },
    handle: async (call) => {
      const { live } = await sessionOf(call);
      whenOver(live);
      const { services, request, reply } = call;
      const caller = callerOf(request);
      return luckInfo(services.store, live, (bytes, secret) =>
        services.inspection.inspect({ kind: 'luck', bytes, secret }, caller, disconnectSignal(reply)),
      );
    },
  }),
  route({
    method: 'POST',
    path: '/tables/import',
    summary: 'Set up a table from a log: one that was exported after the end, or one’s own.',
    body: logBytes,
    answers: {
      201: { says: 'The table.', shape: tableMade },
      413: 'Something in it is larger than it may be.',
      422: 'Something in it does not hold, or it is too dear to judge.',
    },
    largest: LARGEST_LOG,
    handle: async ({ services, body, request, reply }) => {
      const caller = callerOf(request);
      const gone = disconnectSignal(reply);
      services.takeImportQuota(caller, body.byteLength);
      const task = { kind: 'log', bytes: body, tiny: services.tiny } as const;
      const newTable = await services.inspection.inspect(task, caller, gone);
      const made = await createTable(services.store, newTable, { gone });
      services.metrics.count('grognard_tables_created_total');
      return reply.code(201).send(made);
    },
  }),
];
