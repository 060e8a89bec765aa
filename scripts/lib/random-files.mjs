import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fullCounts } from './counts.mjs';
import { inCheckout } from './paths.mjs';

/** @typedef {Readonly<Record<string, number>>} Counts */
/** @typedef {{ file: string, counts: Counts }} RandomFile a file of tests, and what it counts to in a soak */

const { dirname, join } = posix;

/** @param {string} file */
const read = (file) => readFileSync(inCheckout(file), 'utf8');

/** @param {string} folder @returns {readonly string[]} */
const packagesIn = (folder) =>
  readdirSync(inCheckout(folder))
    .map((name) => join(folder, name))
    .filter((path) => existsSync(inCheckout(path, 'test')));

/** @param {string} home @returns {readonly string[]} */
const testsOf = (home) =>
  readdirSync(inCheckout(home, 'test'), { recursive: true, encoding: 'utf8' })
    .map((path) => join(home, 'test', path.replaceAll('\\', '/')))
    .filter((path) => path.endsWith('.test.ts'));

/** What a test brings in from beside itself. @param {string} file @returns {readonly string[]} */
const helpersOf = (file) =>
  [...read(file).matchAll(/^(?:import|\}).* from '(\.\.?\/[^']+\.ts)';/gm)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => path.includes('/test/') && existsSync(inCheckout(path)));

/** A test, its helpers, and theirs. @param {string} file @param {Set<string>} [found] @returns {Set<string>} */
export const readBy = (file, found = new Set()) => {
  if (found.has(file)) return found;
  found.add(file);
  for (const helper of helpersOf(file)) readBy(helper, found);
  return found;
};

/** The rows of the table that a file names. @param {string} text @param {Counts} counts @returns {readonly string[]} */
const suitesIn = (text, counts) =>
  /\/counts\.ts'/.test(text) ? Object.keys(counts).filter((suite) => text.includes(`'${suite}'`)) : [];

/** @param {string} file @param {Counts} counts @returns {Counts} */
const countsOf = (file, counts) => {
  const suites = new Set([...readBy(file)].flatMap((each) => suitesIn(read(each), counts)));
  return Object.fromEntries([...suites].toSorted().map((suite) => [suite, counts[suite] ?? 0]));
};

/**
 * The tests that take a count, from the table itself or through a helper beside them.
 * @returns {readonly RandomFile[]}
 */
export const randomFiles = () => {
  const counts = fullCounts();
  return [...packagesIn('.'), ...packagesIn('games')]
    .flatMap(testsOf)
    .toSorted()
    .map((file) => ({ file, counts: countsOf(file, counts) }))
    .filter((each) => Object.keys(each.counts).length > 0);
};
