import { press, tabTo } from './by-key.ts';
import { Hands } from './hands.ts';
import { expect, test } from './house.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

/** Takes up a piece that may act, walks it forward as far as the rules allow, and orders it. */
const march = async (hands: Hands): Promise<boolean> => {
  const { page } = hands;
  await tabTo(page, hands.able.filter({ has: page.locator('.arrow') }));
  const piece = page.locator('.piece:focus');
  const ref = await piece.evaluate((each) => (each as SVGElement).dataset.ref ?? '');
  const before = await piece.getAttribute('transform');
  await page.keyboard.press('Enter');
  await expect(hands.chip).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  if ((await hands.chip.locator('.do').count()) === 0) {
    await page.keyboard.press('Escape');
    await expect(hands.chip).toHaveCount(0);
    return false;
  }
  expect(await hands.giving(() => page.keyboard.press('Enter'))).toBe(200);
  await expect(hands.chip).toHaveCount(0);
  await expect(hands.piece(ref)).not.toHaveAttribute('transform', before ?? '');
  return true;
};

test('a whole turn is played by key alone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new Hands(page, 'en');
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Play now' }));
  await page.keyboard.press('Enter');
  await hands.seated();
  await expect(hands.hour).toHaveText(/turn 1/i);

  let marched = 0;
  for (;;) {
    expect(await hands.wait()).toBe('asked');
    if (!/turn 1/i.test((await hands.hour.textContent()) ?? '')) break;
    const done = hands.deeds.filter({ hasText: hands.words.done });
    if ((await done.count()) > 0) {
      if (await march(hands)) marched += 1;
      await hands.wait();
      // What was marched may have brought on something else to decide first.
      if ((await done.count()) > 0) await press(hands, done);
    } else await press(hands, hands.deeds.first());
  }
  expect(marched).toBeGreaterThan(0);
});
