import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const isRoot = (folder: string): boolean =>
  existsSync(join(folder, 'scenarios')) && existsSync(join(folder, 'games'));

const above = (folder: string): string => {
  if (isRoot(folder)) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('the command line lies outside the checkout and the package');
  return above(parent);
};

/** The checkout, or the package made of it: this file runs from its source and from dist/, which are not equally deep. */
export const checkout = above(dirname(fileURLToPath(import.meta.url)));

export const inCheckout = (...parts: readonly string[]): string => join(checkout, ...parts);

/** Which Grognard this is: that of the command's own package. */
export const version = (): string =>
  JSON.parse(readFileSync(inCheckout('cli', 'package.json'), 'utf8')).version;
/** Whether we run from the checkout: the package that is made of it goes by another name. */
export const isCheckout = (folder: string = checkout): boolean =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name === 'grognard-checkout';
