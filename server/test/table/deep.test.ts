import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorInfo } from '../../api/response-schemas.ts';
import { until } from '../store/until.ts';
import { both, ford, newTable, openServer, type TestServer } from './served.ts';
import { openWebsocket } from './websockets.ts';

let data: string;
let server: TestServer;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'grognard-deep-'));
  server = await openServer({ data });
});

afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

const lists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const bags = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const DEEPS = [lists(70), lists(5_000), lists(100_000), bags(40_000)];

/** A message with something else written where a hole was left in it. */
const HOLE = '"hole"';
const filled = (message: object, deep: string): string => JSON.stringify(message).replace(HOLE, deep);

const umpired = { ...ford, seats: [...both, { seat: 'umpire', by: 'link' }] };

const sent = async (method: string, path: string, body: string, key?: string, type = 'application/json') => {
  const headers = { 'content-type': type, ...(key !== undefined && { authorization: `Bearer ${key}` }) };
  const answer = await fetch(`${server.address}/api${path}`, { method, headers, body });
  return { status: answer.status, json: await answer.json().catch(() => undefined) };
};

const depthError = { error: { code: 'too-deep', message: expect.any(String) } };

test.each([
  ['switches', { ...ford, switches: { sight: 'hole' } }],
  ['a scenario of one’s own', { game: 'tiny', seats: both, own: { more: 'hole' } }],
])('%s of a new table', async (_what, wanted) => {
  for (const deep of DEEPS)
    expect(await sent('POST', '/tables', filled(wanted, deep))).toMatchObject({
      status: 400,
      json: depthError,
    });
});

test('a draft, an amendment and an order, by request and on a websocket', async () => {
  const { table, keyOf, at } = await newTable(server, umpired);
  const [{ id: decision }] = (await at('red', 'GET', '/view')).json.outlook.decisions;
  const body = { id: 'a', decision, order: { kind: 'plan', steps: 'hole' } };
  const amend = { act: 'amend', path: ['turn'], value: 'hole', reason: 'r' };
  const path = `/tables/${table}`;
  const line = await openWebsocket(server);
  for (const deep of DEEPS) {
    const answers = [
      await sent(
        'PUT',
        `${path}/drafts/${encodeURIComponent(decision)}`,
        filled({ draft: 'hole' }, deep),
        keyOf('red'),
      ),
      await sent('POST', `${path}/acts`, filled(amend, deep), keyOf('umpire')),
      await sent('POST', `${path}/orders`, filled(body, deep), keyOf('red')),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, json: depthError });
    const before = line.heard.length;
    line.send(filled({ ask: 1, table, key: keyOf('red'), body }, deep));
    await until(() => line.heard.length > before);
    expect(line.heard.at(-1)).toMatchObject({ status: 400, answer: depthError });
  }
  line.leave();
});

test('an entry of a log, behind a line that is no JSON, too', async () => {
  for (const deep of [...DEEPS, `"\n${lists(5_000)}`]) {
    const { status, json } = await sent('POST', '/tables/import', deep, undefined, 'application/x-ndjson');
    expect([status, errorInfo.safeParse(json).error]).toEqual([400, undefined]);
    expect(json).toMatchObject(depthError);
  }
});

test('brackets in a text are none, and what is as deep as it may be is taken', async () => {
  const { table, keyOf, at } = await newTable(server);
  const [{ id: decision }] = (await at('red', 'GET', '/view')).json.outlook.decisions;
  const path = `/tables/${table}/drafts/${encodeURIComponent(decision)}`;
  for (const draft of [`"\\"${'['.repeat(100)}\\\\"`, lists(63)])
    expect((await sent('PUT', path, `{"draft":${draft}}`, keyOf('red'))).status).toBe(204);
});
