import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, openTableAdmin, type StoreLocation, type TableStatus } from '../../index.ts';
import { decisionOf, stay } from '../table/protocol/at-the-table.ts';
import { ask, both, ford, listen, newTable, openServer, type TestServer } from '../table/served.ts';

interface Ground {
  readonly place: StoreLocation;
  readonly clear: () => Promise<void>;
}

const DAY = 86_400_000;
const quiet = (): void => {};

const general = { general: 'random' };
const alone = {
  ...ford,
  seats: [
    { seat: { side: 'red' }, by: general },
    { seat: { side: 'blue' }, by: general },
  ],
};

/** What the operator of a server does with its tables, while it is open and while it is not, on whichever store. */
export const operatingSuite = (prepare: () => Promise<Ground>): void => {
  let ground: Ground;
  let server: TestServer | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'grognard-operating-'));

  beforeAll(async () => {
    ground = await prepare();
  });

  afterAll(async () => {
    await server?.close();
    await ground.clear();
    rmSync(folder, { recursive: true });
  });

  const opened = async (): Promise<TestServer> => {
    server ??= await openServer({ ...ground.place, say: quiet });
    return server;
  };
  const closed = async (): Promise<void> => {
    await server?.close();
    server = undefined;
  };

  const listed = async (): Promise<readonly TableStatus[]> => {
    const admin = await openTableAdmin(ground.place, quiet);
    try {
      const found: TableStatus[] = [];
      for await (const each of admin.list()) found.push(each);
      return found;
    } finally {
      await admin.close();
    }
  };
  const shown = async (table: string): Promise<TableStatus> => {
    const found = (await listed()).find((each) => each.table === table);
    if (found === undefined) throw new Error(`no table ${table}`);
    return found;
  };

  describe('the tables of a server', () => {
    test('are told with state, age and size, and nothing of what happens at them', async () => {
      const there = await opened();
      const table = await newTable(there);
      const fresh = await shown(table.table);
      expect(fresh).toMatchObject({ game: 'tiny', scenario: 'ford', entries: 1, state: 'never-begun' });
      expect(fresh.seats).toEqual([
        { seat: 'red', by: 'link' },
        { seat: 'blue', by: 'link' },
      ]);
      expect(fresh.bytes).toBeGreaterThan(100);

      await table.at('red', 'POST', '/sit', { name: 'Ney', word: 'a word' });
      expect(await shown(table.table)).toMatchObject({ state: 'never-begun', entries: 2 });
      const decision = await decisionOf(table, 'red');
      expect((await table.at('red', 'POST', '/orders', { id: 'a', decision, order: stay })).status).toBe(200);
      expect(await shown(table.table)).toMatchObject({ state: 'in-play', entries: 3 });
      expect((await table.at('red', 'POST', '/resign', {})).status).toBe(200);
      const over = await shown(table.table);
      expect(over).toMatchObject({ state: 'finished' });
      expect(over.seats[0]).toEqual({ seat: 'red', by: 'link', name: 'Ney' });

      const document = JSON.stringify(await listed());
      for (const key of [table.owner, ...table.keys.map((each) => each.key)])
        expect(document).not.toContain(key);
      expect(document).not.toMatch(/secret|a word|hash/);
      // What was found out once is known without the server, too.
      await closed();
      expect(await shown(table.table)).toEqual({ ...over, bytes: expect.any(Number) });
    });

    test('of generals alone are told apart', async () => {
      const there = await opened();
      const { table } = await newTable(there, alone);
      expect(['generals-alone', 'finished']).toContain((await shown(table)).state);
    });

    test.each(['open', 'closed'])('are cleared away for good, with their log in a file (%s)', async (how) => {
      const there = await opened();
      const table = await newTable(there);
      const stream = await listen(there, [{ table: table.table, key: table.keyOf('red'), since: 0 }]);
      if (how === 'closed') {
        await stream.stop();
        await closed();
      }
      const into = join(folder, 'logs');
      const admin = await openTableAdmin(ground.place, quiet);
      expect(await admin.clear(table.table, into)).toBe(true);
      expect(await admin.clear(table.table)).toBe(false);
      expect(await admin.show(table.table)).toBeUndefined();
      await admin.close();
      const file = join(into, `${table.table}.jsonl`);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const lines = readFileSync(file, 'utf8').trim().split('\n');
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ game: 'tiny' });
      expect(lines.at(-1)).toMatch(/^\{"secret":"[\da-f]{64}"\}$/);
      if (how === 'open') {
        await expect.poll(() => JSON.stringify(stream.lines)).toContain('"cleared"');
        await stream.stop();
      }
      const after = await ask(
        await opened(),
        'GET',
        `/tables/${table.table}/view`,
        undefined,
        table.keyOf('red'),
      );
      expect(after.status).toBe(404);
    });

    test('one that cannot be written to a file is not cleared away', async () => {
      const table = await newTable(await opened());
      const admin = await openTableAdmin(ground.place, quiet);
      await expect(admin.clear(table.table, '/dev/null/logs')).rejects.toThrow('was not cleared away');
      expect(await admin.show(table.table)).toBeDefined();
      await admin.close();
    });

    test.each(['open', 'closed'])('give a seat a new key, and the old one ends (%s)', async (how) => {
      const there = await opened();
      const table = await newTable(there);
      const old = table.keyOf('red');
      const view = (server: TestServer, key: string) =>
        ask(server, 'GET', `/tables/${table.table}/view`, undefined, key);
      expect((await view(there, old)).status).toBe(200);
      const stream = await listen(there, [
        { table: table.table, key: old, since: 0 },
        { table: table.table, key: table.keyOf('blue'), since: 0 },
      ]);
      if (how === 'closed') {
        await stream.stop();
        await closed();
      }
      const admin = await openTableAdmin(ground.place, quiet);
      const key = await admin.replaceKey(table.table, 'red');
      await admin.close();
      if (how === 'open') {
        await expect.poll(() => stream.lines).toContainEqual({ line: 0, closed: 'no-seat' });
        expect(stream.lines).not.toContainEqual({ line: 1, closed: 'no-seat' });
        await stream.stop();
      }
      const now = await opened();
      await expect.poll(async () => (await view(now, old)).status).toBe(404);
      expect((await view(now, key)).status).toBe(200);
      expect((await view(now, table.keyOf('blue'))).status).toBe(200);
    });

    test('tell in a sentence what is not there', async () => {
      const table = await newTable(await opened(), {
        ...ford,
        seats: [both[0], { seat: { side: 'blue' }, by: general }],
      });
      const admin = await openTableAdmin(ground.place, quiet);
      await expect(admin.replaceKey('nobody', 'red')).rejects.toThrow('There is no table nobody');
      await expect(admin.replaceKey(table.table, 'green')).rejects.toThrow(
        'has no seat green, only: red, blue',
      );
      await expect(admin.replaceKey(table.table, 'blue')).rejects.toThrow('a general plays blue');
      await admin.close();
    });

    test('are touched by whoever looks, and not by whoever asks what they are', async () => {
      const table = await newTable(await opened());
      await closed();
      const store = await openStore(ground.place, quiet);
      const ago = Date.now() - 100 * DAY;
      await store.putDocument(table.table, { name: 'touched', text: String(ago) });
      await store.putDocument(table.table, {
        name: 'expiring',
        text: JSON.stringify({ since: ago, on: ago + DAY }),
      });
      const row = await store.game(table.table);
      await store.close();
      // It was set up today, and is no older than that.
      expect(await shown(table.table)).toMatchObject({ touched: row?.at, expires: ago + DAY });
      const asked = await ask(await opened(), 'GET', `/tables/${table.table}`, undefined, table.keyOf('red'));
      expect(asked.status).toBe(200);
      expect(asked.json.expires).toBe(ago + DAY);
      expect(await shown(table.table)).toMatchObject({ touched: row?.at });
      const seen = await ask(
        await opened(),
        'GET',
        `/tables/${table.table}/view`,
        undefined,
        table.keyOf('red'),
      );
      expect(seen.status).toBe(200);
      await expect.poll(async () => (await shown(table.table)).touched).toBeGreaterThan(row?.at ?? 0);
      await expect.poll(async () => (await shown(table.table)).expires).toBeUndefined();
    });
  });
};
