import { Hands } from '../hands.ts';
import { expect, test } from '../house.ts';
import { LANGUAGES, shoot, THEME } from './shooting.ts';

const REPLAY = { fr: 'Revoir la partie', en: 'Replay' } as const;

/** Plays on until a formation of ours is on the move, so many times. */
const untilOnTheMove = async (hands: Hands, times: number): Promise<void> => {
  for (let moved = 0; ; ) {
    if ((await hands.wait()) === 'over') return;
    if ((await hands.able.count()) > 0) {
      moved += 1;
      if (moved > times) return;
      await march(hands);
    }
    if ((await hands.wait()) === 'asked' && (await hands.deeds.count()) > 0) await hands.chooseSomething();
  }
};

const troops = (hands: Hands) => hands.able.filter({ has: hands.page.locator('.arrow') });

const march = async (hands: Hands): Promise<void> => {
  const refs = await troops(hands).evaluateAll((all) =>
    all.map((each) => (each as SVGElement).dataset.ref ?? ''),
  );
  for (const ref of refs) {
    const piece = hands.piece(ref);
    if (!(await piece.evaluate((each) => each.classList.contains('able')).catch(() => false))) continue;
    if (await hands.drag(piece, 62, 0)) await hands.settle();
    if ((await hands.wait()) === 'over') return;
  }
};

for (const language of LANGUAGES) {
  const manner = { locale: language === 'fr' ? 'fr-FR' : 'en-GB', colorScheme: THEME } as const;

  test.describe(`on a desk, ${language}`, () => {
    test.use({ ...manner, viewport: { width: 1440, height: 900 } });

    test('lobby', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('article')).toHaveCount(3);
      await shoot(page, `lobby-${language}`);
    });

    test('table, refusal and replay', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: THEME });
      const hands = new Hands(page, language);
      await hands.playNow();
      await untilOnTheMove(hands, 2);
      const piece = troops(hands).first();
      await hands.drag(piece, 70, 10);
      await shoot(page, `table-${language}`);
      await hands.chip.locator('.deeds button').last().click();
      await hands.drag(piece, 420, -60);
      await hands.chip.locator('.reason .rule').first().click();
      await expect(page.getByRole('dialog').locator('.wanted')).toBeInViewport();
      await shoot(page, `refusal-${language}`);
      await page.keyboard.press('Escape');
      await hands.chip.locator('.deeds button').last().click();
      await hands.turnTo('seats');
      await page.getByRole('button', { name: REPLAY[language] }).click();
      await hands.turnTo('chronicle');
      const slider = page.getByRole('slider');
      const last = Number(await slider.getAttribute('max'));
      await slider.fill(String(Math.floor(last * 0.8)));
      await shoot(page, `replay-${language}`);
    });
  });

  test.describe(`on a phone, ${language}`, () => {
    test.use({
      ...manner,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });

    test('phone', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: THEME });
      const hands = new Hands(page, language);
      await hands.playNow();
      await hands.wait();
      await shoot(page, `phone-${language}`);
    });
  });
}
