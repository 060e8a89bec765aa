import type { Locator, Page } from '@playwright/test';
import type { TableHands } from './hands.ts';
import { expect } from './house.ts';

/** Goes round the page by key until something has the focus. */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect(wanted.first()).toBeVisible();
  for (let i = 0; i < 150; i += 1) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
};

/** Gives an order with a button that is come to by key. */
export const press = async (hands: TableHands, wanted: Locator): Promise<void> => {
  await tabTo(hands.page, wanted);
  expect(await hands.giving(() => hands.page.keyboard.press('Enter'))).toBe(200);
};
