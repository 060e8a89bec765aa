import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, both, ford, newTable, openServer, type TestServer } from './served.ts';

let data: string;
let server: TestServer;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'grognard-unstored-'));
  server = await openServer({ data });
});

afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

test('nobody keeps a copy of anything that is answered, by any route, good or bad', async () => {
  const made = await newTable(server, { ...ford, seats: [...both, { seat: 'umpire', by: 'link' }] });
  const { json } = await ask(server, 'GET', '/openapi.json');
  const operations = Object.entries<Record<string, unknown>>(json.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
  );
  expect(operations.length).toBeGreaterThan(20);
  const seen = new Set<number>();
  // A table is cleared away last.
  for (const [method, path] of [...operations].sort(([a], [b]) => (a < b ? 1 : -1))) {
    const at = path
      .replace('{table}', made.table)
      .replace('{game}', 'tiny')
      .replace('{scenario}', 'ford')
      .replace(/\{\w+\}/, 'x');
    for (const key of [undefined, made.keyOf('red'), made.keyOf('umpire'), made.owner]) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const { status, headers } = await ask(server, method, at, body, key);
      seen.add(status);
      expect(headers.get('cache-control'), `${method} ${at}: ${status}`).toBe('no-store');
    }
  }
  for (const path of ['/health', '/ready', '/metrics', '/status', '/status.json', '/status.css', '/api/docs'])
    expect((await fetch(`${server.address}${path}`)).headers.get('cache-control'), path).toBe('no-store');
  for (const status of [200, 204, 400, 401, 404]) expect([...seen]).toContain(status);
});
