import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { inHouse } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';

/** @typedef {import('./child.mjs').Finished} Finished */

const RECORD = inHouse('node_modules', '.cache', 'grognard', 'proofs.json');
const PROVING = ['engine', 'field', 'games', 'generals', 'scenarios', 'tools/proofs'];

/** What makes vitest write down which test proves which rule. */
export const proofsReporter = '--reporter=./tools/proofs/reporter.ts';

/** @param {string} folder @returns {number} when a file below was last written */
const newest = (folder) =>
  readdirSync(folder, { withFileTypes: true }).reduce((latest, entry) => {
    if (['node_modules', 'dist', 'recorded'].includes(entry.name)) return latest;
    const path = join(folder, entry.name);
    return Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }, 0);

const isFresh = () => {
  const folders = PROVING.map((folder) => inHouse(folder)).filter(existsSync);
  return existsSync(RECORD) && statSync(RECORD).mtimeMs >= Math.max(...folders.map(newest));
};

/** @param {string} tool @param {readonly string[]} args */
const ours = (tool, args) => run(process.execPath, [inHouse(tool), ...args]);

const build = async () => {
  const { status, output } = await ours('node_modules/typescript7/bin/tsc', ['-b', 'cli']);
  if (status !== 0) throw new PlainFailure(`The command line does not compile:\n${output.trim()}`);
};

/** Tests that fail are in the record, too: whoever reads it says what they fail to prove. */
const collectProofs = async () => {
  if (isFresh()) return;
  await ours('node_modules/vitest/vitest.mjs', ['run', '--project', 'pure', proofsReporter]);
};

/**
 * Runs the rulebook tool on what the tests prove now.
 * @param {'check' | 'docs'} verb
 * @returns {Promise<Finished>}
 */
export const withRulebooks = async (verb) => {
  await build();
  await collectProofs();
  return ours('cli/dist/house/main.js', [verb]);
};
