import { expect, inject, test } from 'vitest';
import { openStore } from '../../index.ts';
import { terminateAll } from '../store/backends.ts';
import { command, freshDatabase } from '../store/fresh-database.ts';
import { decisionOf, stay } from './protocol/at-the-table.ts';
import { newTable, openServer } from './served.ts';

test('a PostgreSQL that is read only is told as such: orders are refused, reading goes on', async () => {
  const { url, drop } = await freshDatabase(inject('postgres'));
  const setReadOnly = async (value: 'on' | 'off'): Promise<void> => {
    const name = new URL(url).pathname.slice(1);
    await command(inject('postgres'), `alter database ${name} set default_transaction_read_only = ${value}`);
    // The setting is for connections to come.
    await terminateAll(url);
  };
  const heard: string[] = [];
  const place = { data: '', databaseUrl: url };
  const server = await openServer({ ...place, say: ({ en }) => heard.push(en) }, { log: 'silent' });
  const readiness = async (): Promise<number> => (await fetch(`${server.address}/ready`)).status;
  const table = await newTable(server);
  const decision = await decisionOf(table, 'red');
  const order = () => table.at('red', 'POST', '/orders', { id: 'a', decision, order: stay });

  await setReadOnly('on');
  await expect
    .poll(async () => (await order()).json, { timeout: 10_000 })
    .toMatchObject({ error: { code: 'not-kept', message: expect.stringMatching(/was not done/) } });
  expect((await order()).status).toBe(503);
  await expect.poll(readiness, { timeout: 10_000 }).toBe(503);
  expect((await table.at('red', 'GET', '/view')).status).toBe(200);
  expect(heard.at(-1)).toMatch(/cannot be written \(cannot execute .+ in a read-only transaction\)/);
  await expect(openStore(place)).rejects.toMatchObject({ name: 'PlainFailure' });

  await setReadOnly('off');
  await expect.poll(readiness, { timeout: 10_000 }).toBe(200);
  expect((await order()).json).toMatchObject({ kind: 'done' });
  expect(heard.at(-1)).toMatch(/can be written again/);
  await server.close();
  await drop();
});
