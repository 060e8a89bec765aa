import type { Page } from '@playwright/test';
import { complaints } from './accessibility.ts';
import { expect, test } from './house.ts';
import { languagesFrom } from './languages.ts';

test.setTimeout(180_000);

const enter = async (page: Page, card: string): Promise<void> => {
  await page.goto('/#/play/les-aigles');
  await page.getByRole('button', { name: card }).click();
};

test.describe('a battle of one’s own', () => {
  test.use({ locale: 'en-GB' });

  test('is put together on points, refused with its rule, mended, and played', async ({ page, noise }) => {
    await enter(page, 'A battle of your own');
    const north = page.getByRole('region', { name: 'Army of the north' });
    await north.getByLabel('Nation').selectOption('Prussia');
    await expect(north.getByText('This army may take the field.')).toBeVisible();
    const total = north.locator('.total');
    const before = await total.textContent();
    await north.getByLabel('Troops').selectOption({ label: 'Grenadier: 28 points each' });
    await north.getByRole('button', { name: 'Add to the army' }).click();
    await expect(north.getByText('Grenadier no. 1', { exact: true })).toBeVisible();
    await expect(total).not.toHaveText(before ?? '');

    await page.getByLabel('Points for each army').fill('2000');
    await page.getByLabel('Points for each army').press('Enter');
    await expect(north.getByText(/LA-S3\.7-70/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose how to play it' })).toHaveCount(0);
    await expect(page.getByText('Both armies must be able to take the field first.')).toBeVisible();
    await page.getByLabel('Points for each army').fill('4500');
    await page.getByLabel('Points for each army').press('Enter');

    const picture = page.getByRole('img', { name: 'The table: mixed, 240 by 120 cm' });
    await expect(picture.locator('path').first()).toBeAttached();
    const drawn = await picture.innerHTML();
    await page.getByLabel('Number of the table').fill('21');
    await page.getByLabel('Number of the table').press('Enter');
    await expect.poll(() => picture.innerHTML()).not.toBe(drawn);
    await page.getByLabel('Kind of ground').selectOption('hilly');
    await expect(page.getByRole('img', { name: 'The table: hilly, 240 by 120 cm' })).toBeVisible();

    await page.getByRole('button', { name: 'Choose how to play it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('France against Prussia');
    await page.getByRole('button', { name: 'Back to your battle' }).click();
    await expect(north.getByText('Grenadier no. 1', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Choose how to play it' }).click();
    await page.getByLabel('Your side').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Begin the battle' }).click();
    await expect(page.getByRole('button', { name: /Grenadier no. 1/ }).first()).toBeAttached({
      timeout: 60_000,
    });
    expect(noise).toEqual([]);
  });

  test('can be made with the keyboard alone, which never loses its place', async ({ page }) => {
    await enter(page, 'A battle of your own');
    const south = page.getByRole('region', { name: 'Army of the south' });
    const removes = south.getByRole('button', { name: /^Remove / });
    await expect(removes.first()).toBeVisible();
    const many = await removes.count();
    await removes.first().focus();
    await page.keyboard.press('Enter');
    await expect(removes).toHaveCount(many - 1);
    await expect(removes.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^One company more: /);
    const total = south.locator('.total');
    const before = await total.textContent();
    await page.keyboard.press('Space');
    await expect(total).not.toHaveText(before ?? '');
  });
});

const CARDS = { fr: 'Une bataille à vous', en: 'A battle of your own' } as const;

for (const { language, locale } of languagesFrom('fr'))
  test.describe(`its room, ${locale}`, () => {
    test.use({ locale });

    for (const width of [390, 1280])
      test(`stands at ${width} px without a complaint`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await enter(page, CARDS[language]);
        await expect(page.getByRole('region')).toHaveCount(3);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
        expect(await complaints(page)).toEqual([]);
        if (process.env.GROGNARD_PICTURES !== undefined)
          await page.screenshot({
            path: `${process.env.GROGNARD_PICTURES}/own-${locale}-${width}.png`,
            fullPage: true,
          });
      });
  });
