import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Logged } from '../requests/log.ts';
import { until } from './store/until.ts';
import { ask, listen, newTable, openServer, type TestServer } from './table/served.ts';
import { openWebsocket } from './table/websockets.ts';

let data: string;
let server: TestServer;
let lines: string[];

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'grognard-requests-'));
  lines = [];
});

afterEach(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

const logStream = { write: (line: string) => void lines.push(line) };

const open = async (logged: readonly Logged[] = [], behindProxy = false): Promise<void> => {
  server = await openServer({ data }, { logged, logStream, behindProxy });
};

const told = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${server.address}${path}`, { headers });
  return { status: response.status, id: response.headers.get('x-request-id'), text: await response.text() };
};

describe('every request has an id', () => {
  test('of its own, in the header of every answer and in every failure', async () => {
    await open();
    const good = await told('/api/games');
    const missing = await told('/nothing');
    const keyless = await told('/api/tables/abc');
    const unread = await told('/%zz');
    const ids = [good, missing, keyless, unread].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]{6}-[a-z0-9]+$/);
    for (const { id, text } of [missing, keyless, unread]) expect(JSON.parse(text).error.id).toBe(id);
    const { table, keyOf } = await newTable(server);
    const stream = await listen(server, [{ table, key: keyOf('red'), since: 0 }]);
    expect(stream.headers.get('x-request-id')).toMatch(/^[a-z0-9]{6}-/);
    await stream.stop();
  });

  test('also what cannot be read as a request', async () => {
    await open();
    const { port, hostname } = new URL(server.address);
    const text = await new Promise<string>((resolve) => {
      let all = '';
      const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (chunk) => {
        all += chunk.toString();
      });
      socket.on('close', () => resolve(all));
    });
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(head).toContain(`x-request-id: ${JSON.parse(body).error.id}`);
  });

  test('and every text on a WebSocket that fails', async () => {
    await open();
    const line = await openWebsocket(server);
    const first = await line.carry({ ask: 1 });
    const second = await line.carry({ ask: 2 });
    const ids = [first, second].map(({ answer }) => ('error' in answer ? answer.error.id : ''));
    expect(ids[0]).toMatch(/^[a-z0-9]{6}-[a-z0-9]+\.1$/);
    expect(ids[1]).toBe(ids[0]?.replace(/1$/, '2'));
    line.leave();
  });

  test('which a proxy may have given, if its operator was told of the proxy and it can stand in a log', async () => {
    await open([], true);
    const given = '4bf92f3577b34da6a3ce929d0e0e4736';
    expect((await told('/nothing', { 'x-request-id': given })).id).toBe(given);
    for (const bad of ['short', 'a b c d e f g h', `${'x'.repeat(65)}`, '"quoted-words"', '-begins-badly'])
      expect((await told('/nothing', { 'x-request-id': bad })).id).not.toBe(bad);
    await server.close();
    await open();
    expect((await told('/nothing', { 'x-request-id': given })).id).not.toBe(given);
  });
});

describe('the log', () => {
  const logged = () => lines.map((line) => JSON.parse(line));

  test('says nothing of requests that go well, unless it is asked to', async () => {
    await open();
    await told('/api/games');
    await told('/nothing');
    expect(lines).toEqual([]);
  });

  test('has one line a request: route, status, time, bytes', async () => {
    await open(['requests']);
    const games = await told('/api/games');
    const { table, keyOf } = await newTable(server);
    await ask(server, 'GET', `/tables/${table}/view`, undefined, keyOf('red'));
    const missing = await told('/nothing?secret=1');
    await until(() => lines.length === 4);
    expect(logged()[0]).toMatchObject({
      ...{
        id: games.id,
        method: 'GET',
        route: '/api/games',
        status: 200,
        bytes: Buffer.byteLength(games.text),
      },
      ...{ ms: expect.any(Number), time: expect.any(Number) },
    });
    expect(logged()[2]).toMatchObject({ route: '/api/tables/:table/view', status: 200 });
    expect(logged()[3]).toMatchObject({ id: missing.id, status: 404, code: 'not-found' });
    for (const secret of [table, keyOf('red'), 'nothing', 'secret', '127.0.0.1'])
      expect(lines.join('')).not.toContain(secret);
  });

  test('of WebSockets, too: each text, and the line itself when it ends', async () => {
    await open(['requests']);
    const line = await openWebsocket(server);
    const { answer } = await line.carry({ ask: 1 });
    await until(() => lines.length === 1);
    expect(logged()[0]).toMatchObject({
      method: 'WS',
      route: '/api/websocket',
      status: 400,
      code: 'bad-request',
    });
    expect('error' in answer && answer.error.id).toBe(logged()[0].id);
    line.leave();
    await until(() => lines.length === 2);
    expect(logged()[1]).toMatchObject({ method: 'GET', route: '/api/websocket', status: 101 });
  });

  test('and of who leaves before he is answered', async () => {
    await open(['requests']);
    const { table, keyOf } = await newTable(server);
    const stream = await listen(server, [{ table, key: keyOf('red'), since: 0 }]);
    await stream.stop();
    await until(() => lines.length === 2);
    expect(logged()[1]).toMatchObject({ route: '/api/stream', status: 200 });
  });

  test('names addresses only if asked for them', async () => {
    await open(['requests', 'addresses']);
    await told('/api/games');
    await until(() => lines.length === 1);
    expect(logged()[0].address).toBe('127.0.0.1');
  });
});
