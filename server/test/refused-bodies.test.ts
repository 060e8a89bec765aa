import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openServer, type TestServer } from './table/served.ts';

let data: string;
let server: TestServer;
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'grognard-bodies-'));
  server = await openServer({ data });
});
afterEach(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

const LENGTH = 600_000;

test('whoever sends all of a body before he reads is told that it was too large', async () => {
  const { hostname, port } = new URL(server.address);
  const line = connect(Number(port), hostname);
  let said = '';
  let broken: Error | undefined;
  const ended = new Promise((resolve) => line.once('close', resolve));
  line.on('error', (error) => {
    broken = error;
  });
  line.write(
    `POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${LENGTH}\r\n\r\n`,
  );
  for (let sent = 0; sent < LENGTH; sent += LENGTH / 6) {
    line.write('x'.repeat(LENGTH / 6));
    await pause(50);
  }
  line.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await ended;
  expect(broken).toBeUndefined();
  expect(said).toMatch(/^HTTP\/1.1 413 /);
});

test('whoever never sends the rest is told all the same', async () => {
  const { hostname, port } = new URL(server.address);
  const line = connect(Number(port), hostname);
  line.write(
    `POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${LENGTH}\r\n\r\nx`,
  );
  const said = await new Promise<Buffer>((resolve) => line.once('data', resolve));
  expect(said.toString()).toMatch(/^HTTP\/1.1 413 /);
  line.destroy();
});
