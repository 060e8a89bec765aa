import type { Locator } from '@playwright/test';
import { BladesHands } from './hands.ts';
import { expect, test } from './house.ts';

test.use({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });

/** Columns of the first battle, and the half by which every other row is shoved. */
const COLUMNS = 12.5;

/** How broad a hex is on the screen. */
const hexWide = async ({ page }: BladesHands): Promise<number> =>
  ((await page.locator('.ground .grid').boundingBox())?.width ?? 0) / COLUMNS;

interface Tally {
  moved: number;
  refused: number;
  struck: number;
}

/** Draws one unit towards the enemy, and orders what may be; whether anything was ordered. */
const send = async (hands: BladesHands, id: string, by: number, tally: Tally): Promise<boolean> => {
  const piece = hands.piece(id);
  if ((await piece.count()) === 0) return false;
  if (!(await hands.drag(piece, by, 0))) return false;
  const deed = hands.chip.locator('.do');
  if ((await deed.count()) === 0) {
    await expect(hands.chip.locator('li').first()).not.toBeEmpty();
    tally.refused += 1;
    await hands.chip.locator('.deeds button').last().click();
    await expect(hands.chip).toHaveCount(0);
    return false;
  }
  if ((await hands.chip.locator('table').count()) > 0) {
    await expect(hands.chip.locator('.sum')).toContainText(/[+−]?\d/);
    tally.struck += 1;
  } else tally.moved += 1;
  await hands.choose(deed);
  await putAway(hands, tally);
  return true;
};

/** The order goes; or its activation went ill, and the chip stays to say why the rest of it can no longer be. */
const putAway = async (hands: BladesHands, tally: Tally): Promise<void> => {
  const isGone = await hands.chip
    .waitFor({ state: 'detached', timeout: 5_000 })
    .then(() => true)
    .catch(() => false);
  if (isGone) return;
  await expect(hands.chip.locator('li').first()).not.toBeEmpty();
  tally.refused += 1;
  await hands.chip.locator('.deeds button').last().click();
  await expect(hands.chip).toHaveCount(0);
};

/** Whatever is decided by a button: strike if one can, else the first that is offered. */
const decide = async (hands: BladesHands, tally: Tally): Promise<void> => {
  const strike = hands.deeds.filter({ hasText: /^Choc contre|^Tirer sur/ });
  if ((await strike.count()) === 0) {
    await hands.choose(hands.deeds.first());
    return;
  }
  await strike.first().click();
  await expect(hands.chip.locator('tbody tr').first()).toBeVisible();
  tally.struck += 1;
  await hands.choose(hands.chip.locator('.do'));
  await expect(hands.chip).toHaveCount(0);
};

/** Looks at somebody, unless he is looked at already, and activates him. */
const activate = async (hands: BladesHands, drawn: Locator): Promise<void> => {
  if ((await drawn.getAttribute('aria-pressed')) !== 'true') {
    const [x, y] = await hands.placeOf(drawn);
    await hands.page.mouse.click(x, y);
  }
  await hands.choose(hands.deeds.filter({ hasText: hands.words.activate }));
};

/** Somebody who lies in a pile, or is driven, and must act before the turn can end. */
const activateHidden = async (hands: BladesHands): Promise<void> => {
  const pile = hands.page.locator('.pile:has(.halo)');
  if ((await pile.count()) > 0) {
    const [x, y] = await hands.placeOf(pile.first());
    await hands.page.mouse.click(x, y);
    await activate(hands, hands.page.locator('.fan .piece.able').first());
  } else await activate(hands, hands.page.locator('.token.able').first());
};

/** One decision of ours. Whoever was refused once is not drawn again in the same turn. */
const playOn = async (hands: BladesHands, wide: number, tally: Tally, tried: Set<string>): Promise<void> => {
  const end = hands.deeds.filter({ hasText: hands.words.end });
  if ((await hands.phase.textContent()) !== hands.words.activations) {
    await decide(hands, tally);
    return;
  }
  const hour = await hands.hour.textContent();
  const ids = await hands.able.evaluateAll((all) => all.map((each) => (each as SVGElement).dataset.id ?? ''));
  for (const id of ids.filter((each) => !tried.has(`${hour} ${each}`))) {
    tried.add(`${hour} ${id}`);
    if (await send(hands, id, wide, tally)) return;
  }
  if ((await end.count()) > 0) {
    await hands.choose(end);
    return;
  }
  const [first] = ids;
  if (first === undefined) await activateHidden(hands);
  else await activate(hands, hands.piece(first));
};

test('a whole battle is played with the mouse against the computer', async ({ page, noise }) => {
  test.setTimeout(360_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new BladesHands(page, 'fr');
  await hands.sitDown();
  const wide = await hexWide(hands);
  const tally: Tally = { moved: 0, refused: 0, struck: 0 };
  const tried = new Set<string>();
  while ((await hands.wait()) === 'asked') await playOn(hands, wide, tally, tried);

  expect(tally.moved).toBeGreaterThan(5);
  await expect(hands.banner).toHaveText(/^(Victoire|La bataille)/);
  await expect(hands.deeds).toHaveCount(0);

  await test.step('the chronicle tells it, with dice and rules', async () => {
    await hands.turnTo('chronicle');
    const told = page.getByRole('tabpanel').getByRole('listitem');
    expect(await told.count()).toBeGreaterThan(20);
    const rule = page.getByRole('tabpanel').locator('.rule-link:visible').first();
    const id = await rule.textContent();
    expect(id).toMatch(/^CB-/);
    await rule.click();
    await expect(page.locator(`[id="rule-${id}"]`)).toBeInViewport();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  });

  await test.step('the dice can be checked', async () => {
    await hands.turnTo('seats');
    await page.getByRole('button', { name: 'Vérifier les dés' }).click();
    await expect(page.getByText('les dés étaient honnêtes')).toBeVisible();
  });
  expect(noise).toEqual([]);
});

test('what cannot be is shown where it fails, with its rule, and the rule opens the book', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new BladesHands(page, 'fr');
  await hands.sitDown();
  await hands.wait();
  const wide = await hexWide(hands);
  await hands.drag(hands.able.first(), wide * 6, 0);
  await expect(hands.chip).toBeVisible();
  await expect(hands.chip.locator('.do')).toHaveCount(0);
  await expect(page.locator('.ghost .fails')).toBeVisible();
  const link = hands.chip.locator('.rule').first();
  const id = await link.textContent();
  expect(id).toMatch(/^CB-/);
  await link.click();
  const rule = page.getByRole('dialog').locator(`[id="rule-${id}"]`);
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
});

test('a pile opens under the mouse and closes again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hands = new BladesHands(page, 'fr');
  await hands.sitDown();
  await hands.wait();
  const pile = page.locator('.pile').first();
  const [x, y] = await hands.placeOf(pile);
  await page.mouse.click(x, y);
  await expect(page.locator('.fan .piece')).not.toHaveCount(0);
  const { width } = (await page.locator('.board').boundingBox()) ?? { width: 0 };
  await page.mouse.click(width * 0.5, 200);
  await expect(page.locator('.fan')).toHaveCount(0);
});
