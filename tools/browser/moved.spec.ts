import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startPostgres } from '../postgres.ts';
import { openBalancer } from './balancer.ts';
import { Hands } from './hands.ts';
import { startHouse } from './house.ts';

type House = Awaited<ReturnType<typeof startHouse>>;

const ways = {
  'is told to stop': async (house: House) => house.end('SIGTERM'),
  'is killed': async (house: House) => house.end('SIGKILL'),
  'falls silent': async (house: House) => void house.signal('SIGSTOP'),
};

for (const [what, end] of Object.entries(ways)) {
  test(`a page whose server ${what} goes on at another on the same PostgreSQL`, async ({ browser }) => {
    test.setTimeout(300_000);
    const data = mkdtempSync(join(tmpdir(), 'grognard-moved-'));
    const postgres = await startPostgres();
    const houses = await Promise.all(
      ['one', 'other'].map((name) => startHouse(join(data, name), '0', postgres.url)),
    );
    const balancer = await openBalancer(houses.map(({ address }) => address));
    const context = await browser.newContext({
      locale: 'en-GB',
      baseURL: balancer.address,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const numbers: number[] = [];
    let websockets = 0;
    page.on('websocket', (websocket) => {
      websockets += 1;
      websocket.on('framereceived', ({ payload }) => {
        const { message } = JSON.parse(payload.toString());
        if (message !== undefined) numbers.push(message.n);
      });
    });
    const hands = new Hands(page, 'en');
    await hands.playNow();
    await hands.playSome();
    const stood = [await hands.hour.textContent(), await hands.phase.textContent()];

    const [first] = houses;
    const before = websockets;
    if (first !== undefined) {
      await end(first);
      balancer.avoid(first.address);
    }
    await expect.poll(() => websockets, { timeout: 30_000 }).toBeGreaterThan(before);
    await expect(hands.banner).not.toHaveText(/out of reach/, { timeout: 30_000 });
    expect([await hands.hour.textContent(), await hands.phase.textContent()]).toEqual(stood);
    await hands.playSome();
    // Each message once, in its order, whichever server it came from.
    expect(numbers).toEqual(Array.from(numbers, (_, place) => (numbers[0] ?? 0) + place));

    await context.close();
    balancer.close();
    for (const house of houses) await house.end('SIGKILL');
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  });
}
