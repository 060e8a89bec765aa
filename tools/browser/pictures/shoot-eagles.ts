import type { Page } from '@playwright/test';
import { sitAt, villageFight } from '../eagles-village.ts';
import { EaglesHands } from '../hands.ts';
import { expect, test } from '../house.ts';
import { LANGUAGES, shoot, THEME } from './shooting.ts';

/** A map with much green in it does not need more. */
const QUALITY = 74;

const KALTENRIED = /Kaltenried/;

/** Everybody a step nearer to the enemy, as far as the rules let him. */
const advance = async (hands: EaglesHands, ids: readonly string[], up: number): Promise<void> => {
  for (const id of ids) if ((await hands.drag(hands.piece(id), 0, -up)) === 'in hand') await hands.letGo();
};

/** Comes nearer to a part, so many turns of the wheel. */
const near = async (hands: EaglesHands, id: string, turns: number): Promise<void> => {
  const [x, y] = await hands.placeOf(hands.piece(id));
  await hands.page.mouse.move(x, y);
  for (let i = 0; i < turns; i += 1) await hands.page.mouse.wheel(0, -120);
  await hands.page.waitForTimeout(400);
};

/** Opens the first thing that may not be, and the book at its rule. */
const refuse = async (page: Page, hands: EaglesHands): Promise<void> => {
  await page.locator('.barred summary').click();
  await page.locator('.barred button').last().click();
  await expect(hands.chip.locator('.no')).toBeVisible();
};

/** Plays what the village fight leads to, and stops at the scene with the blows. */
const playMelee = async (page: Page, hands: EaglesHands): Promise<void> => {
  await hands.choose(hands.seal);
  await hands.wait();
  await page.locator('.again').click();
  const caption = page.locator('.caption');
  for (let i = 0; i < 20 && (await page.locator('.marks .clash').count()) === 0; i += 1)
    await caption.locator('button').nth(1).click();
};

for (const language of LANGUAGES) {
  const manner = { locale: language === 'fr' ? 'fr-FR' : 'en-GB', colorScheme: THEME } as const;
  const still = { reducedMotion: 'reduce', colorScheme: THEME } as const;

  test.describe(`Les Aigles on a desk, ${language}`, () => {
    test.use({ ...manner, viewport: { width: 1440, height: 900 } });

    test('planning and refusal', async ({ page }) => {
      await page.emulateMedia(still);
      const hands = new EaglesHands(page, language);
      await hands.sitDown(undefined, KALTENRIED);
      await hands.untilPlans();
      await expect(hands.able.first()).toBeVisible();
      await advance(hands, ['fusiliers', 'musketiere-1', 'musketiere-2', 'landwehr-1', 'uhlans'], 130);
      await hands.drag(hands.piece('klux'), 60, -60);
      await page
        .locator('.orders li button')
        .filter({ hasText: /Grenad/i })
        .click();
      await page.getByRole('button', { name: /se former en ligne|form up in line/i }).click();
      await shoot(page, `eagles-plan-${language}`, QUALITY);
      await hands.letGo();
      await refuse(page, hands);
      await hands.chip.locator('.rule').first().click();
      await expect(page.getByRole('dialog').locator('.wanted')).toBeInViewport({ timeout: 60_000 });
      await shoot(page, `eagles-refusal-${language}`, QUALITY);
    });

    test('village fight and playback', async ({ page }) => {
      await page.emulateMedia(still);
      const hands = new EaglesHands(page, language);
      await sitAt(page, villageFight(), 'french', 'prussian');
      await hands.untilPlans();
      await near(hands, 'ligne-46', 5);
      await page.locator('.orders li button').filter({ hasText: /46/ }).click();
      await shoot(page, `eagles-village-${language}`, QUALITY);
      await playMelee(page, hands);
      await shoot(page, `eagles-playback-${language}`, QUALITY);
    });

    test('who sees whom', async ({ page }) => {
      await page.emulateMedia(still);
      const hands = new EaglesHands(page, language);
      await hands.sitDown(undefined, /Le bois et la colline|The Wood and the Hill/);
      await hands.untilPlans();
      await page.locator('.orders li button').first().click();
      await page.locator('.look').click();
      await shoot(page, `eagles-sight-${language}`, QUALITY);
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

    test('planning and refusal', async ({ page }) => {
      await page.emulateMedia(still);
      const hands = new EaglesHands(page, language);
      await hands.sitDown(undefined, /Premiers ordres|First Orders/);
      await hands.untilPlans();
      await expect(hands.piece('ligne')).toHaveClass(/able/);
      const [x, y] = await hands.placeOf(hands.piece('ligne'));
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y - 30);
      await expect(hands.chip).toBeVisible();
      await shoot(page, `eagles-phone-plan-${language}`, QUALITY);
      await hands.letGo();
      await page.touchscreen.tap(x, y - 130);
      await expect(hands.chip.locator('.no')).toBeVisible();
      await shoot(page, `eagles-phone-refusal-${language}`, QUALITY);
    });

    test('village fight and playback', async ({ page }) => {
      await page.emulateMedia(still);
      const hands = new EaglesHands(page, language);
      await sitAt(page, villageFight(), 'french', 'prussian');
      await hands.untilPlans();
      await near(hands, 'ligne-46', 6);
      await shoot(page, `eagles-phone-village-${language}`, QUALITY);
      await playMelee(page, hands);
      // With the slip pulled down there is more of the map.
      await page.locator('.grip button').last().click();
      await shoot(page, `eagles-phone-playback-${language}`, QUALITY);
    });
  });
}
