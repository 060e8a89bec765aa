import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runNode, smallCheckout } from './checkout.ts';

/** Reads a number, waits, and writes one more: two at once would lose a step. */
const countUnderLock = (checkout: string): string => `
  import { readFileSync, writeFileSync } from 'node:fs';
  import { setTimeout as pause } from 'node:timers/promises';
  import { withLock } from ${JSON.stringify(join(checkout, 'scripts', 'lib', 'lock.mjs'))};
  await withLock(async () => {
    const seen = Number(readFileSync('${join(checkout, 'count')}', 'utf8'));
    await pause(60);
    writeFileSync('${join(checkout, 'count')}', String(seen + 1));
  });`;

const count = (checkout: string): Promise<{ status: number | null }> =>
  runNode(['--input-type=module', '-e', countUnderLock(checkout)]);

test('several commands at once work one after the other', async () => {
  const checkout = smallCheckout();
  writeFileSync(join(checkout, 'count'), '0');
  const all = await Promise.all(Array.from({ length: 5 }, () => count(checkout)));
  expect(all.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0]);
  expect(readFileSync(join(checkout, 'count'), 'utf8')).toBe('5');
  rmSync(checkout, { recursive: true });
});

test('a lock left by a process that is gone is taken over', async () => {
  const checkout = smallCheckout();
  writeFileSync(join(checkout, 'count'), '0');
  mkdirSync(join(checkout, '.grognard'));
  // No system numbers its processes this high.
  writeFileSync(join(checkout, '.grognard', 'lock'), '4999999');
  expect((await count(checkout)).status).toBe(0);
  expect(readFileSync(join(checkout, 'count'), 'utf8')).toBe('1');
  rmSync(checkout, { recursive: true });
});
