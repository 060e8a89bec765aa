import { EaglesHands } from '../eagles-hands.ts';
import { expect, test } from '../house.ts';
import { LANGUAGES, shoot, THEME } from './shooting.ts';

test.use({ preparing: true });

/** Everybody a step nearer to the enemy. */
const advance = async (hands: EaglesHands, down: number): Promise<void> => {
  for (const id of ['ligne-1', 'ligne-2', 'legere-1', 'hussards'])
    if ((await hands.drag(hands.piece(id), 0, down)) === 'in hand') await hands.letGo();
};

for (const language of LANGUAGES) {
  const manner = { locale: language === 'fr' ? 'fr-FR' : 'en-GB', colorScheme: THEME } as const;

  test.describe(`Les Aigles on a desk, ${language}`, () => {
    test.use({ ...manner, viewport: { width: 1440, height: 900 } });

    test('planning, refusal and playback', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: THEME });
      const hands = new EaglesHands(page, language);
      await hands.sitDown();
      await hands.untilPlans();
      await expect(hands.able.first()).toBeVisible();
      await advance(hands, -60);
      await hands.drag(hands.piece('general-french'), 70, -30);
      await page.locator('.orders li button').filter({ hasText: /13/ }).click();
      await page.getByRole('button', { name: /se former en ligne|form up in line/i }).click();
      await shoot(page, `eagles-plan-${language}`);
      await hands.letGo();
      await page.locator('.barred summary').click();
      await page.locator('.barred button').last().click();
      await hands.chip.locator('.rule').first().click();
      await expect(page.getByRole('dialog').locator('.wanted')).toBeInViewport({ timeout: 30_000 });
      await shoot(page, `eagles-refusal-${language}`);
      await page.keyboard.press('Escape');
      await hands.letGo();
      for (let i = 0; i < 4; i += 1) {
        await hands.choose(hands.seal);
        if ((await hands.untilPlans()) === 'over') break;
        await advance(hands, -80);
      }
      await page.locator('.again').click();
      await page.locator('.caption button').nth(1).click();
      await shoot(page, `eagles-playback-${language}`);
      await page.locator('.caption button').last().click();
      const [x, y] = await hands.placeOf(hands.piece('ligne-2'));
      await page.mouse.move(x, y);
      for (let i = 0; i < 8; i += 1) await page.mouse.wheel(0, -120);
      await shoot(page, `eagles-near-${language}`);
    });
  });

  test.describe(`Les Aigles on a phone, ${language}`, () => {
    test.use({
      ...manner,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });

    test('phone', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: THEME });
      const hands = new EaglesHands(page, language);
      await hands.sitDown();
      await hands.untilPlans();
      await expect(hands.piece('ligne-2')).toHaveClass(/able/);
      const [x, y] = await hands.placeOf(hands.piece('ligne-2'));
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y - 40);
      await expect(hands.chip).toBeVisible();
      await shoot(page, `eagles-phone-${language}`);
    });
  });
}
