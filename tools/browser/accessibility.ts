import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: { run(): Promise<AxeResults> };
  }
}

/** The letters on a block or a counter are a drawing: the piece's name says more, in other words. */
const isDrawn = (rule: string, html: string): boolean =>
  rule === 'label-content-name-mismatch' && /^<g (?:role="button" )?class="(?:piece|pile|token) /.test(html);

/** What the accessibility checker minds on the page as it stands, each with the element it means. */
export const complaints = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => !isDrawn(id, html))
      .map(({ html, failureSummary }) => `${id}: ${help}: ${html}: ${failureSummary}`),
  );
};
