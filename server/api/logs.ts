import { Readable } from 'node:stream';
import { Refused } from '../failure.ts';
import { callerOf } from '../http/caller.ts';
import { LARGEST_LOG } from '../inspection/bounds.ts';
import { found } from '../tables/create-table.ts';
import { isOver, logLines, luckTold, memoryLines } from '../tables/export.ts';
import type { LaidTable } from '../tables/live-table.ts';
import { goneSignal } from './disconnect-signal.ts';
import { logBytes } from './request-schemas.ts';
import { luckAnswer, tableMade } from './response-schemas.ts';
import { type Call, type Route, route, sittingOf } from './route.ts';

export const LOG_TYPE = 'application/x-ndjson';

const sent = <B, Q>(
  { reply }: Call<B, Q>,
  { kind, id }: LaidTable,
  lines: AsyncGenerator<string>,
  what: 'log' | 'seen' = 'log',
): unknown =>
  reply
    .type(LOG_TYPE)
    .header('content-disposition', `attachment; filename="${kind}-${id}.${what}.ndjson"`)
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
      return isOver(laid)
        ? sent(call, laid, logLines(store, laid))
        : sent(call, laid, memoryLines(store, laid, seat), 'seen');
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
    summary:
      'After the end: whether it was played by the rules, and every draw came from the secret that the table was opened with.',
    shows: 'seat',
    answers: {
      200: { says: 'The secret, and what is wrong.', shape: luckAnswer },
      409: 'The battle is not over, or its dice were not sealed here.',
    },
    handle: async (call) => {
      const { laid } = await sittingOf(call);
      whenOver(laid);
      const { house, request, reply } = call;
      const caller = callerOf(request);
      return luckTold(house.store, laid, (bytes, secret) =>
        house.inspection.inspect({ kind: 'luck', bytes, secret }, caller, goneSignal(reply)),
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
    handle: async ({ house, body, request, reply }) => {
      const caller = callerOf(request);
      const gone = goneSignal(reply);
      house.takeRoom(caller, body.byteLength);
      const task = { kind: 'log', bytes: body, tiny: house.tiny } as const;
      const drawn = await house.inspection.inspect(task, caller, gone);
      const made = await found(house.store, drawn, { gone });
      house.metrics.count('grognard_tables_made_total');
      return reply.code(201).send(made);
    },
  }),
];
