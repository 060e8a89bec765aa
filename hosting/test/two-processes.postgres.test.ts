import { rmSync } from 'node:fs';
import { type Served, serve } from '@grognard/server';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type Database, freshDatabase } from '../../server/test/store/fresh-database.ts';
import { emptyPages, threadsScript } from '../../server/test/table/served.ts';
import { openWebsocket } from '../../server/test/table/websockets.ts';
import { playOrders, sitDown } from './battle.ts';
import { freePort } from './paths.ts';
import { type Front, startProxy } from './proxies.ts';

let database: Database;
let pages: string;
let servers: Served[] = [];
let proxy: Front | undefined;

beforeEach(async () => {
  database = await freshDatabase(inject('postgres'));
  pages = emptyPages();
});

afterEach(async () => {
  await proxy?.stop();
  for (const server of servers) await server.close();
  servers = [];
  await database.drop();
  rmSync(pages, { recursive: true, force: true });
});

const open = async (): Promise<number> => {
  const port = await freePort();
  const place = { port, host: '127.0.0.1', pages, data: '', databaseUrl: database.url };
  servers.push(await serve(place, { behindProxy: true, worker: await threadsScript() }));
  return port;
};

test.each(['nginx', 'caddy'] as const)(
  '%s before two processes on one PostgreSQL goes on with either',
  async (name) => {
    proxy = await startProxy(name, [await open(), await open()]);
    const { address } = proxy;
    const battle = await sitDown(address, 'himself');
    await playOrders(battle, 3);
    await servers.shift()?.close();
    // By request and by websocket: whoever is left answers.
    await playOrders(battle, 2);
    const websocket = await openWebsocket({ address }, { origin: address });
    const { side, body } = await battle.next();
    const order = { ask: 1, table: battle.table, key: battle.keyOf(side), body };
    expect(await websocket.carry(order)).toMatchObject({ to: 1, status: 200 });
    websocket.leave();
  },
);
