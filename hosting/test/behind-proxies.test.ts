import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Served, serve } from '@grognard/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyPages, listen, threadsScript } from '../../server/test/table/served.ts';
import { openWebsocket, turnedAway } from '../../server/test/table/websockets.ts';
import { playOrders, sitDown } from './battle.ts';
import { postFrom } from './from.ts';
import { freePort } from './paths.ts';
import { type Front, type ProxyName, startProxy } from './proxies.ts';

let data: string;
let pages: string;
let port: number;
let server: Served | undefined;
let proxy: Front | undefined;

/** As `grognard serve --proxy --names grognard.example.org` does. */
const open = async (): Promise<void> => {
  const worker = await threadsScript();
  const manner = { behindProxy: true, names: ['grognard.example.org'], worker, inspection: { worker } };
  server = await serve({ port, host: '127.0.0.1', pages, data }, manner);
};

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'grognard-behind-'));
  pages = emptyPages();
  port = await freePort();
  await open();
});

afterEach(async () => {
  await proxy?.stop();
  proxy = undefined;
  await server?.close();
  for (const each of [data, pages]) rmSync(each, { recursive: true, force: true });
});

const through = async (name: ProxyName): Promise<string> => {
  proxy = await startProxy(name, [port]);
  return proxy.address;
};

const table = JSON.stringify({
  game: 'pub-battles',
  scenario: 'first-contact',
  seats: ['french', 'austrians'].map((side) => ({ seat: { side }, by: 'link' })),
});

describe.each(['nginx', 'caddy'] as const)('%s in front', (name) => {
  test('passes orders by request and by websocket, and what comes of them as it comes', async () => {
    const address = await through(name);
    const battle = await sitDown(address, 'himself');
    const seat = { table: battle.table, key: battle.keyOf(battle.own), since: 0 };
    const stream = await listen({ address }, [seat]);
    const websocket = await openWebsocket({ address }, { origin: address });
    websocket.send(JSON.stringify({ listen: { seats: [seat] } }));
    await playOrders(battle, 1);
    const { n } = await battle.view(battle.own);
    const tells = ({ lines }: { lines: readonly object[] }): boolean =>
      lines.some((line) => 'message' in line && (line as { message: { n: number } }).message.n === n);
    while (!tells(stream) || !tells(websocket)) await pause(20);

    const { side, body } = await battle.next();
    const order = { ask: 7, table: battle.table, key: battle.keyOf(side), body };
    expect(await websocket.carry(order)).toMatchObject({ to: 7, status: 200 });
    websocket.leave();
    await stream.stop();
  });

  test('tells the page of another origin apart', async () => {
    const address = await through(name);
    const { status } = await turnedAway({ address }, { origin: 'http://elsewhere.example.org' });
    expect(status).toBe(403);
  });

  test('has each visitor counted by the address that he has, whatever he writes', async () => {
    const address = await through(name);
    const setUp = async (from: string, headers = {}): Promise<number> =>
      (await postFrom(`${address}/api/tables`, { from, headers, body: table })).status;
    let [status, asked] = [201, 0];
    while (status === 201 && asked < 200) {
      // Believed, each of these would be another visitor.
      status = await setUp('127.0.0.1', { 'x-forwarded-for': `198.51.100.${asked}` });
      asked += 1;
    }
    expect(status).toBe(429);
    expect(await setUp('127.0.0.2')).toBe(201);
  });

  test('lets large bodies through, and leaves it to the server to refuse them', async () => {
    const address = await through(name);
    const brought = await postFrom(`${address}/api/tables/import`, {
      headers: { 'content-type': 'application/x-ndjson' },
      body: Buffer.alloc(15 * 1024 * 1024, 'x'),
    });
    // In the words of the server, not in those of the proxy.
    expect(JSON.parse(brought.text).error.code).toEqual(expect.any(String));
    expect(brought.status).toBeLessThan(500);
    const order = await postFrom(`${address}/api/tables`, { body: `"${'x'.repeat(300_000)}"` });
    expect(order.status).toBe(413);
    expect(JSON.parse(order.text).error.code).toEqual(expect.any(String));
  });

  test('finds the server again after a restart, and the battle with it', async () => {
    const address = await through(name);
    const battle = await sitDown(address, 'himself');
    await playOrders(battle, 1);
    const { n } = await battle.view(battle.own);
    await server?.close();
    expect((await fetch(`${address}/health`)).status).toBeGreaterThanOrEqual(502);
    await open();
    let found = await battle.at(battle.own, 'GET', '/view');
    while (found.status >= 502) {
      await pause(100);
      found = await battle.at(battle.own, 'GET', '/view');
    }
    expect(found.status).toBe(200);
    expect(found.json.n).toBeGreaterThanOrEqual(n);
  });

  test('lets nobody see the counts that are for the machine itself', async () => {
    const address = await through(name);
    expect((await fetch(`${address}/metrics`)).status).toBe(401);
  });
});
