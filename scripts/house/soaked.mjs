import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { house, inHouse } from './paths.mjs';

/** @typedef {import('./random-files.mjs').Counts} Counts */
/** @typedef {{ file: string, counts: Counts, begun: number, passed: number, failed: number, tested: string | undefined }} Soaked */
/** @typedef {{ minutes: number, passed: number, failed: number, counts: Counts, runs: number }} Sum */

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

/** @returns {Record<string, (Partial<Sum> & { tested?: string }) | undefined>} */
const kept = () => (existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {});

/** What earlier runs of a file have come to that tested the same. @param {string} file @param {string | undefined} tested @returns {Sum} */
const before = (file, tested) => {
  const { minutes = 0, passed = 0, failed = 0, counts = {}, runs = 0, ...row } = kept()[file] ?? {};
  const isSame = tested !== undefined && row.tested === tested;
  return isSame
    ? { minutes, passed, failed, counts, runs }
    : { minutes: 0, passed: 0, failed: 0, counts: {}, runs: 0 };
};

/** Where a run goes on: behind all the cases of those before it. @param {string} file @param {string | undefined} tested */
export const firstCase = (file, tested) => 1 + Math.max(0, ...Object.values(before(file, tested).counts));

/** @param {Sum} sum @param {Soaked} soaked @returns {Sum} */
const added = (sum, { counts, begun, passed, failed }) => ({
  minutes: Math.round((sum.minutes + (Date.now() - begun) / 60_000) * 10) / 10,
  passed: sum.passed + passed,
  failed: sum.failed + failed,
  counts: Object.fromEntries(
    Object.entries(counts).map(([suite, count]) => [suite, (sum.counts[suite] ?? 0) + count]),
  ),
  runs: sum.runs + 1,
});

/**
 * Keeps the last result of a file of tests, in the place of the one before; where runs add up, with all of those that tested the
 * same.
 * @param {ReturnType<typeof sourcesNow>} sources @param {Soaked} soaked
 */
export const keepSoaked = (sources, soaked) => {
  const { file, begun, tested } = soaked;
  const { runs, ...sum } = added(before(file, tested), soaked);
  const result = {
    date: new Date(begun).toISOString().slice(0, 10),
    ...sources,
    node: process.versions.node,
    ...sum,
    ...(tested !== undefined && { runs, tested }),
  };
  const all = Object.entries({ ...kept(), [file]: result });
  const sorted = Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(KEPT, `${JSON.stringify(sorted, undefined, 2)}\n`);
};
