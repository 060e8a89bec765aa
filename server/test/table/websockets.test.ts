import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { errorInfo } from '../../api/response-schemas.ts';
import { LIMITS } from '../../http/limits.ts';
import { outgoingOn } from '../../websocket/outgoing.ts';
import { until } from '../store/until.ts';
import { ask, ford, newTable, openServer, type TestServer } from './served.ts';
import { openWebsocket, turnedAway } from './websockets.ts';

let data: string;
let server: TestServer;

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'grognard-websockets-'));
  server = await openServer({ data });
});

afterEach(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

const stay = { kind: 'plan', steps: [] };

const orderAt = async (table: Awaited<ReturnType<typeof newTable>>, id = 'a') => {
  const { json } = await table.at('red', 'GET', '/view');
  const body = { id, decision: json.outlook.decisions[0].id, order: stay };
  return { ask: 1, table: table.table, key: table.keyOf('red'), body };
};

describe('who may open a websocket', () => {
  test('our own page, and programs, which name none; no other page', async () => {
    const { host } = new URL(server.address);
    (await openWebsocket(server, { origin: `http://${host}` })).leave();
    (await openWebsocket(server)).leave();
    for (const origin of ['http://elsewhere.example', 'null', `http://${host}.elsewhere.example`]) {
      const { status, text, policy } = await turnedAway(server, { origin });
      expect([status, JSON.parse(text).error.code]).toEqual([403, 'wrong-origin']);
      expect(policy).toContain("default-src 'none'");
    }
  });

  test('asked as a page, it says what it is', async () => {
    const { status, json, headers } = await ask(server, 'GET', '/websocket');
    expect([status, json.error.code, headers.get('upgrade')]).toEqual([426, 'upgrade-needed', 'websocket']);
  });

  test('whoever asks for another protocol anywhere else is answered as ever', async () => {
    const upgrade = { address: `${server.address}/api/nothing?` };
    const { status, text } = await turnedAway(upgrade);
    expect(status).toBe(404);
    expect(errorInfo.safeParse(JSON.parse(text)).error).toBeUndefined();
  });

  test('an offer of HTTP/2 is passed over, with a body or without, and the connection goes on', async () => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      heard += chunk;
    });
    const offer =
      'host: x\r\nconnection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk';
    socket.write(`GET /api/games HTTP/1.1\r\n${offer}\r\n\r\n`);
    await until(() => /^HTTP\/1.1 200 OK.*"games"/s.test(heard));
    heard = '';
    const body = JSON.stringify(ford);
    const post = `POST /api/tables HTTP/1.1\r\n${offer}\r\ncontent-type: application/json\r\n`;
    socket.write(`${post}content-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`);
    socket.write(body.slice(9));
    await until(() => /^HTTP\/1.1 201 Created.*"owner"/s.test(heard));
    socket.destroy();
  });

  test('so many at once, and so much a second', async () => {
    await server.close();
    server = await openServer(
      { data },
      { limits: { ...LIMITS, all: { burst: 8, perSecond: 0.01 }, streams: 1 } },
    );
    const carried = await orderAt(await newTable(server));
    const line = await openWebsocket(server);
    expect((await turnedAway(server)).status).toBe(429);
    const answers = [];
    for (let sent = 0; sent < 6; sent += 1) answers.push(await line.carry(carried));
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(answers.at(-1)).toMatchObject({ to: 1, status: 429, answer: { error: { code: 'too-many' } } });
    expect(answers.at(-1)?.wait).toBeGreaterThan(1);
    line.leave();
    await line.closed;
  });
});

describe('what a websocket bears', () => {
  test('nothing longer than a body may be, and no bytes that are no text', async () => {
    const long = await openWebsocket(server);
    long.send(JSON.stringify({ ask: 1, table: 'x'.repeat(300 * 1024) }));
    expect(await long.closed).toBe(1009);
    const bytes = await openWebsocket(server);
    bytes.send(Buffer.from([1, 2, 3]));
    expect(await bytes.closed).toBe(1003);
    expect((await ask(server, 'GET', '/games')).status).toBe(200);
  });

  test('many orders before the first is answered: each is, in the end', async () => {
    const carried = await orderAt(await newTable(server));
    const line = await openWebsocket(server);
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, place) => line.carry({ ...carried, ask: place })),
    );
    expect(new Set(answers.map(({ to }) => to)).size).toBe(500);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    line.leave();
  });
});

