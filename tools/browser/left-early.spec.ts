import { Hands } from './hands.ts';
import { expect, test } from './house.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

test('who leaves a table before it is laid does not go on listening to it', async ({ page }) => {
  const heard: string[] = [];
  page.on('websocket', (line) => line.on('framesent', ({ payload }) => heard.push(payload.toString())));
  let lay: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    lay = resolve;
  });
  await page.route('**/view?at=0', async (route) => {
    await gate;
    await route.continue();
  });
  const hands = new Hands(page, 'en');
  await page.goto('/');
  const asked = page.waitForRequest('**/view?at=0');
  await page.getByRole('button', { name: hands.words.playNow }).click();
  await asked;
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await expect(page.getByRole('button', { name: hands.words.playNow })).toBeVisible();
  const laid = page.waitForResponse((response) => response.url().includes('/messages'));
  lay();
  await laid;
  await page.waitForTimeout(500);
  expect(heard).toEqual([]);
});
