import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openStore, type Store } from '../../index.ts';
import { migrate } from '../../store/postgres/migrate.ts';
import { storeContract } from './contract.ts';
import { type Database, freshDatabase } from './fresh-database.ts';
import { expectOldGames, fixture } from './old-layout.ts';
import { until } from './until.ts';

describe('the store in PostgreSQL', () => {
  storeContract(async () => {
    const { url, drop } = await freshDatabase(inject('postgres'));
    return { place: { data: '', databaseUrl: url }, clear: drop };
  });
});

describe('several processes on one PostgreSQL', () => {
  let database: Database;
  let one: Store;
  let other: Store;

  beforeAll(async () => {
    database = await freshDatabase(inject('postgres'));
    const place = { data: '', databaseUrl: database.url };
    [one, other] = await Promise.all([openStore(place), openStore(place)]);
  });

  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await database.drop();
  });

  test('one hears what was written through the other', async () => {
    const heard: unknown[] = [];
    other.onNews((news) => heard.push(news));
    await one.createGame({ id: 'a game with spaces', kind: 'tiny', at: 1, entry: '0' });
    await one.append({ game: 'a game with spaces', after: 0, entries: ['1'] });
    await until(() => heard.length === 2);
    expect(heard[1]).toEqual({ game: 'a game with spaces', last: 1 });
  });

  test('writers through both get gapless numbers and lose nothing', async () => {
    await one.createGame({ id: 'both', kind: 'tiny', at: 1, entry: '0' });
    const writeTwenty = async (store: Store, name: string): Promise<void> => {
      for (let written = 0, last = 0; written < 20; ) {
        const answer = await store.append({ game: 'both', after: last, entries: [`"${name} ${written}"`] });
        if (answer.kind === 'no-such-game') throw new Error('the game is gone');
        if (answer.kind === 'appended') written += 1;
        last = answer.last;
      }
    };
    await Promise.all([writeTwenty(one, 'one'), writeTwenty(other, 'other')]);
    const { entries } = await one.entries('both', 0, 100);
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect(new Set(entries.map(({ text }) => text)).size).toBe(40);
  });

  test('a broken listening connection is made again, and the listeners are told', async () => {
    const heard: unknown[] = [];
    one.onNews((news) => heard.push(news));
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
    );
    await admin.end();
    await until(() => heard.includes('missed-some'));
    await other.append({ game: 'both', after: 40, entries: ['"after"'] });
    await until(() => heard.some((news) => JSON.stringify(news) === '{"game":"both","last":41}'));
  });
});

describe('the layout in PostgreSQL', () => {
  test('a store of every earlier layout is opened with all it held', async () => {
    const { url, drop } = await freshDatabase(inject('postgres'));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(fixture('layout-1.postgres.sql'));
    await client.end();
    await expectOldGames({ data: '', databaseUrl: url });
    await drop();
  });

  test('follows from whichever one is found, once for all processes, and refuses a newer one', async () => {
    const steps = ['create table a (x integer)', 'create table b (x integer)', 'insert into b values (7)'];
    for (let found = 0; found <= steps.length; found += 1) {
      const { url, drop } = await freshDatabase(inject('postgres'));
      const pool = new pg.Pool({ connectionString: url });
      // Connections that are about to end may still hear that their database goes.
      pool.on('error', () => {});
      await migrate(pool, steps.slice(0, found));
      await Promise.all([migrate(pool, steps), migrate(pool, steps)]);
      expect((await pool.query('select x from b')).rows).toEqual([{ x: 7 }]);
      await expect(migrate(pool, steps.slice(0, 2))).rejects.toThrow('newer Grognard');
      await pool.end();
      await drop();
    }
  });
});

test('a PostgreSQL that cannot be used is told in one sentence, without the password', async () => {
  const databaseUrl = 'postgresql://me:secret@127.0.0.1:1/games';
  const failure = await openStore({ data: '', databaseUrl }).catch((error: Error) => error);
  expect(failure).toMatchObject({ name: 'PlainFailure' });
  expect(String(failure)).toMatch(/The PostgreSQL at 127\.0\.0\.1:1\/games cannot be used \(ECONNREFUSED\)/);
  expect(String(failure)).not.toContain('secret');
});
