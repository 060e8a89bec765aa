import type { Page } from '@playwright/test';
import { EaglesHands } from './hands.ts';
import { expect, test } from './house.ts';

test.use({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });

/** The book of Les Aigles is thick. */
const OPENING = 20_000;

interface Tally {
  written: number;
  refused: number;
  sealed: number;
}

/** Draws everybody who can be planned for towards the enemy, as far as the rules let him. */
const planAll = async (hands: EaglesHands, tally: Tally): Promise<void> => {
  const parts = await hands.able.evaluateAll((all) =>
    all.map((each) => (each as SVGElement).dataset.part ?? ''),
  );
  for (const part of parts) {
    const drawn = hands.page.locator(`.piece[data-part="${part}"]`);
    if ((await hands.drag(drawn, 0, -90)) === 'written') {
      tally.written += 1;
      continue;
    }
    await expect(hands.chip.locator('.what')).not.toBeEmpty();
    if ((await hands.chip.locator('.no').count()) > 0) {
      await expect(hands.chip.locator('li').first()).not.toBeEmpty();
      tally.refused += 1;
    }
    await hands.letGo();
  }
};

test('a whole battle is played with the mouse against the computer', async ({ page, noise }) => {
  test.setTimeout(420_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new EaglesHands(page, 'fr');
  await hands.sitDown();
  const tally: Tally = { written: 0, refused: 0, sealed: 0 };
  while ((await hands.untilPlans()) === 'asked') {
    // Once everybody is among the enemy, letting things take their course is enough.
    if (tally.sealed < 5) await planAll(hands, tally);
    await hands.choose(hands.seal);
    tally.sealed += 1;
  }
  expect(tally.written).toBeGreaterThan(5);
  expect(tally.sealed).toBeGreaterThan(4);
  await expect(hands.banner).toHaveText(/victoire|bataille|armées/i);
  await expect(hands.able).toHaveCount(0);

  await test.step('what happened last is watched again, scene by scene', async () => {
    await page.getByRole('button', { name: 'Revoir ce qui s’est passé' }).click();
    const caption = page.locator('.caption');
    await expect(caption.getByText(/^Quart \d/)).toBeVisible();
    await caption.getByRole('button', { name: 'Jusqu’au bout' }).click();
    await expect(caption).toHaveCount(0);
  });

  await test.step('the chronicle tells it, with rules', async () => {
    await hands.turnTo('chronicle');
    const told = page.getByRole('tabpanel').getByRole('listitem');
    expect(await told.count()).toBeGreaterThan(20);
    const rule = page.getByRole('tabpanel').locator('.rule-link:visible').first();
    const id = await rule.textContent();
    expect(id).toMatch(/^LA-/);
    await rule.click();
    await expect(page.locator(`[id="rule-${id}"]`)).toBeInViewport({ timeout: OPENING });
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  });
  // The house has no draft yet when the page first asks for one, and the browser says so.
  expect(noise.filter((text) => !text.includes('404'))).toEqual([]);
  expect(noise.length).toBeLessThan(2);
});

test('what cannot be is shown with its rule, and the rule opens the book', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new EaglesHands(page, 'fr');
  await hands.sitDown();
  await hands.untilPlans();
  await hands.page.locator('.piece[data-id="hussards"]').first().click({ force: true });
  await page.getByText(/^Impossible pour le moment/).click();
  await page.locator('.barred button').first().click();
  await expect(hands.chip.locator('.no')).toBeVisible();
  await expect(hands.chip.locator('.do')).toHaveCount(0);
  const link = hands.chip.locator('.rule').first();
  const id = await link.textContent();
  expect(id).toMatch(/^LA-/);
  await link.click();
  const rule = page.getByRole('dialog').locator(`[id="rule-${id}"]`);
  await expect(rule).toBeFocused({ timeout: OPENING });
  await expect(rule).toBeInViewport();
});

/** Does something that is written down, and waits until the house has it. */
const keeping = async (page: Page, deed: () => Promise<void>): Promise<void> => {
  const kept = page.waitForResponse(
    (response) => response.url().includes('/drafts/') && response.status() === 204,
  );
  await deed();
  await kept;
};

test('plans are drafted, undone, kept through a reload, and printed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new EaglesHands(page, 'fr');
  await hands.sitDown();
  await hands.untilPlans();
  await expect(hands.able.first()).toBeVisible();
  await keeping(page, async () => {
    expect(await hands.drag(hands.piece('ligne-1'), 0, -40)).toBe('written');
  });
  await expect(hands.planned).toHaveCount(1);
  await keeping(page, async () => {
    expect(await hands.drag(hands.piece('ligne-2'), 0, -30)).toBe('written');
  });
  await expect(hands.planned).toHaveCount(2);
  const plan = await hands.planOf(/1er bataillon du 45e/).textContent();
  expect(plan).toMatch(/marcher \d/i);

  await page.reload();
  await hands.seated();
  await expect(hands.planned).toHaveCount(2);
  await expect(hands.planOf(/1er bataillon du 45e/)).toHaveText(plan ?? '');

  await test.step('a step is undone, and the plan cleared', async () => {
    expect(await hands.drag(hands.piece('legere-1'), 0, -30)).toBe('written');
    await expect(hands.planned).toHaveCount(3);
    await page.getByRole('button', { name: 'Annuler une étape' }).click();
    await expect(hands.planned).toHaveCount(2);
  });

  await test.step('a change of formation is shown as it will stand', async () => {
    await page.locator('.orders li button').filter({ hasText: '13e léger' }).click();
    await page.getByRole('button', { name: /se former en ligne/i }).click();
    await expect(page.locator('.ghost .frame.ok')).toBeVisible();
    await hands.chip.locator('.do').click();
    await expect(hands.planned).toHaveCount(3);
  });

  await test.step('the order sheets are on the printed page', async () => {
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.sheets');
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('row').filter({ hasText: '1er bataillon du 45e' })).toContainText(
      /marcher/i,
    );
    await page.emulateMedia({ media: 'screen' });
    await expect(sheet).toBeHidden();
  });
});
