import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: { run(): Promise<AxeResults> };
  }
}

/** What the accessibility checker minds on the page as it stands, each with the element it means. */
export const complaints = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html}: ${failureSummary}`),
  );
};
