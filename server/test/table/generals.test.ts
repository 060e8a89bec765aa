import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../store/until.ts';
import { against, alone, isOver, playRed, type TestTable } from './generals.ts';
import { ask, listen, newTable, openServer, type TestServer } from './served.ts';

let data: string;
let server: TestServer | undefined;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'grognard-generals-'));
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(data, { recursive: true, force: true });
});

test('a general answers what it owes, to the end of the battle, under a name of its own', async () => {
  server = await openServer({ data });
  const table = await newTable(server, against('random'));
  await playRed(table);
  const { text } = await table.at('red', 'GET', '/log');
  const entries = text
    .trim()
    .split('\n')
    .slice(1, -1)
    .map((line) => JSON.parse(line));
  const given = entries.filter(({ seat }) => seat.side === 'blue');
  expect(given.length).toBeGreaterThan(0);
  for (const { id, decision } of given) expect(id).toBe(`general:${decision}`);
  expect((await table.at('red', 'GET', '/luck')).json.flaws).toEqual([]);
});

test('a battle between generals goes on by itself, also after a stop in its midst', async () => {
  server = await openServer({ data });
  const table = await newTable(server, alone);
  for (let n = 0; n < 2; ) n = (await table.at('spectator', 'GET', '/view')).json.n;
  await server.close();
  server = await openServer({ data });
  const again = { ...table, at: (await reopened(server, table)).at };
  for (let over = false; !over; ) over = await isOver(again, 'spectator');
  const { text } = await again.at('spectator', 'GET', '/log');
  const ids = [...text.matchAll(/"id":"(general:[^"]+)"/g)].map(([, id]) => id);
  const seats = [...text.matchAll(/"seat":\{"side":"(red|blue)"\},"seq"/g)].map(([, side]) => side);
  const answered = ids.map((id, place) => `${seats[place]} ${id}`);
  expect(new Set(answered).size).toBe(answered.length);
});

const reopened = async (served: TestServer, { table, keyOf }: TestTable) => ({
  at: (name: string, method: string, path: string, body?: unknown) =>
    ask(served, method, `/tables/${table}${path}`, body, keyOf(name)),
});

test('people are served while generals fight many battles of their own', async () => {
  server = await openServer({ data });
  const served = server;
  const battles = await Promise.all(Array.from({ length: 12 }, () => newTable(served, alone)));
  const table = await newTable(server, against('random'));
  await playRed(table);
  expect(await isOver(table, 'red')).toBe(true);
  for (const battle of battles) for (let over = false; !over; ) over = await isOver(battle, 'spectator');
});

// What is told of a general is kept nowhere: each of them waits until somebody listens, however busy the machine is.
test.each([
  ['failed', 'throw new Error("lost");', 60_000],
  ['late', 'for (;;);', 5_000],
])('one that %s gives the first order on offer, and all are told', async (instead, deed, thinking) => {
  const heard = join(data, 'somebody-listens');
  const script = `import { existsSync } from 'node:fs';
    export default async (task) => {
      while (task.general && !existsSync(${JSON.stringify(heard)})) await new Promise((go) => setTimeout(go, 20));
      if (task.general) ${deed}
      return OFFER(task);
    }`;
  const worker = join(data, 'worker.mjs');
  // What the first on offer is in the tiny game: a plan to stay, or a piece that stays as it is.
  const offer = `const OFFER = (task) => task.decision.orders.includes('plan')
    ? { kind: 'plan', steps: [] } : { kind: task.decision.orders[0] };`;
  writeFileSync(worker, `${offer}\n${script}`);
  server = await openServer({ data }, { worker, thinking, log: 'silent' });
  const table = await newTable(server, against('random'));
  const stream = await listen(server, [{ table: table.table, key: table.keyOf('red'), since: 0 }]);
  await until(() => stream.lines.length > 0);
  writeFileSync(heard, '');
  await until(() =>
    stream.lines.some(
      (line) => 'notice' in line && line.notice.kind === 'thought' && line.notice.instead === instead,
    ),
  );
  await until(() =>
    stream.lines.some(
      (line) =>
        'message' in line && line.message.told.some((told) => 'table' in told && told.table === 'sealed'),
    ),
  );
  if (instead === 'late')
    expect(stream.lines.some((line) => 'notice' in line && line.notice.kind === 'thinking')).toBe(true);
  await stream.stop();
});

test('a decision that was taken back is answered again', async () => {
  server = await openServer({ data });
  const table = await newTable(server, against('random'));
  const order = { kind: 'plan', steps: [] };
  const { outlook } = (await table.at('red', 'GET', '/view')).json;
  const decision = outlook.decisions[0].id;
  await table.at('red', 'POST', '/orders', { id: 'one', decision, order });
  const isDone = async (): Promise<boolean> =>
    (await table.at('red', 'GET', '/view')).json.outlook.decisions[0]?.id !== decision;
  while (!(await isDone()));
  expect((await table.at('red', 'POST', '/take-back', {})).json.kind).toBe('done');
  expect(await isDone()).toBe(false);
  // The general was not asked, and what he had planned was seen: everybody can read that.
  expect((await table.at('red', 'GET', '/view')).json.outlook.luckTakenBack).toBe(1);
  const { messages } = (await table.at('red', 'GET', '/messages')).json;
  expect(messages).toContainEqual(
    expect.objectContaining({ told: [expect.objectContaining({ table: 'struck', luck: true })] }),
  );
  await table.at('red', 'POST', '/orders', { id: 'two', decision, order });
  while (!(await isDone()));
});
