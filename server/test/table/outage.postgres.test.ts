import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type Database, freshDatabase } from '../store/fresh-database.ts';
import { openProxy, type TestProxy } from '../store/proxy.ts';
import { until } from '../store/until.ts';
import { newTable, openServer, type TestServer } from './served.ts';
import { openWebsocket, type TestWebsocket } from './websockets.ts';

let database: Database;
let proxy: TestProxy;
/** One server that its PostgreSQL is taken away from, and another that keeps it. */
let cutOff: TestServer;
let other: TestServer;

beforeEach(async () => {
  database = await freshDatabase(inject('postgres'));
  proxy = await openProxy(database.url);
  cutOff = await openServer({ data: '', databaseUrl: proxy.url, say: () => {} }, { log: 'silent' });
  other = await openServer({ data: '', databaseUrl: database.url });
});

afterEach(async () => {
  await Promise.all([cutOff.close(), other.close()]);
  await proxy.close();
  await database.drop();
});

test('who listens while PostgreSQL is away hears what he missed once it is back, without being sent for', async () => {
  const { table, keyOf, at } = await newTable(other);
  const hear = async (): Promise<TestWebsocket> => {
    const websocket = await openWebsocket(cutOff);
    websocket.send(JSON.stringify({ listen: { seats: [{ table, key: keyOf('red'), since: 0 }] } }));
    return websocket;
  };
  const numbers = ({ lines }: TestWebsocket): readonly number[] =>
    lines.flatMap((line) => ('message' in line ? [line.message.n] : []));
  const listener = await hear();
  const decision = (await at('red', 'GET', '/view')).json.outlook.decisions[0].id;
  const order = { kind: 'plan', steps: [] };
  await at('red', 'POST', '/orders', { id: 'a', decision, order });
  await until(() => numbers(listener).length === 1);

  proxy.cut();
  await at('blue', 'POST', '/orders', { id: 'b', decision, order });
  const { n } = (await at('red', 'GET', '/view')).json;
  await pause(1_500);
  expect(numbers(listener)).toEqual([1]);
  proxy.serveNewOnes();
  await until(() => numbers(listener).length === n);
  expect(numbers(listener)).toEqual(Array.from({ length: n }, (_, place) => place + 1));
  listener.leave();
});
