import { expect, test } from './house.ts';

test('the page is served without a complaint', async ({ page, noise }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grognard');
  expect(noise).toEqual([]);
});
