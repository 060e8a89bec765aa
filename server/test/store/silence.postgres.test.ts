import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Store } from '../../index.ts';
import { openPostgres } from '../../store/postgres/open.ts';
import { TIMEOUTS } from '../../store/postgres/timeouts.ts';
import { asOperator } from './backends.ts';
import { type Database, freshDatabase } from './fresh-database.ts';
import { openProxy, type TestProxy } from './proxy.ts';
import { until } from './until.ts';

/** A test that waits longer than this waits in vain. */
const STUCK = 30_000;

let database: Database;
let proxy: TestProxy;
let one: Store;
let other: Store;

beforeEach(async () => {
  database = await freshDatabase(inject('postgres'));
  proxy = await openProxy(database.url);
  const timeouts = { ...TIMEOUTS, connecting: 1000, answer: 1000, beat: 50, silence: 1000 };
  one = await openPostgres(proxy.url, () => {}, timeouts);
  other = await openPostgres(database.url, () => {});
});

afterEach(async () => {
  await Promise.all([one.close(), other.close()]);
  await proxy.close();
  await database.drop();
});

test(
  'a listening connection that falls silent is made again, and the listeners are told that they missed some',
  async () => {
    const heard: unknown[] = [];
    one.onNews((news) => heard.push(news));
    await other.createGame({ id: 'a', kind: 'tiny', at: 1, entry: '0' });
    await until(() => heard.length === 1);
    proxy.fallSilent();
    await other.append({ game: 'a', after: 0, entries: ['1'] });
    proxy.serveNewOnes();
    await until(() => heard.length === 2);
    expect(heard[1]).toBe('missed-some');
    await other.append({ game: 'a', after: 1, entries: ['2'] });
    await until(() => heard.length === 3);
    expect(heard[2]).toEqual({ game: 'a', last: 2 });
  },
  STUCK,
);

interface Asked {
  readonly pids: readonly number[];
  readonly at: string;
}

/** Who listens, and when one of them asked last. */
const listening = (): Promise<Asked | undefined> =>
  asOperator(database.url, async (operator) => {
    const { rows } = await operator.query<Asked>(
      `select array_agg(pid order by pid) as pids, max(query_start)::text as at
         from pg_stat_activity where query like 'listen %' and datname = current_database()`,
    );
    return rows[0];
  });

test(
  'a quiet line is asked and not broken, and a silent one does not hold up the end',
  async () => {
    const heard: unknown[] = [];
    one.onNews((news) => heard.push(news));
    const before = await listening();
    await expect.poll(async () => (await listening())?.at, { timeout: STUCK }).not.toBe(before?.at);
    expect((await listening())?.pids).toEqual(before?.pids);
    expect(heard).toEqual([]);
    proxy.fallSilent();
    await one.close();
  },
  STUCK,
);
