import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { house, inHouse } from './paths.mjs';

/** @typedef {import('./random-files.mjs').Counts} Counts */
/** @typedef {{ counts: Counts, minutes: number, passed: number, failed: number, tested: string | undefined }} Soaked one run */
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

/** @typedef {Partial<Sum> & { tested?: string }} Row as it is kept */

/** @returns {Record<string, Row | undefined>} */
const kept = () => (existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {});

/** What earlier runs have come to, if they tested the same. @param {Row | undefined} row @param {string | undefined} tested @returns {Sum} */
const sumOf = (row = {}, tested) => {
  const isSame = tested !== undefined && row.tested === tested;
  const { minutes = 0, passed = 0, failed = 0, counts = {}, runs = 0 } = isSame ? row : {};
  return { minutes, passed, failed, counts, runs };
};

/** Where a run goes on: behind all the cases of those before it. @param {Row | undefined} row @param {string | undefined} tested */
export const caseAfter = (row, tested) => 1 + Math.max(0, ...Object.values(sumOf(row, tested).counts));

/** @param {string} file @param {string | undefined} tested */
export const firstCase = (file, tested) => caseAfter(kept()[file], tested);

/**
 * What is kept after a run: its result, in the place of the one before; where runs add up, with all of those that tested the same.
 * @param {Row | undefined} row @param {Soaked} soaked
 */
export const rowAfter = (row, { counts, minutes, passed, failed, tested }) => {
  const before = sumOf(row, tested);
  return {
    minutes: Math.round((before.minutes + minutes) * 10) / 10,
    passed: before.passed + passed,
    failed: before.failed + failed,
    counts: Object.fromEntries(
      Object.entries(counts).map(([suite, count]) => [suite, (before.counts[suite] ?? 0) + count]),
    ),
    ...(tested !== undefined && { runs: before.runs + 1, tested }),
  };
};

/** @param {ReturnType<typeof sourcesNow>} sources @param {string} file @param {Soaked} soaked */
export const keepSoaked = (sources, file, soaked) => {
  const rows = kept();
  const row = {
    date: new Date().toISOString().slice(0, 10),
    ...sources,
    node: process.versions.node,
    ...rowAfter(rows[file], soaked),
  };
  const all = Object.entries({ ...rows, [file]: row });
  const sorted = Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(KEPT, `${JSON.stringify(sorted, undefined, 2)}\n`);
};
