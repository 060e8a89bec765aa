import { EaglesHands } from './hands.ts';
import { expect, test } from './house.ts';

test.use({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });

test('fire is ordered by hand on the map, and by key', async ({ page, noise }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new EaglesHands(page, 'fr');
  await hands.sitDown();
  await hands.untilPlans();
  const guns = hands.planOf('la batterie à pied');
  await page.locator('.orders li button').filter({ hasText: 'la batterie à pied' }).click();
  const fire = page.locator('details.fire');
  await expect(fire.locator('summary')).toHaveText(/Feu\s+comme à l’ordinaire/);
  await fire.locator('summary').click();

  await test.step('it is held', async () => {
    await fire.getByRole('button', { name: 'retenir le feu' }).click();
    await expect(guns).toContainText('Feu : retenir le feu');
    await expect(page.locator('.fire-orders .hold')).toHaveCount(1);
    await fire.getByRole('button', { name: 'comme à l’ordinaire' }).click();
    await expect(page.locator('.fire-orders .hold')).toHaveCount(0);
  });

  await test.step('the target is touched on the map, and no charge is meant', async () => {
    await fire.getByRole('button', { name: 'Toucher la cible sur la carte' }).click();
    await expect(fire.getByRole('button', { name: 'Touchez un ennemi…' })).toBeVisible();
    const [x, y] = await hands.placeOf(hands.piece('fusilier-2'));
    await page.mouse.click(x, y);
    await expect(page.locator('.fire-orders .mark')).toHaveCount(1);
    await expect(hands.chip).toHaveCount(0);
    await expect(guns).toContainText('sur le 2e bataillon du régiment Erbach');
  });

  await test.step('from near, with what, and at nobody else', async () => {
    await fire.getByLabel('Pas au-delà de (cm)').fill('35,5');
    await fire.getByLabel('Munition').selectOption('à boulet');
    await fire.getByLabel('sur personne d’autre').check();
    await expect(guns).toContainText('pas au-delà de 35,5');
    await expect(guns).toContainText('à boulet');
    await expect(guns).toContainText('sur personne d’autre');
    // Nothing is measured for it.
    await expect(page.locator('.fire-orders circle')).toHaveCount(1);
  });

  await test.step('by key, for those who listen', async () => {
    const said = page.locator('p.unseen[aria-live]');
    await page.locator('.orders li button').filter({ hasText: 'le 2e bataillon du 45e' }).click();
    await page.locator('.keys').focus();
    await page.keyboard.press('o');
    await expect(said).toHaveText(/^Feu: retenir le feu/);
    await page.keyboard.press('a');
    await expect(said).toHaveText(/^Feu: sur le 1er bataillon du régiment Erbach/);
    await page.keyboard.press('u');
    await expect(hands.planOf('le 2e bataillon du 45e')).toContainText('retenir le feu');
  });

  await test.step('it is sealed, and in the other language', async () => {
    expect(await hands.giving(() => hands.seal.click())).toBe(200);
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await page.getByRole('tab', { name: 'Chronicle' }).click();
    await expect(page.locator('.slip')).toContainText(/holds its fire, as it was told/, { timeout: 60_000 });
  });
  expect(noise.filter((text) => !text.includes('404'))).toEqual([]);
});
