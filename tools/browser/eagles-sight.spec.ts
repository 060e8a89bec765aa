import { sitAt, villageFight } from './eagles-village.ts';
import { EaglesHands } from './hands.ts';
import { expect, test } from './house.ts';

test.use({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });

const WOOD_AND_HILL = /Le bois et la colline/;

test('who sees whom is shown on demand, with the rule that hides the others', async ({ page, noise }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new EaglesHands(page, 'fr');
  await hands.sitDown(undefined, WOOD_AND_HILL);
  await hands.untilPlans();
  await page.locator('.orders li button').filter({ hasText: '1er bataillon du 9e' }).click();
  await expect(page.locator('.sight')).toHaveCount(0);
  const look = page.getByRole('button', { name: 'Qui voit qui, d’ici' });
  await look.click();
  await expect(page.locator('.sight .eye')).toHaveCount(1);
  await expect(page.locator('.sight .stop')).toHaveCount(3);
  const hidden = page.locator('.sights li').filter({ hasText: 'la batterie à cheval' });
  await expect(hidden).toContainText('un bois les sépare');

  await test.step('the page changes its language, and the table with it', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Who sees whom from here' })).toBeVisible();
    await expect(page.locator('.sights li').filter({ hasText: 'the horse battery' })).toContainText(
      'a wood lies between',
    );
    await expect(hands.asked).toContainText('Write and seal your plan');
    await page.getByRole('tab', { name: 'Chronicle' }).click();
    await page.getByRole('tab', { name: 'Orders' }).click();
  });

  await test.step('its rule opens the book', async () => {
    const rule = page.locator('.sights li .rule').first();
    await expect(rule).toHaveText('LA-O4.2-1');
    await rule.click();
    await expect(page.getByRole('dialog').locator('[id="rule-LA-O4.2-1"]')).toBeInViewport({
      timeout: 30_000,
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('by key, for those who listen', async () => {
    await page.locator('.keys').focus();
    await page.keyboard.press('v');
    await expect(page.locator('.sight')).toHaveCount(0);
    await page.keyboard.press('v');
    await expect(page.locator('p.unseen[aria-live]')).toHaveText(/^Sees .*Not .*a wood lies between/);
  });
  expect(noise.filter((text) => !text.includes('404'))).toEqual([]);
});

test('a house shows who stands at each of its sides, and what guns have left of it', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new EaglesHands(page, 'fr');
  await sitAt(page, villageFight(), 'french', 'prussian');
  await hands.untilPlans();
  await page.locator('.orders li button').filter({ hasText: '46e' }).click();
  await expect(page.locator('.over text')).toHaveText(['nord 4/4', 'est 4/4', 'sud 4/4', 'ouest 4/4']);
  await expect(page.getByRole('region', { name: /46e/ })).toContainText('tient une maison (Kaltenried)');
  await expect(page.locator('.ground .stones')).toHaveCount(5);
  await expect(page.locator('.ground .nick')).toHaveCount(3);
  await expect(page.locator('.ground .flame')).toHaveCount(1);
  // No cavalry, no rally: the question was answered before it was put.
  await expect(hands.phase).toHaveText('plans');
});
