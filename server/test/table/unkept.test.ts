import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { HttpError } from '../../http-error.ts';
import { openStore, type Store } from '../../index.ts';
import { until } from '../store/until.ts';
import { emptyPages, threadsScript } from './served.ts';

const against = {
  game: 'tiny',
  scenario: 'ford',
  seats: [
    { seat: { side: 'red' }, by: 'link' },
    { seat: { side: 'blue' }, by: { general: 'random' } },
  ],
};

test('a general whose order could not be kept is asked again, and nobody orders in his place', async () => {
  const [data, pages] = [mkdtempSync(join(tmpdir(), 'grognard-unkept-')), emptyPages()];
  const store = await openStore({ data });
  let [refused, written] = [0, 0];
  const append: Store['append'] = async (ask) => {
    if (refused < 2) {
      refused += 1;
      throw new HttpError(503, 'no-room', 'There is no room left.');
    }
    const answer = await store.append(ask);
    written += 1;
    return answer;
  };
  const worker = await threadsScript();
  const app = await buildApp({ pages, store: { ...store, append }, log: 'silent', tiny: true, worker });
  const made = await app.inject({ method: 'POST', url: '/api/tables', payload: against });
  expect(made.statusCode).toBe(201);
  await until(() => written === 1);
  await expect.poll(async () => (await app.inject('/metrics')).body).toContain('{how="done"} 1');
  expect((await app.inject('/metrics')).body).not.toContain('{how="failed"}');
  await app.close();
  await store.close();
  for (const folder of [data, pages]) rmSync(folder, { recursive: true, force: true });
});
