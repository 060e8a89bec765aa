import type pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { connect } from '../../store/postgres/connect.ts';
import { inTransaction } from '../../store/postgres/transaction.ts';
import { terminateAll } from './backends.ts';
import { type Database, freshDatabase } from './fresh-database.ts';

let database: Database;
let pool: pg.Pool;

beforeEach(async () => {
  database = await freshDatabase(inject('postgres'));
  pool = await connect(database.url);
});

afterEach(async () => {
  await pool.end();
  await database.drop();
});

test('a connection that breaks between two questions of a transaction fails that transaction and nothing else', async () => {
  const undone = inTransaction(pool, async (client) => {
    await client.query('create table never (x integer)');
    // Not `once` of node:events, which would listen for errors as well.
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
    await terminateAll(database.url);
    await ended;
    await client.query('select 1');
  });
  await expect(undone).rejects.toThrow();
  expect((await pool.query("select to_regclass('never') as found")).rows).toEqual([{ found: null }]);
});