test('a text of any length is told as it is', async () => {
  const text = (length: number): string => `é${'x'.repeat(length)}`;
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  const heard: string[] = [];
  client.on('message', (data: Buffer) => heard.push(data.toString()));
  const [websocket, request] = (await once(server, 'connection')) as [WebSocket, IncomingMessage];
  const outgoing = outgoingOn(websocket, request.socket);
  const texts = [0, 123, 124, 65_533, 65_534].map(text);
  for (const each of texts) outgoing.answer(each, () => {});
  await until(() => heard.length === texts.length);
  expect(heard).toEqual(texts);
  client.terminate();
  server.close();
});

test('what came of an order is told before its answer, in one breath', async () => {
  const table = await newTable(server);
  const line = await openWebsocket(server);
  line.send(
    JSON.stringify({ listen: { seats: [{ table: table.table, key: table.keyOf('red'), since: 0 }] } }),
  );
  await until(() => line.lines.length > 0);
  await line.carry(await orderAt(table));
  expect(line.lines.at(-1)).toMatchObject({ line: 0, message: { n: 1 } });
  line.leave();
});

describe('a stop', () => {
  test('answers what is under way, closes all websockets, and loses nothing', async () => {
    const tables = await Promise.all(Array.from({ length: 8 }, () => newTable(server)));
    const orders = await Promise.all(tables.map((table) => orderAt(table)));
    const idle = await openWebsocket(server);
    const line = await openWebsocket(server);
    const answers = orders.map((carried, place) => line.carry({ ...carried, ask: place }));
    await Promise.race(answers);
    await server.close();
    expect([await line.closed, await idle.closed]).toEqual([1001, 1001]);
    const done = new Set(line.heard.filter(({ status }) => status === 200).map(({ to }) => to));
    expect(done.size).toBeGreaterThan(0);
    server = await openServer({ data });
    for (const [place, table] of tables.entries()) {
      const { json } = await ask(server, 'GET', `/tables/${table.table}/view`, undefined, table.keyOf('red'));
      if (done.has(place)) expect(json.n).toBe(1);
    }
  });
});

test('whoever asks whether the server is still there is told so', async () => {
  const { port } = new URL(server.address);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/websocket`);
  await once(socket, 'open');
  socket.ping('there?');
  const [said] = await once(socket, 'pong');
  expect(said.toString()).toBe('there?');
  socket.close();
});

test('who never reads his answers does not hold up a stop', async () => {
  const { table, keyOf, at } = await newTable(server);
  const { json } = await at('red', 'GET', '/view');
  const steps = Array.from({ length: 60 }, () => ({ piece: 'x'.repeat(40), to: { x: 0, y: 0 } }));
  const body = { id: 'a', decision: json.outlook.decisions[0].id, order: { kind: 'plan', steps } };
  const text = JSON.stringify({ ask: 1, table, key: keyOf('red'), body });
  const { port } = new URL(server.address);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/websocket`);
  await once(socket, 'open');
  socket.pause();
  for (let sent = 0; sent < 4_000; sent += 1) socket.send(text);
  const answered = async (): Promise<string> => {
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    return /^grognard_orders_total\{answer="refused"\} (\d+)$/m.exec(metrics)?.[1] ?? '0';
  };
  // Until what he has not read fills all there is to fill.
  for (let before = ''; before !== (await answered()); ) {
    before = await answered();
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
  expect(Number(await answered())).toBeLessThan(4_000);
  const began = Date.now();
  await server.close();
  expect(Date.now() - began).toBeLessThan(20_000);
  socket.terminate();
  server = await openServer({ data });
});

test('websockets are counted, without a name or a key', async () => {
  const table = await newTable(server);
  const line = await openWebsocket(server);
  await line.carry(await orderAt(table));
  const text = await (await fetch(`${server.address}/metrics`)).text();
  expect(text).toMatch(/^grognard_websockets 1$/m);
  expect(text).toMatch(/^grognard_orders_total\{answer="done"\} 1$/m);
  expect(text).not.toContain(table.table);
  line.leave();
});
