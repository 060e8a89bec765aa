import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runNode, smallHouse } from './checkout.ts';

/** Reads a number, waits, and writes one more: two at once would lose a step. */
const countUnderLock = (house: string): string => `
  import { readFileSync, writeFileSync } from 'node:fs';
  import { setTimeout as pause } from 'node:timers/promises';
  import { withLock } from ${JSON.stringify(join(house, 'scripts', 'house', 'lock.mjs'))};
  await withLock(async () => {
    const seen = Number(readFileSync('${join(house, 'count')}', 'utf8'));
    await pause(60);
    writeFileSync('${join(house, 'count')}', String(seen + 1));
  });`;

const count = (house: string): Promise<{ status: number | null }> =>
  runNode(['--input-type=module', '-e', countUnderLock(house)]);

test('several commands at once work one after the other', async () => {
  const house = smallHouse();
  writeFileSync(join(house, 'count'), '0');
  const all = await Promise.all(Array.from({ length: 5 }, () => count(house)));
  expect(all.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0]);
  expect(readFileSync(join(house, 'count'), 'utf8')).toBe('5');
  rmSync(house, { recursive: true });
});

test('a lock left by a process that is gone is taken over', async () => {
  const house = smallHouse();
  writeFileSync(join(house, 'count'), '0');
  mkdirSync(join(house, '.grognard'));
  // No system numbers its processes this high.
  writeFileSync(join(house, '.grognard', 'lock'), '4999999');
  expect((await count(house)).status).toBe(0);
  expect(readFileSync(join(house, 'count'), 'utf8')).toBe('1');
  rmSync(house, { recursive: true });
});
