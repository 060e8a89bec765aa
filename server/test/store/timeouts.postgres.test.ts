import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Store } from '../../index.ts';
import { connect } from '../../store/postgres/connect.ts';
import { openPostgres } from '../../store/postgres/open.ts';
import { TIMEOUTS, type Timeouts } from '../../store/postgres/timeouts.ts';
import { asOperator } from './backends.ts';
import { type Database, freshDatabase } from './fresh-database.ts';
import { openProxy } from './proxy.ts';

/** A test that waits longer than this waits for what should not be waited for. */
const STUCK = 30_000;

let database: Database;
let store: Store | undefined;
let heard: string[];

const openWith = async (timeouts: Partial<Timeouts>, url = database.url): Promise<Store> => {
  store = await openPostgres(url, ({ en }) => heard.push(en), { ...TIMEOUTS, ...timeouts });
  for (const id of ['a', 'b']) await store.createGame({ id, kind: 'tiny', at: 1, entry: '0' });
  return store;
};

beforeEach(async () => {
  database = await freshDatabase(inject('postgres'));
  heard = [];
});

afterEach(async () => {
  await store?.close();
  store = undefined;
  await database.drop();
});

const first = (game: string) => ({ game, after: 0, entries: ['1'] });
const appended = { kind: 'appended', last: 1 };

describe('a game that somebody else holds', () => {
  test(
    'holds up no other, and gets its order once it is free',
    async () => {
      const { append } = await openWith({ held: STUCK });
      const waiting = await asOperator(database.url, async (operator) => {
        await operator.query("begin; select from games where id = 'a' for update");
        let isWaiting = true;
        const held = append(first('a')).finally(() => {
          isWaiting = false;
        });
        expect(await append(first('b'))).toEqual(appended);
        expect(await append({ game: 'b', after: 1, entries: ['2'] })).toEqual({ kind: 'appended', last: 2 });
        expect(await append(first('nowhere'))).toEqual({ kind: 'no-such-game' });
        expect(isWaiting).toBe(true);
        await operator.query('rollback');
        return { held };
      });
      expect(await waiting.held).toEqual(appended);
    },
    STUCK,
  );

  test(
    'is told to whoever waited long enough, as something that was not done',
    async () => {
      const { append, deleteGame, entries } = await openWith({ held: 50, lock: 50 });
      const refused = { name: 'Refused', statusCode: 503, code: 'not-kept' };
      await asOperator(database.url, async (operator) => {
        await operator.query("begin; select from games where id = 'a' for update");
        await expect(append(first('a'))).rejects.toMatchObject(refused);
        await expect(deleteGame('a')).rejects.toMatchObject(refused);
        await operator.query('rollback');
      });
      expect((await entries('a', 0, 10)).entries).toEqual([]);
      expect(heard).toEqual([]);
    },
    STUCK,
  );

  test(
    'is free again when the process that held it was stopped in the midst of it',
    async () => {
      const { append } = await openWith({ held: STUCK });
      const stopped = await connect(database.url, { ...TIMEOUTS, idle: 100 });
      const client = await stopped.connect();
      await client.query("begin; update games set last = 7 where id = 'a'");
      expect(await append(first('a'))).toEqual(appended);
      client.release(true);
      await stopped.end();
    },
    STUCK,
  );
});

test(
  'a statement that takes too long is broken off by PostgreSQL',
  async () => {
    const pool = await connect(database.url, { ...TIMEOUTS, statement: 50 });
    await expect(pool.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
    await pool.end();
  },
  STUCK,
);

test(
  'a PostgreSQL that falls silent is told as such, to whoever asks and to the operator once, until it answers again',
  async () => {
    const proxy = await openProxy(database.url);
    const { append, game, isReady } = await openWith(
      { connecting: 1000, answer: 1000, ready: 500 },
      proxy.url,
    );
    expect(await isReady()).toBe(true);
    const refused = { name: 'Refused', statusCode: 503, code: 'out-of-reach' };
    proxy.fallSilent();
    await Promise.all([
      expect(game('a')).rejects.toMatchObject(refused),
      expect(append(first('a'))).rejects.toMatchObject(refused),
    ]);
    await expect.poll(isReady, { timeout: STUCK }).toBe(false);
    proxy.serveNewOnes();
    await expect.poll(isReady, { timeout: STUCK }).toBe(true);
    expect(await append(first('a'))).toEqual(appended);
    expect(await game('a')).toMatchObject({ last: 1 });
    expect(heard).toEqual([
      expect.stringMatching(
        /^The PostgreSQL at 127.0.0.1:\d+\/\w+ does not answer as it should \(.+\): requests/,
      ),
      expect.stringMatching(/can be written again: orders are taken\.$/),
    ]);
    await store?.close();
    store = undefined;
    await proxy.close();
  },
  STUCK,
);
