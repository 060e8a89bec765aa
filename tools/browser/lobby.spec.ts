import { complaints } from './accessibility.ts';
import { expect, test } from './house.ts';

const GAMES = ['Pub Battles', 'Les Aigles', 'Cursed Blades'];

for (const { locale, heading, state, space } of [
  { locale: 'fr-FR', heading: 'Les jeux', state: 'En préparation', space: 'Table au centimètre' },
  { locale: 'en-GB', heading: 'The games', state: 'In preparation', space: 'Measured table' },
]) {
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test('finds the games in its language, without a complaint', async ({ page, noise }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(GAMES);
      await expect(page.getByText(state)).toHaveCount(3);
      await expect(page.getByText(space)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      expect(noise).toEqual([]);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has nothing an accessibility check would mind, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto('/');
        await expect(page.getByRole('article')).toHaveCount(3);
        expect(await complaints(page)).toEqual([]);
      });
    }
  });
}

test.describe('the language switch', () => {
  test.use({ locale: 'de-DE' });

  test('starts in English for others, changes everything at once, and is remembered', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Les jeux');
    await expect(page).toHaveTitle(/qui connaît les règles/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Les jeux');
  });
});

test('the keyboard reaches everything, and the focus is seen', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(3);
  const focused = page.locator(':focus');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('href', '#games');
  await expect(focused).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Français');
  await expect(focused).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Les jeux');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('English');
});

test('a phone sees one column and never scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(3);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test.describe('when things go wrong', () => {
  test.use({ locale: 'en-GB' });

  test('no answer is told, and asking again brings the games', async ({ page }) => {
    await page.route('**/api/games', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText('The rider has not come back');
    expect(await complaints(page)).toEqual([]);
    await page.unroute('**/api/games');
    await page.getByRole('button', { name: 'Send another rider' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(GAMES);
  });

  test('a network that comes back is noticed', async ({ page, context }) => {
    await page.route('**/api/games', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText('The rider has not come back');
    await page.unroute('**/api/games');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(GAMES);
  });

  for (const [name, answer] of [
    ['a failing server', { status: 500, body: '{"error":{"code":"broken","message":"x"}}' }],
    ['an answer that is no JSON', { status: 200, body: '<html>' }],
    ['an answer of another shape', { status: 200, body: '{"games":[{"id":"chess"}]}' }],
  ] as const) {
    test(`${name} is told`, async ({ page }) => {
      await page.route('**/api/games', (route) => route.fulfill(answer));
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 3 })).toHaveText('The dispatch cannot be read');
    });
  }

  test('a house without games says so', async ({ page }) => {
    await page.route('**/api/games', (route) => route.fulfill({ body: '{"games":[]}' }));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText('The table is bare');
  });

  test('waiting is shown', async ({ page }) => {
    await page.route('**/api/games', () => {});
    await page.goto('/');
    await expect(page.getByRole('status')).toHaveText('Unfolding the maps…');
  });
});
