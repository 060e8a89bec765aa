import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { house, inHouse } from './paths.mjs';

/** @typedef {import('./random-files.mjs').Counts} Counts */
/** @typedef {{ file: string, counts: Counts, begun: number, passed: number, failed: number }} Soaked */

const KEPT = inHouse('docs', 'soak.json');

/** @param {readonly string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: house, encoding: 'utf8' }).trim();

/** What a soak runs on: taken before it begins, since the sources may change while it goes on. */
export const sourcesNow = () => ({
  commit: git('rev-parse', 'HEAD'),
  changes:
    git('status', '--porcelain', '--untracked-files=no', '--', ':!docs/soak.json') === ''
      ? 'none'
      : 'uncommitted',
});

/** @returns {Record<string, unknown>} */
const kept = () => (existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {});

/**
 * Keeps the last result of a file of tests, in the place of the one before.
 * @param {ReturnType<typeof sourcesNow>} sources @param {Soaked} soaked
 */
export const keepSoaked = (sources, { file, counts, begun, passed, failed }) => {
  const result = {
    date: new Date(begun).toISOString().slice(0, 10),
    ...sources,
    node: process.versions.node,
    minutes: Math.round((Date.now() - begun) / 6_000) / 10,
    passed,
    failed,
    counts,
  };
  const all = Object.entries({ ...kept(), [file]: result });
  const sorted = Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(KEPT, `${JSON.stringify(sorted, undefined, 2)}\n`);
};
