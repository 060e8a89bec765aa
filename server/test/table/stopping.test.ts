import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openServer, type TestServer } from './served.ts';

let data: string;
let server: TestServer;
let sockets: Socket[];

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'grognard-stopping-'));
  server = await openServer({ data }, { lastMoment: 300 });
  sockets = [];
});

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  rmSync(data, { recursive: true, force: true });
});

/** Somebody who says so much, reads nothing, and never leaves by himself. */
const holdOn = async (text: string): Promise<void> => {
  const { hostname, port } = new URL(server.address);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  sockets.push(socket);
  socket.on('error', () => {}).pause();
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(text, resolve));
};

const upgrade = 'connection: upgrade\r\nupgrade: websocket';

test.each([
  [
    'half a body',
    'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  ],
  ['half a head', 'GET /api/games HTTP/1.1\r\nhos'],
  [
    'an upgrade that is refused',
    `GET /api/websocket HTTP/1.1\r\nhost: x\r\norigin: http://y\r\n${upgrade}\r\n\r\n`,
  ],
])('%s does not hold up a stop', async (_what, text) => {
  await holdOn(text);
  // Once somebody else is answered, it has come in.
  await fetch(`${server.address}/health`);
  await server.close();
  await expect(fetch(`${server.address}/health`)).rejects.toThrow();
});
