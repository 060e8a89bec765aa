import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { errorInfo } from '../../api/response-schemas.ts';
import { ask, ford, newTable, openServer, type TestServer } from './served.ts';
import { openWebsocket } from './websockets.ts';

let data: string;
let server: TestServer;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'grognard-hostile-'));
  server = await openServer({ data });
});

afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

afterEach(async () => {
  expect((await ask(server, 'GET', '/games')).status).toBe(200);
});

/** Sends bytes as they are, and reads until the server has answered; empty when it hangs up instead. */
const answerTo = async (text: string): Promise<{ readonly status: number; readonly body: string }> => {
  const { hostname, port } = new URL(server.address);
  const socket = connect({ port: Number(port), host: hostname }).on('error', () => {});
  let heard = '';
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
  });
  socket.write(text);
  await Promise.race([once(socket, 'close'), once(socket, 'end')]);
  socket.destroy();
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body };
};

const get = (target: string) =>
  answerTo(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);

describe('no way leads out of the folder of pages', () => {
  test.each([
    '/../../package.json',
    '/../../../../../../../../etc/passwd',
    '/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/%252e%252e%252fpackage.json',
    '/..\\..\\package.json',
    '/..%5c..%5cpackage.json',
    '/assets/../../package.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '//etc/passwd',
    '///etc/passwd',
    '/.git/config',
    '/.env',
    '/index.html%00.js',
    'http://elsewhere.example/etc/passwd',
    'http://localhost/../../package.json',
    'file:///etc/passwd',
    '*',
    '/%zz',
    '/%c0%ae%c0%ae/package.json',
  ])('%s', async (target) => {
    const { status, body } = await get(target);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/root:|grognard|\[core\]/);
  });
});

describe('what is sent to set up a table', () => {
  const json = { 'content-type': 'application/json' };
  const wanted = JSON.stringify(ford);

  test.each([
    ['a megabyte', json, JSON.stringify({ ...ford, own: 'x'.repeat(1024 * 1024) }), 413],
    ['a large scenario', json, JSON.stringify({ game: 'tiny', own: { name: 'x'.repeat(300_000) } }), 413],
    ['a list', json, `[${wanted}]`, 400],
    ['nothing', json, 'null', 400],
    ['a number', json, '7', 400],
    ['half of it', json, wanted.slice(0, -5), 400],
    ['two of them', json, wanted + wanted, 400],
    ['a prototype', json, `{"__proto__":{"polluted":1},${wanted.slice(1)}`, 400],
    ['a constructor', json, `{"constructor":{"prototype":{"polluted":1}},${wanted.slice(1)}`, 400],
    [
      'a prototype among the switches',
      json,
      `{"switches":{"__proto__":{"polluted":1}},${wanted.slice(1)}`,
      400,
    ],
    ['text', { 'content-type': 'text/plain' }, wanted, 400],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'game=tiny', 415],
    ['a file', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--', 415],
    ['a kind that is none', { 'content-type': 'nonsense' }, wanted, 415],
  ])('%s', async (_what, headers, body, status) => {
    const answer = await fetch(`${server.address}/api/tables`, { method: 'POST', headers, body });
    const said: unknown = await answer.json();
    expect([answer.status, errorInfo.safeParse(said).error]).toEqual([status, undefined]);
    expect({}).not.toHaveProperty('polluted');
  });

  test('a log of 20 MB', async () => {
    const headers = { 'content-type': 'application/x-ndjson' };
    const body = '{"seq":0}\n'.repeat(2 * 1024 * 1024);
    // Whoever goes on sending what was refused may find the line cut.
    const status = await fetch(`${server.address}/api/tables/import`, { method: 'POST', headers, body }).then(
      (answer) => answer.status,
      () => 413,
    );
    expect(status).toBe(413);
  });
});

test('five hundred websockets at once are all answered', async () => {
  const { table, keyOf, at } = await newTable(server);
  const [{ id: decision }] = (await at('red', 'GET', '/view')).json.outlook.decisions;
  const order = {
    ask: 1,
    table,
    key: keyOf('red'),
    body: { id: 'one', decision, order: { kind: 'plan', steps: [] } },
  };
  const lines = await Promise.all(Array.from({ length: 500 }, () => openWebsocket(server)));
  const answers = await Promise.all(lines.map((line) => line.carry(order)));
  for (const line of lines) line.leave();
  await Promise.all(lines.map(({ closed }) => closed));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set(['{"to":1,"status":200,"answer":{"kind":"done","n":1}}']),
  );
});

test.each([-3_600_000, 3_600_000, 400 * 24 * 3_600_000, -400 * 24 * 3_600_000])(
  'a clock that steps by %d ms in the middle of a battle changes nothing',
  async (step) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    try {
      const { at } = await newTable(server);
      for (const [place, side] of ['red', 'blue'].entries()) {
        const [{ id: decision }] = (await at(side, 'GET', '/view')).json.outlook.decisions;
        const order = { id: side, decision, order: { kind: 'plan', steps: [] } };
        expect((await at(side, 'POST', '/orders', order)).status).toBe(200);
        if (place === 0) vi.setSystemTime(Date.now() + step);
        expect((await at(side, 'POST', '/orders', order)).json.kind).toBe('done');
      }
      for (const path of ['/health', '/ready'])
        expect((await fetch(`${server.address}${path}`)).status).toBe(200);
      expect((await at('red', 'POST', '/resign')).status).toBe(200);
      expect((await at('red', 'GET', '/luck')).json.flaws).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  },
);

test('the size of what is told of a sealed plan does not tell what is in it', async () => {
  const moves = [
    { piece: 'Aubert', to: { x: 1, y: 0 } },
    { piece: 'Bazin', to: { x: 1, y: 2 } },
    { piece: 'Colin', to: { x: 1, y: 4 } },
  ];
  const sizes = new Set<string>();
  for (let many = 0; many <= moves.length; many += 1) {
    const { at } = await newTable(server);
    const [{ id: decision }] = (await at('red', 'GET', '/view')).json.outlook.decisions;
    const order = { kind: 'plan', steps: moves.slice(0, many) };
    const sent = await at('red', 'POST', '/orders', { id: 'a'.repeat(1 + many), decision, order });
    expect([many, sent.status]).toEqual([many, 200]);
    const heard = await Promise.all(
      ['', '/view', '/messages', '/export'].map((path) => at('blue', 'GET', path)),
    );
    sizes.add(heard.map(({ text }) => text.length).join(' '));
  }
  expect(sizes.size).toBe(1);
});
