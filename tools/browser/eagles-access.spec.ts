import { complaints } from './accessibility.ts';
import { EaglesHands } from './hands.ts';
import { expect, test } from './house.ts';
import { languagesFrom } from './languages.ts';

for (const { language, locale } of languagesFrom('fr')) {
  test.describe(`an accessibility check of Les Aigles in ${language}`, () => {
    test.use({ locale, viewport: { width: 1280, height: 800 } });

    test('minds nothing at the table, with troops in hand, an officer, the key out and the playback', async ({
      page,
    }) => {
      test.setTimeout(150_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const hands = new EaglesHands(page, language);
      await hands.sitDown();
      await hands.wait();
      expect(await complaints(page)).toEqual([]);
      await hands.untilPlans();
      await expect(hands.able.first()).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await complaints(page)).toEqual([]);
      }
      const [x, y] = await hands.placeOf(hands.piece('ligne-1'));
      await page.mouse.click(x, y);
      await page.mouse.click(x, y - 90);
      await expect(hands.chip).toBeVisible();
      expect(await complaints(page)).toEqual([]);
      await hands.letGo();
      const [ox, oy] = await hands.placeOf(hands.piece('general-french'));
      await page.mouse.click(ox, oy);
      await page.locator('.tools button').last().click();
      await expect(page.locator('.key')).toBeVisible();
      expect(await complaints(page)).toEqual([]);
      await page.locator('.tools button').last().click();
      await hands.drag(hands.piece('ligne-1'), 0, -60);
      await hands.choose(hands.seal);
      await hands.wait();
      await page.locator('.again').click();
      await expect(page.locator('.caption')).toBeVisible();
      expect(await complaints(page)).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test('troops are sent with the finger, and nothing scrolls sideways', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hands = new EaglesHands(page, 'fr');
    await hands.sitDown();
    await hands.untilPlans();
    const piece = hands.piece('ligne-2');
    await expect(piece).toHaveClass(/able/);
    const [x, y] = await hands.placeOf(piece);
    await page.touchscreen.tap(x, y);
    await expect(piece).toHaveAttribute('aria-pressed', 'true');
    await page.touchscreen.tap(x, y - 40);
    await expect(hands.chip).toBeVisible();
    const chip = await hands.chip.boundingBox();
    expect(chip?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((chip?.x ?? 0) + (chip?.width ?? 400)).toBeLessThanOrEqual(390);
    await hands.chip.locator('.do').tap();
    await expect(hands.planned).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
