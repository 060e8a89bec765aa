import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { inCheckout, workFolder } from './paths.mjs';

/** @typedef {{ passed: number, failed: number, output: string }} Outcome */
/** @typedef {import('./child.mjs').Finished} Finished */
/** @typedef {import('./child.mjs').Manner} Manner */
/** @typedef {{ name: string, run: () => Promise<Outcome> }} Stage */

/** @param {boolean} good @param {string} output @returns {Outcome} */
const single = (good, output) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1, output });

/**
 * Work of our own that either succeeds or throws.
 * @param {string} name @param {() => Promise<void>} work @returns {Stage}
 */
export const task = (name, work) => ({
  name,
  run: async () => {
    try {
      await work();
      return single(true, '');
    } catch (error) {
      return single(false, error instanceof Error ? error.message : String(error));
    }
  },
});

/**
 * A tool of ours that says with its exit status whether all is well: one check.
 * @param {string} name @param {string} tool @param {readonly string[]} args @returns {Stage}
 */
export const check = (name, tool, args) =>
  finishing(name, () => run(process.execPath, [inCheckout('node_modules', tool), ...args]));

/**
 * Anything that ends with a status: one check.
 * @param {string} name @param {() => Promise<Finished>} work @returns {Stage}
 */
export const finishing = (name, work) => ({
  name,
  run: async () => {
    const { status, output } = await work();
    return single(status === 0, output);
  },
});

/** @param {string} name */
const reportFile = (name) => {
  mkdirSync(workFolder, { recursive: true });
  const file = join(workFolder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
};

/**
 * A suite counts its own tests, and a suite that broke off without a failed test has failed nevertheless.
 * @param {Finished} finished
 * @param {() => { passed: number, failed: number }} count
 * @returns {Outcome}
 */
const counted = ({ status, output }, count) => {
  try {
    const { passed, failed } = count();
    return { passed, failed: status === 0 ? failed : Math.max(failed, 1), output };
  } catch {
    return { passed: 0, failed: 1, output: `${output}\nIt ended without a report.` };
  }
};

/**
 * @param {string} name
 * @param {readonly string[]} projects of vitest.config.ts
 * @param {readonly string[]} [more] arguments
 * @param {Manner} [manner]
 * @returns {Stage}
 */
export const vitest = (name, projects, more = ['--reporter=default'], manner = {}) => ({
  name,
  run: async () => {
    const file = reportFile(name);
    const args = ['run', ...projects.flatMap((project) => ['--project', project]), ...more];
    const reporting = ['--reporter=json', `--outputFile.json=${file}`];
    const finished = await run(
      process.execPath,
      [inCheckout('node_modules/vitest/vitest.mjs'), ...args, ...reporting],
      manner,
    );
    return counted(finished, () => {
      const report = JSON.parse(readFileSync(file, 'utf8'));
      // A file that cannot be loaded fails without a failed test in it.
      const broken = report.testResults.filter(
        (/** @type {{ status: string, assertionResults: unknown[] }} */ suite) =>
          suite.status === 'failed' && suite.assertionResults.length === 0,
      ).length;
      const unrun = report.numPendingTests + report.numTodoTests;
      return { passed: report.numPassedTests, failed: report.numFailedTests + broken + unrun };
    });
  },
});

/**
 * @param {string} name
 * @param {readonly string[]} [files] parts of the names of the files to run; none means all
 * @param {Manner} [manner]
 * @returns {Stage}
 */
export const playwright = (name, files = [], { env = {}, ...manner } = {}) => ({
  name,
  run: async () => {
    const file = reportFile(name);
    const finished = await run(
      process.execPath,
      [inCheckout('tools/node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json', ...files],
      { cwd: inCheckout('tools/browser'), env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }, ...manner },
    );
    return counted(finished, () => {
      const { stats } = JSON.parse(readFileSync(file, 'utf8'));
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
    });
  },
});
