import type { Locator, Page } from '@playwright/test';
import { BladesHands, EaglesHands, Hands } from './hands.ts';
import { expect, test } from './house.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

const BACK = 'Control+z';
const FORWARD = 'Control+Shift+z';

/** What was taken back is told, and what told of it is struck through, also for who only listens. */
const expectStruck = async (page: Page, least: number): Promise<void> => {
  await page.getByRole('tab', { name: 'Chronicle' }).click();
  const struck = page.getByRole('tabpanel').locator('.struck');
  await expect(struck.first()).toBeVisible();
  expect(await struck.count()).toBeGreaterThanOrEqual(least);
  await expect(struck.first().locator('p').first()).toContainText('Taken back:');
  await expect(struck.first().locator('p').first()).toHaveCSS('text-decoration-line', 'line-through');
  await page.getByRole('tab', { name: 'Orders' }).click();
};

interface Moved {
  readonly piece: Locator;
  readonly from: string;
  readonly to: string;
}

const at = async (piece: Locator): Promise<string> => (await piece.getAttribute('transform')) ?? '';

/** All the way back, gesture by gesture, and all the way forward again. */
const backAndForth = async (page: Page, moved: readonly Moved[]): Promise<void> => {
  for (const { piece, from } of moved.toReversed()) {
    await page.keyboard.press(BACK);
    await expect(piece).toHaveAttribute('transform', from);
  }
  for (const { piece, to } of moved) {
    await page.keyboard.press(FORWARD);
    await expect(piece).toHaveAttribute('transform', to);
  }
};

/** The same with keys that are pressed before the last answer is in: each counts. */
const backAndForthInHaste = async (page: Page, moved: readonly Moved[]): Promise<void> => {
  for (const _ of moved) await page.keyboard.press(BACK);
  for (const { piece, from } of moved) await expect(piece).toHaveAttribute('transform', from);
  for (const _ of moved) await page.keyboard.press(FORWARD);
  for (const { piece, to } of moved) await expect(piece).toHaveAttribute('transform', to);
};

test('Pub Battles: marches go back one by one, and forward again', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new Hands(page, 'en');
  await hands.playNow();
  const moved: Moved[] = [];
  for (let tries = 0; moved.length < 2 && tries < 40; tries += 1) {
    expect(await hands.wait()).toBe('asked');
    const refs = await hands.able.evaluateAll((all) =>
      all.map((each) => (each as SVGElement).dataset.ref ?? ''),
    );
    moved.length = 0;
    for (const ref of refs) {
      const piece = hands.piece(ref);
      const from = await at(piece);
      if (moved.length === 2 || !(await hands.drag(piece, 24, 0))) continue;
      if ((await hands.settle()) === 'ordered' && (await at(piece)) !== from)
        moved.push({ piece, from, to: await at(piece) });
    }
    if (moved.length < 2) await hands.chooseSomething();
  }
  expect(moved).toHaveLength(2);
  await backAndForth(page, moved);
  await backAndForthInHaste(page, moved);
  await expectStruck(page, 4);
});

test('Cursed Blades: a unit activated and moved in one go comes back in one go', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new BladesHands(page, 'en');
  await hands.sitDown();
  expect(await hands.wait()).toBe('asked');
  const wide = ((await page.locator('.ground .grid').boundingBox())?.width ?? 0) / 12.5;
  const ids = await hands.able.evaluateAll((all) => all.map((each) => (each as SVGElement).dataset.id ?? ''));
  const moved: Moved[] = [];
  for (const id of ids) {
    if (moved.length === 2) break;
    const piece = hands.piece(id);
    const from = await at(piece);
    if (!(await hands.drag(piece, wide, 0))) continue;
    const deed = hands.chip.locator('.do');
    if ((await deed.count()) === 0 || (await hands.chip.locator('table').count()) > 0) {
      await hands.chip.locator('.deeds button').last().click();
      await expect(hands.chip).toHaveCount(0);
      continue;
    }
    await hands.choose(deed);
    await expect(hands.chip).toHaveCount(0);
    await expect(piece).not.toHaveAttribute('transform', from);
    await expect(hands.phase).toHaveText(hands.words.activations);
    moved.push({ piece, from, to: await at(piece) });
  }
  expect(moved).toHaveLength(2);
  for (const { piece, from } of moved.toReversed()) {
    await page.keyboard.press(BACK);
    await expect(piece).toHaveAttribute('transform', from);
    // Not only its move: it can be activated anew.
    await expect(piece).toHaveClass(/\bable\b/);
    await expect(hands.phase).toHaveText(hands.words.activations);
  }
  for (const { piece, to } of moved) {
    await page.keyboard.press(FORWARD);
    await expect(piece).toHaveAttribute('transform', to);
    await expect(hands.phase).toHaveText(hands.words.activations);
  }
  await hands.turnTo('seats');
  await expect(page.getByRole('button', { name: 'Forward again' })).toBeDisabled();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(moved[1]?.piece ?? page.locator('nobody')).toHaveAttribute('transform', moved[1]?.from ?? '');
  await page.getByRole('button', { name: 'Forward again' }).click();
  await expect(moved[1]?.piece ?? page.locator('nobody')).toHaveAttribute('transform', moved[1]?.to ?? '');
  await expectStruck(page, 4);
});

test('Les Aigles: strokes of a plan first, then plans that were played; the table says that luck went with them', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new EaglesHands(page, 'en');
  await hands.sitDown();
  expect(await hands.untilPlans()).toBe('asked');
  const parts = await hands.able.evaluateAll((all) =>
    all.map((each) => (each as SVGElement).dataset.part ?? ''),
  );
  for (const part of parts.slice(0, 2))
    expect(await hands.drag(page.locator(`.piece[data-part="${part}"]`), 0, -60)).toBe('written');
  await expect(hands.planned).toHaveCount(2);
  await page.keyboard.press(BACK);
  await expect(hands.planned).toHaveCount(1);
  const places = async (): Promise<readonly (string | null)[]> =>
    page.locator('.piece').evaluateAll((all) => all.map((each) => each.getAttribute('transform')));
  const opening = await places();
  const hours = [await hands.hour.textContent()];
  await hands.choose(hands.seal);
  for (let half = 0; half < 2; half += 1) {
    expect(await hands.untilPlans()).toBe('asked');
    hours.push(await hands.hour.textContent());
    if (half === 0) await hands.choose(hands.seal);
  }
  const [first, second, third] = hours;
  expect(new Set(hours).size).toBe(3);
  await expect(hands.hour).toHaveText(third ?? '');
  const pressUntil = async (hour: string): Promise<void> => {
    // Rallies and reactions on the way are gestures of their own.
    for (let press = 0; press < 12 && (await hands.hour.textContent()) !== hour; press += 1) {
      await page.keyboard.press(BACK);
      await expect(page.locator('.pressed')).toHaveText('Taken back.');
      await page.waitForTimeout(300);
    }
    await expect(hands.hour).toHaveText(hour);
  };
  await pressUntil(second ?? '');
  await pressUntil(first ?? '');
  expect(await places()).toEqual(opening);
  await expect(page.getByRole('banner')).toContainText(/Luck was taken back/);
  await expectStruck(page, 2);
  await page.keyboard.press(FORWARD);
  await expect(hands.hour).not.toHaveText(first ?? '', { timeout: 60_000 });
});
