import { EaglesHands } from './hands.ts';
import { expect, test } from './house.ts';
import { type Heard, listenIn } from './wire.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

/** All that has reached a page since it sat down: the scenario's shelf and the facts of the table say nothing of plans. */
const told = (heard: Heard): string =>
  [...heard]
    .filter(([from]) => !from.startsWith('/api/games'))
    .map(([, text]) => text)
    .join('');

test('two plan and seal at the same time, and nothing of a plan reaches the other before its time', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const heardByFrench = await listenIn(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const french = new EaglesHands(page, 'en');
  await french.sitDown(french.words.link);
  const link = await page.getByRole('textbox', { name: /The chair of Austrians/ }).inputValue();
  await french.turnTo('orders');
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...(baseURL !== undefined && { baseURL }),
  });
  const visitor = await context.newPage();
  const heardByAustrians = await listenIn(visitor);
  const austrians = new EaglesHands(visitor, 'en');
  await visitor.goto(link);
  await austrians.seated();

  // Rallies are asked of both before the plans.
  for (const hands of [french, austrians])
    if ((await hands.windowSeal.count()) > 0) await hands.choose(hands.windowSeal);
  await expect(french.phase).toHaveText('plans');
  await expect(austrians.phase).toHaveText('plans');
  await expect(french.able.first()).toBeVisible();
  await expect(austrians.able.first()).toBeVisible();

  await test.step('both plan at once', async () => {
    const kept = page.waitForResponse(
      (response) => response.url().includes('/drafts/') && response.status() === 204,
    );
    await Promise.all([
      french.drag(french.piece('ligne-1'), 0, -45),
      austrians.drag(austrians.piece('fusilier-1'), 0, 30),
    ]);
    await kept;
    await expect(french.planned).toHaveCount(1);
    await expect(austrians.planned).toHaveCount(1);
    await expect(austrians.page.locator('.plans .stands')).toHaveCount(1);
    expect(told(heardByAustrians)).not.toContain('"legs"');
    expect(told(heardByFrench)).not.toContain('"legs"');
  });

  const own = await french.planOf(/1st battalion, 45th/).textContent();

  await test.step('a sealed plan is news, what it says is not', async () => {
    await french.choose(french.seal);
    await expect(french.unseal).toBeVisible();
    await expect.poll(() => told(heardByFrench)).toContain('"legs"');
    await expect.poll(() => told(heardByAustrians)).toContain('sealed');
    expect(told(heardByAustrians)).not.toContain('"legs"');
    expect(told(heardByAustrians)).not.toContain('"tasks"');
  });

  await test.step('it can be opened again, and is as it was', async () => {
    await french.unseal.click();
    await expect(french.seal).toBeVisible();
    await expect(french.planOf(/1st battalion, 45th/)).toHaveText(own ?? '');
    await french.choose(french.seal);
    await expect(french.unseal).toBeVisible();
    expect(told(heardByAustrians)).not.toContain('"legs"');
  });

  await test.step('when both are sealed the half-period is played, and the plans stay secret', async () => {
    const before = await austrians.piece('ligne-1').getAttribute('transform');
    // The Austrians' own plan comes back to them, so it has no leg in it.
    await austrians.page.getByRole('button', { name: 'Clear all' }).click();
    await austrians.page.locator('.orders li button').filter({ hasText: 'Vincent' }).click();
    await austrians.page.getByRole('button', { name: /^Stand fast/i }).click();
    await austrians.chip.locator('.do').click();
    await austrians.choose(austrians.seal);
    await expect(austrians.piece('ligne-1')).not.toHaveAttribute('transform', before ?? '', {
      timeout: 30_000,
    });
    await expect.poll(() => told(heardByAustrians)).toContain('"moved"');
    expect(told(heardByAustrians)).not.toContain('"legs"');
    expect(told(heardByFrench)).not.toContain('"do":"stand"');
  });
  await context.close();
});
