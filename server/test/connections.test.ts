import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AppOptions, buildApp } from '../app.ts';
import { LIMITS } from '../http/limits.ts';
import { openStore, type Store } from '../index.ts';
import { emptyPages } from './table/served.ts';

let folders: readonly [string, string];
let store: Store;
let app: FastifyInstance;
let sockets: Socket[];

beforeEach(async () => {
  folders = [emptyPages(), mkdtempSync(join(tmpdir(), 'grognard-connections-'))];
  store = await openStore({ data: folders[1] });
  sockets = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
  await store.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const listening = async (manner: Partial<AppOptions> = {}): Promise<void> => {
  app = await buildApp({ pages: folders[0], store, ...manner });
  await app.listen({ port: 0, host: '127.0.0.1' });
};

/** Somebody who does not hang up when the other side does. */
const knock = async (): Promise<Socket> => {
  const { hostname, port } = new URL(app.listeningOrigin);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  sockets.push(socket.on('error', () => {}));
  await once(socket, 'connect');
  return socket;
};

const open = (): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );

const UPGRADE = 'connection: upgrade\r\nupgrade: websocket';

test.each([
  ['what cannot be read', 'NONSENSE\r\n\r\n'],
  [
    'an upgrade that is refused',
    `GET /api/websocket HTTP/1.1\r\nhost: x\r\norigin: http://y\r\n${UPGRADE}\r\n\r\n`,
  ],
])('%s, from one who does not read, is closed for good', async (_what, text) => {
  await listening();
  (await knock()).pause().write(text);
  await expect.poll(open, { timeout: 1_000 }).toBe(1);
  await expect.poll(open, { timeout: 10_000 }).toBe(0);
});

test('an upgrade that is one too many, from one who does not read, is closed for good', async () => {
  await listening({ limits: { ...LIMITS, all: { burst: 1, perSecond: 0.001 } } });
  expect((await fetch(`${app.listeningOrigin}/api/games`)).status).toBe(200);
  (await knock()).pause().write(`GET /api/websocket HTTP/1.1\r\nhost: x\r\n${UPGRADE}\r\n\r\n`);
  await expect.poll(open, { timeout: 1_000 }).toBe(2);
  await expect.poll(open, { timeout: 10_000 }).toBe(1);
});

describe('of one address', () => {
  const limits = { ...LIMITS, connections: 3 };

  /** Whether a new connection is answered or closed. */
  const isAnswered = async (): Promise<boolean> => {
    const socket = await knock();
    socket.write('GET /health HTTP/1.1\r\nhost: x\r\n\r\n');
    const heard = await Promise.race(['data', 'end', 'close'].map((event) => once(socket, event)));
    return heard[0] instanceof Buffer;
  };

  test('no more are open at once than it may have, and others once they are closed', async () => {
    await listening({ limits });
    expect([await isAnswered(), await isAnswered(), await isAnswered(), await isAnswered()]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    sockets[0]?.destroy();
    await expect.poll(open).toBe(2);
    expect(await isAnswered()).toBe(true);
  });

  test('a proxy may open as many as it likes', async () => {
    await listening({ limits, behindProxy: true });
    for (let opened = 0; opened < 5; opened += 1) expect(await isAnswered()).toBe(true);
  });

  test('one that is read anew counts once', async () => {
    await listening({ limits });
    const socket = await knock();
    const offer =
      'host: x\r\nconnection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk';
    for (let asked = 0; asked < 3; asked += 1) {
      socket.write(`GET /health HTTP/1.1\r\n${offer}\r\n\r\n`);
      await once(socket, 'data');
    }
    expect([await isAnswered(), await isAnswered(), await isAnswered()]).toEqual([true, true, false]);
  });
});
