import { complaints } from './accessibility.ts';
import { expect, test } from './house.ts';
import { setUp } from './lobby-ways.ts';

const GAMES = ['Pub Battles', 'Les Aigles', 'Cursed Blades'];

for (const { locale, heading, space, playNow, play, book } of [
  {
    locale: 'fr-FR',
    heading: 'Les jeux',
    space: 'Table au centimètre',
    playNow: 'Jouer tout de suite',
    play: 'Jouer',
    book: 'Règles',
  },
  {
    locale: 'en-GB',
    heading: 'The games',
    space: 'Measured table',
    playNow: 'Play now',
    play: 'Play',
    book: 'Rulebook',
  },
]) {
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test('finds the games in its language, without a complaint', async ({ page, noise }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(GAMES);
      await expect(page.getByRole('button', { name: playNow })).toBeVisible();
      const battles = page.getByRole('article', { name: 'Pub Battles' });
      await expect(battles.getByRole('link', { name: play })).toHaveAttribute('href', '#/play/pub-battles');
      await expect(battles.getByRole('link', { name: book })).toHaveAttribute('href', '#/rules/pub-battles');
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

test.describe('the way to a table', () => {
  test.use({ locale: 'en-GB' });

  test('goes by game, battle and manner, and the table is found again', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Play Pub Battles' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pub Battles: which battle?');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(5);
    await page.getByRole('button', { name: /Morval/ }).click();
    await page.getByLabel('Your side').selectOption('Austrians');
    await page.getByLabel('The general').selectOption('Blind chance');
    await page.getByLabel(/Your name/).fill('Ida');
    await page.getByRole('button', { name: 'Begin the battle' }).click();
    await expect(page.locator('.piece[data-ref="ostrau-uhlans"]')).toBeVisible();
    await page.getByRole('tab', { name: 'The table' }).click();
    await expect(page.getByText('Austrians: Ida')).toBeVisible();
    await page.getByRole('link', { name: 'Lobby' }).click();

    await expect(page.getByRole('heading', { name: 'My tables' })).toBeVisible();
    await page.getByRole('link', { name: 'Go on playing First Contact: Morval, 1814' }).click();
    await expect(page.locator('.piece[data-ref="ostrau-uhlans"]')).toBeVisible();

    await page.goto('/');
    await page.getByRole('button', { name: /^Clear First Contact/ }).click();
    await expect(page.getByText('It cannot be brought back.')).toBeVisible();
    await page.getByRole('button', { name: 'Leave it' }).click();
    await page.getByRole('button', { name: /^Clear First Contact/ }).click();
    await page.getByRole('button', { name: 'Clear it away' }).click();
    await expect(page.getByRole('heading', { name: 'My tables' })).toHaveCount(0);
  });

  test('a seat is taken by its link, and no other text is one', async ({ page, browser, baseURL }) => {
    await setUp(page, 'Set up and get the link');
    const link = await page.getByRole('textbox', { name: /The chair of Austrians/ }).inputValue();

    const context = await browser.newContext({ locale: 'en-GB', baseURL: baseURL ?? '' });
    const friend = await context.newPage();
    await friend.goto('/');
    const field = friend.getByLabel('Join by link');
    await field.fill('a letter');
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await expect(friend.getByText('That is no link to a seat')).toBeVisible();
    await field.fill(`${link}x`);
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await expect(friend.getByRole('heading', { name: 'No chair here' })).toBeVisible();
    await friend.goto('/');
    await field.fill(link);
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await expect(friend.locator('.piece[data-ref="ostrau-uhlans"]')).toBeVisible();
    // The chair is taken: there is nothing left to pass on.
    await expect(page.getByRole('textbox', { name: /The chair of Austrians/ })).toHaveCount(0);
    await context.close();
  });

  test('a file that is no log is told', async ({ page }) => {
    await page.goto('/');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'letter.ndjson', mimeType: 'text/plain', buffer: Buffer.from('{}\n') });
    await expect(page.getByText('That file is no log of a battle')).toBeVisible();
  });
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
