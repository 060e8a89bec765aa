import type { Page } from '@playwright/test';
import { Hands } from './hands.ts';
import { expect, test } from './house.ts';

const [WIDTH, HEIGHT] = [390, 844];

test.use({ locale: 'fr-FR', viewport: { width: WIDTH, height: HEIGHT }, hasTouch: true, isMobile: true });

const expectNoSideways = async (page: Page): Promise<void> => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(WIDTH);
};

test('no page scrolls sideways on a phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectNoSideways(page);
  await page.getByRole('link', { name: 'Jouer Pub Battles' }).tap();
  await expect(page.getByRole('button', { name: /Morval/ })).toBeVisible();
  await expectNoSideways(page);
  await page.getByRole('button', { name: /Morval/ }).tap();
  await expect(page.getByRole('heading', { name: 'Contre l’ordinateur' })).toBeVisible();
  await expectNoSideways(page);
  await page.goto('/#/rules/pub-battles');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoSideways(page);
});

test('a decision is played with the thumb, and the slip has three heights', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new Hands(page, 'fr');
  await hands.playNow();
  await hands.wait();
  await expectNoSideways(page);
  // The question is read whole, not cut.
  expect(await hands.banner.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1);

  const slip = page.getByRole('complementary');
  const height = async (): Promise<number> => (await slip.boundingBox())?.height ?? 0;
  const larger = page.getByRole('button', { name: 'Agrandir le feuillet' });
  const smaller = page.getByRole('button', { name: 'Agrandir la carte' });
  const half = await height();
  await larger.tap();
  await expect(larger).toBeDisabled();
  const high = await height();
  expect(high).toBeGreaterThan(half * 1.5);
  await smaller.tap();
  await smaller.tap();
  await expect(smaller).toBeDisabled();
  const low = await height();
  expect(low).toBeLessThan(half / 2);
  expect(low).toBeGreaterThan(40);
  await expectNoSideways(page);

  await page.getByRole('tab', { name: 'Ordres' }).tap();
  expect(await height()).toBe(half);
  const before = await page.locator('.orders').textContent();
  expect(await hands.giving(() => hands.deeds.first().tap())).toBe(200);
  await expect(page.locator('.orders')).not.toHaveText(before ?? '');
});

/** The piece on the move that is farthest east: the ground before it is open. */
const foremost = (hands: Hands): Promise<string> =>
  hands.able.filter({ has: hands.page.locator('.arrow') }).evaluateAll((pieces) => {
    const lefts = pieces.map((piece) => piece.getBoundingClientRect().left);
    const foremost = pieces[lefts.indexOf(Math.max(...lefts))];
    return foremost instanceof SVGElement ? (foremost.dataset.ref ?? '') : '';
  });

test('a piece is taken and sent with the finger', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new Hands(page, 'fr');
  await hands.playNow();
  while ((await hands.able.count()) === 0) {
    expect(await hands.wait()).toBe('asked');
    await hands.chooseSomething();
    await hands.wait();
  }
  await page.getByRole('button', { name: 'Agrandir la carte' }).tap();
  const piece = hands.piece(await foremost(hands));
  await piece.locator('.wood').tap();
  await expect(piece).toHaveAttribute('aria-pressed', 'true');
  const box = await piece.locator('.wood').boundingBox();
  if (box === null) throw new Error('the piece is not on the map');
  await page.touchscreen.tap(box.x + box.width / 2 + 22, box.y + box.height / 2);
  await expect(hands.chip).toBeVisible();
  const chip = await hands.chip.boundingBox();
  expect(chip?.x ?? -1).toBeGreaterThanOrEqual(0);
  expect((chip?.x ?? 0) + (chip?.width ?? WIDTH + 1)).toBeLessThanOrEqual(WIDTH);
  await expectNoSideways(page);
});
