import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { build, forServing } from './house/build.mjs';
import { endChildrenOnInterrupt } from './house/child.mjs';
import { fullCounts } from './house/counts.mjs';
import { installHouse, installTools } from './house/install.mjs';
import { withLock } from './house/lock.mjs';
import { house, inHouse } from './house/paths.mjs';
import { playwright, vitest } from './house/stage.mjs';

/** @typedef {import('./house/stage.mjs').Outcome} Outcome */

const A_DAY = 24 * 3600;
const manner = { env: { GROGNARD_SOAK: '1' }, limit: A_DAY, show: true };

/** Every random suite, one after the other: each may use both cores. */
const suites = [
  vitest('soak', ['pure', 'edges', 'postgres'], ['--reporter=verbose'], manner),
  playwright('soak-browser', ['runtimes'], manner),
];

/** @param {readonly string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: house, encoding: 'utf8' }).trim();

/** A failing random test says how to see its case again; the first is the one to look at. @param {string} output */
const firstReplay = (output) => /GROGNARD_SEED=\d+ npx vitest[^\n)]*/.exec(output)?.[0];

/** @param {number} begun */
const tellThatItGoesOn = (begun) =>
  setInterval(
    () => console.log(`soak: ${Math.round((Date.now() - begun) / 60_000)} min, still running`),
    60_000,
  );

/** @param {readonly Outcome[]} outcomes @param {number} begun */
const keepResult = (outcomes, begun) => {
  const result = {
    date: new Date(begun).toISOString().slice(0, 10),
    commit: git('rev-parse', 'HEAD'),
    changes: git('status', '--porcelain', '--untracked-files=no') === '' ? 'none' : 'uncommitted',
    node: process.versions.node,
    minutes: Math.round((Date.now() - begun) / 6_000) / 10,
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    counts: fullCounts(),
  };
  mkdirSync(inHouse('docs'), { recursive: true });
  writeFileSync(inHouse('docs', 'soak.json'), `${JSON.stringify(result, undefined, 2)}\n`);
  return result;
};

export const main = async () => {
  endChildrenOnInterrupt();
  await withLock(async () => {
    await installHouse();
    await installTools();
    await build(forServing);
  });
  const begun = Date.now();
  const ticking = tellThatItGoesOn(begun);
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const suite of suites) outcomes.push(await suite.run());
  clearInterval(ticking);
  const { passed, failed } = keepResult(outcomes, begun);
  const replay = firstReplay(outcomes.map(({ output }) => output).join('\n'));
  if (replay !== undefined) console.log(`The first failing case can be seen again with: ${replay}`);
  console.log('The result is kept in docs/soak.json.');
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
};
