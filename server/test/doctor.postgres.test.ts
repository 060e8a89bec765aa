import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { examineDatabase } from '../doctor/database.ts';
import { openStore } from '../index.ts';
import { asOperator } from './store/backends.ts';
import { freshDatabase } from './store/fresh-database.ts';

let url: string;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ url, drop } = await freshDatabase(inject('postgres')));
});
afterEach(() => drop());

const found = async (address = url) =>
  Object.fromEntries((await examineDatabase(address)).map(({ code, level }) => [code, level]));

const asked = (sql: string): Promise<unknown> => asOperator(url, (client) => client.query(sql));

test('the doctor finds a database in order, before the first start and after it', async () => {
  expect(await found()).toMatchObject({ databaseGood: 'good', clockGood: 'good' });
  await (await openStore({ data: '', databaseUrl: url }, () => {})).close();
  expect(await found()).toMatchObject({ databaseGood: 'good' });
});

test('one that is read only', async () => {
  await asked(
    `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
  );
  const all = await found();
  expect(all).toMatchObject({ databaseReadOnly: 'fault' });
  expect(all).not.toHaveProperty('databaseGood');
});

test('one of a newer server, and one from the future', async () => {
  const store = await openStore({ data: '', databaseUrl: url }, () => {});
  await store.createGame({ id: 'x', kind: 'tiny', at: Date.now() + 3_600_000, entry: '{}' });
  await store.close();
  await asked('update layout set version = 1000');
  expect(await found()).toMatchObject({ databaseLayout: 'fault', clockBehindGames: 'fault' });
});

test('one that cannot be reached, without its password', async () => {
  const [finding, ...others] = await examineDatabase('postgres://operator:hush-hush@127.0.0.1:1/games');
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ level: 'fault', code: 'databaseAway' });
  expect(JSON.stringify(finding)).not.toContain('hush');
});
