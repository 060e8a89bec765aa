import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../store/until.ts';
import { against, alone } from './generals.ts';
import { ask, listen, newTable, openServer, type TestServer } from './served.ts';

let data: string;
let server: TestServer;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'grognard-alone-'));
});

afterEach(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** However busy the machine is, nobody is late. */
const UNHURRIED = { thinking: 600_000 };

test('a battle that nobody looks at begins when somebody listens', async () => {
  server = await openServer({ data }, { ...UNHURRIED, unwatched: 0 });
  const battle = await newTable(server, alone);
  const seats = [{ table: battle.table, key: battle.keyOf('spectator'), since: 0 }];
  const stream = await listen(server, seats);
  await until(() => stream.lines.some((line) => 'message' in line));
  await stream.stop();
});

/** Sets a table up as a proxy passes it on. */
const from = async (address: string, body: object) => {
  const response = await fetch(`${server.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: JSON.parse(await response.text()) };
};

test('battles of one address are bounded, with a sentence; other tables, other addresses and the machine itself are not', async () => {
  const worker = join(data, 'worker.mjs');
  writeFileSync(worker, 'export default () => new Promise(() => {});');
  const manner = { ...UNHURRIED, worker, battles: 2, behindProxy: true };
  server = await openServer({ data }, manner);
  const made = [await from('203.0.113.7', alone), await from('203.0.113.7', alone)];
  expect(made.map(({ status }) => status)).toEqual([201, 201]);
  const refused = await from('203.0.113.7', alone);
  expect(refused.status).toBe(429);
  expect(refused.json.error).toMatchObject({
    code: 'too-many-battles',
    message: expect.stringMatching(/^As many battles between generals alone as one address may have/),
  });
  expect((await from('203.0.113.7', against('random'))).status).toBe(201);
  expect((await from('203.0.113.8', alone)).status).toBe(201);
  for (let i = 0; i < 4; i += 1) await newTable(server, alone);

  // The bound outlasts the process: whoever looks at his battles again has them going on again.
  await server.close();
  server = await openServer({ data }, manner);
  expect((await from('203.0.113.7', against('random'))).status).toBe(201);
  for (const { json } of made) {
    const said = await ask(server, 'GET', `/tables/${json.table}/view`, undefined, json.keys[0].key);
    expect(said.status).toBe(200);
  }
  expect((await from('203.0.113.7', alone)).status).toBe(429);
  const [first] = made;
  const cleared = await ask(server, 'DELETE', `/tables/${first?.json.table}`, undefined, first?.json.owner);
  expect(cleared.status).toBe(204);
  expect((await from('203.0.113.7', alone)).status).toBe(201);
});
