import { complaints } from './accessibility.ts';
import { BladesHands } from './hands.ts';
import { expect, test } from './house.ts';
import { languagesFrom } from './languages.ts';

for (const { language, locale } of languagesFrom('en')) {
  test.describe(`an accessibility check of Cursed Blades in ${language}`, () => {
    test.use({ locale, viewport: { width: 1280, height: 800 } });

    test('minds nothing at the table, with a unit in hand, a pile open and the key out', async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const hands = new BladesHands(page, language);
      await hands.sitDown();
      await hands.wait();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await complaints(page)).toEqual([]);
      }
      await hands.drag(hands.able.first(), 70, 0);
      await expect(hands.chip).toBeVisible();
      expect(await complaints(page)).toEqual([]);
      await page.keyboard.press('Escape');
      const [x, y] = await hands.placeOf(page.locator('.pile').first());
      await page.mouse.click(x, y);
      await expect(page.locator('.fan')).toBeVisible();
      await page.locator('.tools button').last().click();
      await expect(page.locator('.key')).toBeVisible();
      expect(await complaints(page)).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a unit is sent with the finger, and nothing scrolls sideways', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hands = new BladesHands(page, 'fr');
    await hands.sitDown();
    await hands.wait();
    const piece = hands.able.first();
    const [x, y] = await hands.placeOf(piece);
    await page.touchscreen.tap(x, y);
    await expect(piece).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.regions .reach')).toBeVisible();
    await page.touchscreen.tap(x + 34, y);
    await expect(hands.chip).toBeVisible();
    const chip = await hands.chip.boundingBox();
    expect(chip?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((chip?.x ?? 0) + (chip?.width ?? 400)).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
