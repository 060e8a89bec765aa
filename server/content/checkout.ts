import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const above = (folder: string): string => {
  if (existsSync(join(folder, 'scenarios')) && existsSync(join(folder, 'games'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('the server lies outside the checkout');
  return above(parent);
};

/** The checkout: this file runs from its source and from dist/, which are not equally deep. */
const checkout = above(import.meta.dirname);

export const inCheckout = (...parts: readonly string[]): string => join(checkout, ...parts);
