import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Where they go, and in which light: `PICTURES=/tmp/look THEME=dark` for a look of one's own, as PNG. */
const FOLDER = process.env.PICTURES ?? join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures');
export const THEME = process.env.THEME === 'dark' ? 'dark' : 'light';
export const LANGUAGES = ['fr', 'en'] as const;

mkdirSync(FOLDER, { recursive: true });

export const shoot = async (page: Page, name: string, quality = 88): Promise<void> => {
  // Fonts, and what the eye follows, come to rest.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
  const file = join(FOLDER, name);
  if (process.env.PICTURES !== undefined) await page.screenshot({ path: `${file}.png` });
  else await page.screenshot({ path: `${file}.jpg`, type: 'jpeg', quality });
};
