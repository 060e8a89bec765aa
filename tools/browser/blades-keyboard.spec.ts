import { press, tabTo } from './by-key.ts';
import { BladesHands } from './hands.ts';
import { expect, test } from './house.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

/** Takes up a unit that may act, sends it one hex ahead, turns it and orders it; or lets go if it may not. */
const move = async (hands: BladesHands): Promise<boolean> => {
  const { page } = hands;
  await tabTo(page, hands.able);
  const id = await page.locator('.piece:focus').evaluate((each) => (each as SVGElement).dataset.id ?? '');
  const before = await hands.piece(id).getAttribute('transform');
  await page.keyboard.press('Enter');
  await expect(hands.piece(id)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(hands.chip).toBeVisible();
  if ((await hands.chip.locator('.do').count()) === 0) {
    await expect(page.locator('[aria-live]').filter({ hasText: /Not allowed/ })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(hands.chip).toHaveCount(0);
    return false;
  }
  expect(await hands.giving(() => page.keyboard.press('Enter'))).toBe(200);
  await expect(hands.chip).toHaveCount(0);
  await expect(hands.piece(id)).not.toHaveAttribute('transform', before ?? '');
  return true;
};

test('a whole turn is played by key alone', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new BladesHands(page, 'en');
  await page.goto('/#/play/cursed-blades');
  await tabTo(page, page.getByRole('button', { name: hands.words.scenario }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: hands.words.begin }));
  await page.keyboard.press('Enter');
  await hands.wait();
  await expect(hands.hour).toHaveText(/turn 1/i);

  let moved = 0;
  for (let i = 0; i < 3 && (await hands.able.count()) > 0; i += 1) {
    if (await move(hands)) moved += 1;
    expect(await hands.wait()).toBe('asked');
  }
  expect(moved).toBeGreaterThan(0);
  await press(hands, hands.deeds.filter({ hasText: hands.words.end }));
  expect(await hands.wait()).toBe('asked');
  await expect(hands.hour).toHaveText(/turn 2/i);
});

test('the hexes are read out one by one, and a pile opens by key', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new BladesHands(page, 'en');
  await hands.sitDown();
  await hands.wait();
  await tabTo(page, page.locator('.pile'));
  await page.keyboard.press('Enter');
  await expect(page.locator('.fan .piece')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.fan')).toHaveCount(0);
  await tabTo(page, page.locator('.keys'));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[aria-live]').filter({ hasText: /^\d{4}, .*ground/ })).toHaveCount(1);
});
