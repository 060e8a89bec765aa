import type { Page } from '@playwright/test';
import { Hands } from './hands.ts';
import { expect, test } from './house.ts';
import { setUp } from './lobby-ways.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

/** Behind the curtain there is nothing: no piece, no chronicle, no word of either army. */
const expectNothing = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'The curtain is down' })).toBeVisible();
  await expect(page.locator('.piece')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  const html = await page.content();
  expect(html).not.toMatch(/darnault|vaubert|rehberg|ostrau/i);
};

test('the curtain hides everything between two players at one screen, also after a reload', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new Hands(page, 'en');
  await setUp(page, 'Begin at this screen');
  await expectNothing(page);
  await page.getByRole('button', { name: 'I am French: raise the curtain' }).click();
  await hands.seated();
  await expect(hands.piece('vaubert-hussars')).toBeVisible();
  await expect(hands.piece('ostrau-uhlans')).toHaveCount(0);

  const handOver = page.getByRole('button', { name: 'Hand the screen to Austrians' });
  for (let i = 0; i < 60; i += 1) {
    await expect(hands.asked.or(handOver).first()).toBeVisible();
    if ((await handOver.count()) > 0) break;
    await hands.chooseSomething();
  }
  await handOver.click();
  await expectNothing(page);
  await expect(page.getByRole('button', { name: /I am French/ })).toHaveCount(0);
  await page.reload();
  await expectNothing(page);

  await page.getByRole('button', { name: 'I am Austrians: raise the curtain' }).click();
  await hands.seated();
  await expect(hands.piece('ostrau-uhlans')).toBeVisible();
  await expect(hands.piece('vaubert-hussars')).toHaveCount(0);
  await expect(hands.asked).toBeVisible();
  await hands.chooseSomething();
});
