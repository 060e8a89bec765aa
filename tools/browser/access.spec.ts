import { complaints } from './accessibility.ts';
import { Hands } from './hands.ts';
import { expect, test } from './house.ts';
import { languagesFrom } from './languages.ts';

const WORDS = {
  fr: {
    computer: 'Contre l’ordinateur',
    hotSeat: 'Commencer sur cet écran',
    curtain: 'Le rideau est baissé',
    replay: 'Revoir la partie',
    slider: 'Relecture',
  },
  en: {
    computer: 'Against the computer',
    hotSeat: 'Begin at this screen',
    curtain: 'The curtain is down',
    replay: 'Replay',
    slider: 'Replay',
  },
} as const;

for (const { language, locale } of languagesFrom('fr')) {
  const { computer, hotSeat, curtain, replay, slider } = WORDS[language];

  test.describe(`an accessibility check in ${language}`, () => {
    test.use({ locale, viewport: { width: 1280, height: 800 } });

    test('minds nothing on the way to a table and at the curtain', async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto('/#/play/pub-battles');
        await expect(page.getByRole('button', { name: /Morval/ })).toBeVisible();
        expect(await complaints(page)).toEqual([]);
        await page.getByRole('button', { name: /Morval/ }).click();
        await expect(page.getByRole('heading', { name: computer })).toBeVisible();
        expect(await complaints(page)).toEqual([]);
        await page.getByRole('button', { name: hotSeat }).click();
        await expect(page.getByRole('heading', { name: curtain })).toBeVisible();
        expect(await complaints(page)).toEqual([]);
        await page.goto('/');
      }
    });

    test('minds nothing at the table, in its slips, the book and a replay', async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const hands = new Hands(page, language);
      await hands.playNow();
      await hands.wait();
      await hands.chooseSomething();
      await hands.wait();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const slip of ['orders', 'chronicle', 'seats'] as const) {
          await hands.turnTo(slip);
          expect(await complaints(page)).toEqual([]);
        }
        await page.getByRole('button', { name: replay, exact: true }).click();
        await expect(page.getByRole('slider', { name: slider })).toBeVisible();
        expect(await complaints(page)).toEqual([]);
        await page.locator('.leave').click();
      }
    });

    test('minds nothing in the rulebook', async ({ page }) => {
      // The longest page by far: each language in one of the two lights.
      await page.emulateMedia({ colorScheme: language === 'fr' ? 'light' : 'dark' });
      await page.goto('/#/rules/pub-battles');
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await complaints(page)).toEqual([]);
    });
  });
}
