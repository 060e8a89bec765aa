import type { Page } from '@playwright/test';

/** From the lobby by way of the scenarios to a table of the first battle, set up in one of the ways to play. */
export const setUp = async (page: Page, begin: string): Promise<void> => {
  await page.goto('/#/play/pub-battles');
  await page.getByRole('button', { name: /Morval/ }).click();
  await page.getByRole('button', { name: begin }).click();
};
