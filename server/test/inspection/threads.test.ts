import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableMade } from '@grognard/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../http/limits.ts';
import { Inspection } from '../../inspection/inspection.ts';
import { ask, newTable, openServer, type TestServer } from '../table/served.ts';
import { asText, recorded } from './logs.ts';

let data: string;
let server: TestServer | undefined;
let inspection: Inspection | undefined;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'grognard-inspection-'));
});

afterEach(async () => {
  await inspection?.close();
  await server?.close();
  [inspection, server] = [undefined, undefined];
  rmSync(data, { recursive: true, force: true });
});

/** A thread that never comes to an end, or takes all the room there is. */
const endless = (body = 'for (;;) {}'): string => {
  const file = join(data, 'endless.mjs');
  writeFileSync(file, `export const inspect = () => { ${body} };`);
  return file;
};

const task = { kind: 'log', bytes: Buffer.from('x'), tiny: true } as const;
const caller = (name: string) => ({ name, own: false });
const stays = new AbortController().signal;

const sent = (address: string, body: string, signal: AbortSignal = stays): Promise<Response> =>
  fetch(`${address}/api/tables/import`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/x-ndjson' }, body, signal },
  });

/** Waits until so many are looked through. */
const lookedThrough = async (address: string, count: number): Promise<void> => {
  for (;;) {
    const counts = await (await fetch(`${address}/metrics`)).text();
    if (counts.includes(`grognard_inspections ${count}\n`)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe('whatever is looked through', () => {
  test('is given up when its time is over', async () => {
    inspection = new Inspection({ worker: endless(), timeLimits: { log: 50 } });
    await expect(inspection.inspect(task, caller('a'), stays)).rejects.toMatchObject({
      statusCode: 422,
      code: 'too-dear',
    });
    expect(inspection.count()).toBe(0);
  });

  test('is given up when it takes all the room', async () => {
    inspection = new Inspection({
      worker: endless('const all = []; for (;;) all.push(new Array(100_000).fill({}));'),
      memory: 32,
    });
    await expect(inspection.inspect(task, caller('a'), stays)).rejects.toMatchObject({
      statusCode: 422,
      code: 'too-dear',
    });
  });

  test('is given up when who asked has left, waiting or not', async () => {
    inspection = new Inspection({ worker: endless() });
    const leaving = new AbortController();
    const asked = [0, 1].map(() => inspection?.inspect(task, caller('a'), leaving.signal));
    leaving.abort();
    for (const each of asked) await expect(each).rejects.toMatchObject({ code: 'gone' });
    expect(inspection.count()).toBe(0);
  });

  test('waits for others of the same address, and only so many wait', async () => {
    inspection = new Inspection({ worker: endless() });
    const asked = [0, 1, 2, 3].map(() =>
      inspection?.inspect(task, caller('a'), stays).catch((error) => error.code),
    );
    await expect(inspection.inspect(task, caller('a'), stays)).rejects.toMatchObject({ statusCode: 429 });
    const others = Array.from({ length: 30 }, (_, at) =>
      inspection?.inspect(task, caller(`b${at}`), stays).catch((error) => error.code),
    );
    await expect(inspection.inspect(task, caller('c'), stays)).rejects.toMatchObject({
      statusCode: 503,
      code: 'busy',
    });
    await inspection.close();
    expect(new Set(await Promise.all([...asked, ...others]))).toEqual(new Set(['not-ready', 'busy']));
  });
});

describe('a server in which something is looked through', () => {
  test('answers everybody else meanwhile, and is let go when the asker leaves', async () => {
    server = await openServer({ data }, { inspection: { worker: endless() } });
    const { address } = server;
    const { port, hostname } = new URL(address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      'POST /api/tables/import HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-ndjson\r\ncontent-length: 2\r\n\r\n{}',
    );
    await lookedThrough(address, 1);
    expect((await fetch(`${address}/health`)).status).toBe(200);
    expect((await newTable(server)).keys).toHaveLength(2);
    socket.destroy();
    await lookedThrough(address, 0);
  });

  test('stops at once', async () => {
    server = await openServer({ data }, { inspection: { worker: endless() }, lastMoment: 600_000 });
    const { address, close } = server;
    const asked = sent(address, '{}');
    await lookedThrough(address, 1);
    server = undefined;
    const [answer] = await Promise.all([asked, close()]);
    expect(answer.status).toBe(503);
  });

  test('says of a table from a log what could be checked of it', async () => {
    server = await openServer({ data });
    const lines = recorded('tiny', 'v1-taken-back');
    const made: TableMade = JSON.parse(await (await sent(server.address, asText(lines))).text());
    const facts = await ask(server, 'GET', `/tables/${made.table}`, undefined, made.keys[0]?.key);
    expect(facts.json.imported).toMatchObject({ verified: false, entries: lines.length - 1 });
    expect(facts.json.imported.judgedByAnother).toBeGreaterThan(0);
    const { table, keyOf, at } = await newTable(server);
    expect((await at('red', 'GET', '')).json.imported).toBeUndefined();
    await at('red', 'POST', '/resign', {});
    const { text } = await ask(server, 'GET', `/tables/${table}/log`, undefined, keyOf('red'));
    const again: TableMade = JSON.parse(await (await sent(server.address, text)).text());
    const told = await ask(server, 'GET', `/tables/${again.table}`, undefined, again.keys[0]?.key);
    expect(told.json.imported).toMatchObject({ verified: true, dice: 'checked' });
  });

  test('keeps no more of one address than it may send in an hour', async () => {
    const text = asText(recorded('tiny', 'v2-ford'));
    server = await openServer({ data }, { limits: { ...LIMITS, imports: text.length + 10 } });
    expect((await sent(server.address, text)).status).toBe(201);
    const refused = await sent(server.address, text);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('an hour');
  });

  test('opens a scenario of one’s own in a thread, and refuses what is too dear', async () => {
    const [{ scenario }] = recorded('tiny', 'v2-ford') as [{ scenario: object }];
    const seats = [
      { seat: { side: 'red' }, by: 'link' },
      { seat: { side: 'blue' }, by: 'link' },
    ];
    const wanted = { game: 'tiny', own: scenario, seats };
    server = await openServer({ data });
    expect((await ask(server, 'POST', '/tables', wanted)).status).toBe(201);
    const bad = await ask(server, 'POST', '/tables', { ...wanted, own: { ...scenario, turns: 'x' } });
    expect([bad.status, bad.json.error.path]).toEqual([400, 'own.turns']);
    const long = await ask(server, 'POST', '/tables', {
      ...wanted,
      own: { ...scenario, id: 'x'.repeat(4001) },
    });
    expect([long.status, long.json.error.path]).toEqual([413, 'own.id']);
    await server.close();
    server = await openServer({ data }, { inspection: { worker: endless(), timeLimits: { scenario: 50 } } });
    const dear = await ask(server, 'POST', '/tables', wanted);
    expect([dear.status, dear.json.error.code]).toEqual([422, 'too-dear']);
  });
});
