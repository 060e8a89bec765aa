import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { streamLine } from '../../api/response-schemas.ts';
import { until } from '../store/until.ts';
import { listen, newTable, openServer, type TestServer } from './served.ts';
import { openWebsocket } from './websockets.ts';

let data: string;
let server: TestServer;

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'grognard-draining-'));
  server = await openServer({ data, drain: 1_500 });
});

afterEach(() => rmSync(data, { recursive: true, force: true }));

test('a server that is about to stop says so, goes on for a while, and then asks all who listen to come back', async () => {
  const { table, keyOf, at } = await newTable(server);
  const seats = [{ table, key: keyOf('red'), since: 0 }];
  const stream = await listen(server, seats);
  const websocket = await openWebsocket(server);
  websocket.send(JSON.stringify({ listen: { seats } }));
  await until(() => stream.lines.length > 0 && websocket.lines.length > 0);
  const readiness = async (): Promise<unknown> => {
    const told = await fetch(`${server.address}/ready`);
    return [told.status, ((await told.json()) as { error?: { code: string } }).error?.code];
  };
  expect(await readiness()).toEqual([200, undefined]);

  const closed = server.close();
  expect(await readiness()).toEqual([503, 'stopping']);
  const { json } = await at('red', 'GET', '/view');
  const body = { id: 'a', decision: json.outlook.decisions[0].id, order: { kind: 'plan', steps: [] } };
  expect((await at('red', 'POST', '/orders', body)).status).toBe(200);
  await closed;
  await stream.ended;
  expect(await websocket.closed).toBe(1001);
  for (const { lines } of [stream, websocket]) {
    for (const line of lines) expect(streamLine.safeParse(line).error).toBeUndefined();
    expect(lines).toContainEqual(expect.objectContaining({ message: expect.objectContaining({ n: 1 }) }));
    expect(lines.at(-1)).toEqual({ again: expect.any(Number) });
  }
});
