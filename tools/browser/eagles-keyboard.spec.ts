import type { Locator, Page } from '@playwright/test';
import { press, tabTo } from './by-key.ts';
import { EaglesHands } from './hands.ts';
import { expect, test } from './house.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

/** What was said last to those who listen. */
const said = (page: Page): Locator => page.locator('p.unseen[aria-live]');

/** Comes to the troops of a name with N. */
const come = async (page: Page, name: RegExp): Promise<void> => {
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('n');
    const now = (await said(page).textContent()) ?? '';
    if (name.test(now)) return;
  }
  throw new Error('N does not get there');
};

test('a half-period is planned and sealed by key alone', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new EaglesHands(page, 'en');
  await hands.goTo();
  await tabTo(page, page.getByRole('button', { name: hands.words.scenario }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: hands.words.begin }));
  await page.keyboard.press('Enter');
  await hands.wait();
  while ((await hands.windowSeal.count()) > 0) {
    await press(hands, hands.windowSeal);
    await hands.wait();
  }
  await expect(hands.hour).toHaveText(/period 1.*first half/i);
  await tabTo(page, page.locator('.keys'));

  await test.step('a march, farther and less far', async () => {
    await come(page, /^1st battalion, 45th/);
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    await expect(said(page)).toHaveText(/march 2 cm ahead.*Enter/);
    await page.keyboard.press('Enter');
    await expect(hands.planOf(/1st battalion, 45th/)).toHaveText(/march 2 cm ahead/i);
  });

  await test.step('a wheel and a march', async () => {
    await come(page, /^13th Light/);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(hands.planOf(/13th Light/)).toHaveText(/wheel 10° to the right, march 1 cm ahead/i);
  });

  await test.step('another formation; undone and planned again', async () => {
    await come(page, /^2nd battalion, 45th/);
    await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    await expect(hands.planOf(/2nd battalion, 45th/)).toHaveText(/form up/i);
    await page.keyboard.press('u');
    await expect(hands.planOf(/2nd battalion, 45th/)).toHaveText(/^stands$/i);
    await page.keyboard.press('f');
    await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    await expect(hands.planOf(/2nd battalion, 45th/)).toHaveText(/form up/i);
  });

  await test.step('guns are limbered', async () => {
    await come(page, /^Foot battery/);
    await page.keyboard.press('g');
    await page.keyboard.press('Enter');
    await expect(hands.planOf(/Foot battery/)).toHaveText(/limber up/i);
  });

  await test.step('a charge has its target by key, and its reason if it may not be', async () => {
    await come(page, /^4th Hussars/);
    await page.keyboard.press('c');
    await expect(said(page)).toHaveText(/^charge /);
    await expect(hands.chip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hands.chip).toHaveCount(0);
    await page.keyboard.press('i');
    await expect(said(page)).toHaveText(/After a melee won/);
  });

  await test.step('an officer rides', async () => {
    await come(page, /General Rivaud/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.locator('.plans .ride')).toHaveCount(1);
  });

  await press(hands, hands.seal);
  expect(await hands.wait()).toBe('asked');
  await expect(hands.hour).toHaveText(/second half/i);
});
