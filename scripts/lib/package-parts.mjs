import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { inCheckout } from './paths.mjs';

/** @param {string} folder @returns {string[]} */
export const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });

/** @param {string} name */
export const isOurs = (name) => name.startsWith('@grognard/');

/** What a package needs when it runs, by name. @param {string} folder @returns {readonly string[]} */
const namesIn = (folder) =>
  Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies ?? {});

/** The folder of a package, and those of all of ours that it needs. @param {string} first @returns {readonly string[]} */
export const packagesOf = (first) => {
  const found = new Set([first]);
  for (const folder of found) {
    for (const name of namesIn(folder).filter(isOurs))
      found.add(realpathSync(inCheckout('node_modules', name)));
  }
  return [...found];
};

/** What they need of others. @param {readonly string[]} folders @returns {readonly string[]} */
export const needsOf = (folders) => [...new Set(folders.flatMap(namesIn).filter((name) => !isOurs(name)))];
