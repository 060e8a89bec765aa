import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Hands } from './hands.ts';
import { startHouse } from './house.ts';

test('a server that is killed and started again finds its page waiting, and the battle as it was', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const data = mkdtempSync(join(tmpdir(), 'grognard-killed-'));
  const first = await startHouse(data);
  const context = await browser.newContext({
    locale: 'en-GB',
    baseURL: first.address,
    reducedMotion: 'reduce',
  });
  const hands = new Hands(await context.newPage(), 'en');
  await hands.playNow();
  await hands.playSome();
  const stood = [await hands.hour.textContent(), await hands.phase.textContent()];

  await first.end('SIGKILL');
  await expect(hands.banner).toHaveText(/out of reach/);
  const second = await startHouse(data, new URL(first.address).port);
  await expect(hands.banner).not.toHaveText(/out of reach/, { timeout: 15_000 });
  expect([await hands.hour.textContent(), await hands.phase.textContent()]).toEqual(stood);
  await hands.playSome();

  await context.close();
  await second.end();
  rmSync(data, { recursive: true, force: true });
});
