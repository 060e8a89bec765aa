import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startOurOwn } from '../postgres.ts';
import { Hands } from './hands.ts';
import { startHouse } from './house.ts';

test('a page whose PostgreSQL is restarted goes on with its battle, and nothing is lost or told twice', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const data = mkdtempSync(join(tmpdir(), 'grognard-restarted-'));
  const postgres = await startOurOwn();
  const house = await startHouse(data, '0', postgres.url);
  const context = await browser.newContext({
    locale: 'en-GB',
    baseURL: house.address,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const numbers: number[] = [];
  page.on('websocket', (websocket) =>
    websocket.on('framereceived', ({ payload }) => {
      const { message } = JSON.parse(payload.toString());
      if (message !== undefined) numbers.push(message.n);
    }),
  );
  const hands = new Hands(page, 'en');
  await hands.playNow();
  await hands.playSome();
  const stood = [await hands.hour.textContent(), await hands.phase.textContent()];

  await postgres.end('SIGQUIT');
  expect(await hands.giving(() => hands.deeds.first().click())).toBe(503);
  await expect(hands.banner).toHaveText(/out of reach/);
  expect([await hands.hour.textContent(), await hands.phase.textContent()]).toEqual(stood);
  await postgres.startAgain();
  await expect(hands.banner).not.toHaveText(/out of reach/);
  await hands.playSome();
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers).toEqual(Array.from(numbers, (_, place) => (numbers[0] ?? 0) + place));

  await context.close();
  await house.end();
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});
