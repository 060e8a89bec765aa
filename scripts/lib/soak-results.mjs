import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { checkout, inCheckout } from './paths.mjs';
import { caseAfter, rowAfter } from './soak-sums.mjs';

/** @typedef {import('./soak-sums.mjs').Row} Row */
/** @typedef {import('./soak-sums.mjs').Soaked} Soaked */

const KEPT = inCheckout('docs', 'soak.json');

/** @param {readonly string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim();

/** What a soak runs on: taken before it begins, since the sources may change while it goes on. */
export const sourcesNow = () => ({
  commit: git('rev-parse', 'HEAD'),
  changes:
    git('status', '--porcelain', '--untracked-files=no', '--', ':!docs/soak.json') === ''
      ? 'none'
      : 'uncommitted',
});

/** @returns {Record<string, Row | undefined>} */
const kept = () => (existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {});

/** @param {string} file @param {string | undefined} tested */
export const firstCase = (file, tested) => caseAfter(kept()[file], tested);

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
