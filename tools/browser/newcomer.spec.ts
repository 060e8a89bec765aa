import { readFileSync } from 'node:fs';
import { Hands } from './hands.ts';
import { expect, test } from './house.ts';

test.use({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } });

/** Draws each piece of the formation on the move towards the enemy: ordered where the rules allow it. */
const advance = async (hands: Hands, marches: Record<'ordered' | 'refused', number>): Promise<void> => {
  const refs = await hands.able.evaluateAll((pieces) =>
    pieces.map((piece) => (piece as SVGElement).dataset.ref ?? ''),
  );
  for (const ref of refs) {
    const piece = hands.piece(ref);
    // A contact or a reserve in sight may have stopped the rest.
    if (!(await piece.evaluate((each) => each.classList.contains('able')).catch(() => false))) continue;
    if (!(await hands.drag(piece, 62, 0))) continue;
    marches[await hands.settle()] += 1;
    if ((await hands.wait()) === 'over' || (await hands.able.count()) === 0) return;
  }
};

test('a newcomer plays a whole battle with the mouse, and looks back on it', async ({ page, noise }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new Hands(page, 'fr');
  await hands.playNow();

  const marches = { ordered: 0, refused: 0 };
  while ((await hands.wait()) === 'asked') {
    if ((await hands.able.count()) > 0) await advance(hands, marches);
    if ((await hands.wait()) === 'over') break;
    await hands.chooseSomething();
  }
  expect(marches.ordered).toBeGreaterThan(5);
  await expect(hands.banner).toHaveText(/^(Victoire|Bataille indécise)/);
  await expect(hands.deeds).toHaveCount(0);

  await test.step('the dice can be checked', async () => {
    await hands.turnTo('seats');
    await page.getByRole('button', { name: 'Vérifier les dés' }).click();
    await expect(page.getByText('les dés étaient honnêtes')).toBeVisible();
  });

  await test.step('the battle can be replayed', async () => {
    const places = () =>
      page.locator('.piece').evaluateAll((all) => all.map((each) => each.getAttribute('transform')));
    const atTheEnd = await places();
    await page.getByRole('button', { name: 'Revoir la partie' }).click();
    const slider = page.getByRole('slider', { name: 'Relecture' });
    await expect(slider).toHaveAttribute('aria-valuetext', /^0 sur \d+$/);
    await hands.turnTo('orders');
    await expect(hands.hour).toHaveText(/tour 1/i);
    expect(await places()).not.toEqual(atTheEnd);
    await page.getByRole('button', { name: 'Un pas en avant' }).click();
    await expect(slider).toHaveAttribute('aria-valuetext', /^1 sur/);
    await slider.press('End');
    await expect(hands.hour).not.toHaveText(/tour 1/i);
    expect(await places()).toEqual(atTheEnd);
    await page.getByRole('button', { name: 'Revenir à la bataille' }).click();
    await expect(slider).toHaveCount(0);
  });

  await test.step('the chronicle tells it, rule by rule', async () => {
    await hands.turnTo('chronicle');
    const told = page.getByRole('tabpanel').getByRole('listitem');
    expect(await told.count()).toBeGreaterThan(20);
    const rule = page.getByRole('tabpanel').locator('.rule-link:visible').first();
    const id = await rule.textContent();
    await rule.click();
    await expect(page.locator(`[id="rule-${id}"]`)).toBeInViewport();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  });

  await test.step('it can be saved, and set up again from the file', async () => {
    await hands.turnTo('seats');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Enregistrer dans un fichier' }).click();
    const file = await (await saving).path();
    const entries = readFileSync(file, 'utf8').trim().split('\n');
    expect(entries.length).toBeGreaterThan(20);
    for (const entry of entries) expect(typeof JSON.parse(entry)).toBe('object');

    await page.getByRole('link', { name: 'Accueil' }).click();
    await expect(page.getByRole('heading', { name: 'Mes tables' })).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: 'bataille.ndjson',
      mimeType: 'application/x-ndjson',
      buffer: readFileSync(file),
    });
    await page.getByRole('button', { name: 'Français : lever le rideau' }).click();
    await hands.seated();
    await expect(hands.banner).toHaveText(/^(Victoire|Bataille indécise)/);
  });
  expect(noise).toEqual([]);
});
