import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const isHouse = (folder: string): boolean => {
  const file = join(folder, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === 'grognard-house';
};

const above = (folder: string): string => {
  if (isHouse(folder)) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('the command line lies outside the checkout');
  return above(parent);
};

/** The checkout: this file runs from its source and from dist/, which are not equally deep. */
export const house = above(dirname(fileURLToPath(import.meta.url)));

export const inHouse = (...parts: readonly string[]): string => join(house, ...parts);

/** Which Grognard this is: that of the command's own package. */
export const version = (): string => JSON.parse(readFileSync(inHouse('cli', 'package.json'), 'utf8')).version;
