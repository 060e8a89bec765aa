import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { durable } from '../../store/sqlite/durable.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-durable-'));
const file = join(folder, 'games.sqlite');
writeFileSync(`${file}-wal`, 'a journal');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('one sync serves all who wait for it, and nobody is served by one that began before he wrote', async () => {
  const { settled, close } = durable(file);
  const [first, second, third] = [settled(), settled(), settled()];
  expect(second).not.toBe(first);
  expect(third).toBe(second);
  const order: string[] = [];
  await Promise.all([second.then(() => order.push('second')), first.then(() => order.push('first'))]);
  expect(order).toEqual(['first', 'second']);
  expect(settled()).not.toBe(second);
  await close();
});

test('once it is closed nothing is promised any more', async () => {
  const { settled, close } = durable(file);
  await close();
  const failed = settled();
  await expect(failed).rejects.toThrow('the store is closed');
  const reason: unknown = await failed.catch((error) => error);
  expect(await settled().catch((error) => error)).toBe(reason);
});
