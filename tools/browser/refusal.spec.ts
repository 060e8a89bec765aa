import { Hands } from './hands.ts';
import { expect, test } from './house.ts';
import { hearOrders } from './orders-sent.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

test('what cannot be is told with its rule, and the rule opens the book there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new Hands(page, 'en');
  await hands.playNow();
  while ((await hands.able.count()) === 0) {
    expect(await hands.wait()).toBe('asked');
    await hands.chooseSomething();
    await hands.wait();
  }
  const piece = hands.able.filter({ has: page.locator('.arrow') }).first();
  const before = await piece.getAttribute('transform');
  await hands.drag(piece, 560, 0);
  await expect(hands.chip).toBeVisible();
  await expect(hands.chip).not.toHaveClass(/\bok\b/);
  await expect(hands.chip.locator('.do')).toHaveCount(0);
  await expect(hands.chip.locator('.reason')).toContainText(/\w+ \w+/);

  const link = hands.chip.locator('.reason button');
  const id = await link.textContent();
  expect(id).toMatch(/^PB-R\d+/);
  await link.click();
  const drawer = page.getByRole('dialog', { name: 'Rulebook' });
  const rule = drawer.locator(`[id="rule-${id}"]`);
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
  await expect(rule).toContainText(/\w+ \w+ \w+/);
  // Asked for again, it is shown again.
  await drawer.locator('article').first().focus();
  await expect(rule).not.toBeInViewport();
  await link.click();
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(link).toBeFocused();

  await hands.chip.getByRole('button', { name: 'Cancel' }).click();
  await expect(hands.chip).toHaveCount(0);
  expect(await piece.getAttribute('transform')).toBe(before);
});

test('nothing that gives up for good is done at one touch', async ({ page }) => {
  test.setTimeout(120_000);
  const hands = new Hands(page, 'en');
  await hands.playNow();
  await hands.wait();
  await hands.turnTo('seats');
  await page.getByRole('button', { name: 'Give up the battle' }).click();
  await expect(page.getByText('Give up the battle for your whole side?')).toBeVisible();
  await page.getByRole('button', { name: 'Fight on' }).click();
  await hands.turnTo('orders');

  // The train is unpacked, and packed again in the next turn: by then it would be the end.
  const unpack = hands.deeds.filter({ hasText: /^Unpack/ });
  const pack = hands.deeds.filter({ hasText: /^Pack up/ });
  while ((await pack.count()) === 0) {
    expect(await hands.wait()).toBe('asked');
    if ((await unpack.count()) > 0) await hands.choose(unpack.first());
    else await hands.chooseSomething();
    await hands.wait();
  }
  const { sent } = hearOrders(page);
  await pack.click();
  await expect(page.getByText('the battle will be lost')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('the battle will be lost')).toHaveCount(0);
  expect(hearOrders(page).sent).toBe(sent);
  await pack.click();
  await hands.choose(pack);
  while ((await hands.wait()) === 'asked') await hands.chooseSomething();
  await expect(hands.banner).toHaveText(/Forced back/);
});
