import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './child.mjs';
import { checkout, inCheckout } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';

/** @typedef {import('./child.mjs').Finished} Finished */

const RECORD = inCheckout('node_modules', '.cache', 'grognard', 'proofs.json');
const PROVING = ['engine', 'field', 'games', 'generals', 'scenarios', 'tools/proofs'];

/** What makes vitest write down which test proves which rule. */
export const proofsReporter = '--reporter=./tools/proofs/reporter.ts';

/** With the folders themselves, since a file that is gone shows in its folder alone. @param {string} folder @returns {string[]} */
const everythingIn = (folder) => [
  folder,
  ...readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'recorded'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? everythingIn(path) : [path];
  }),
];

const sources = () =>
  PROVING.map((folder) => inCheckout(folder))
    .filter(existsSync)
    .flatMap(everythingIn);

const isFresh = () =>
  existsSync(RECORD) && sources().every((file) => statSync(file).mtimeMs <= statSync(RECORD).mtimeMs);

/** A test that neither asks for a proof nor has the look of a rule id in it has nothing to add to the record. */
const CAN_PROVE = /tools\/proofs\/|\/proving\.ts|\b[A-Z]{2,}-[A-Z]*\d/;

const provingTests = () =>
  sources()
    .filter((file) => file.endsWith('.test.ts') && CAN_PROVE.test(readFileSync(file, 'utf8')))
    .map((file) => relative(checkout, file));

/** @param {string} tool @param {readonly string[]} args */
const ours = (tool, args) => run(process.execPath, [inCheckout(tool), ...args]);

const build = async () => {
  const { status, output } = await ours('node_modules/typescript7/bin/tsc', ['-b', 'cli']);
  if (status !== 0) throw new PlainFailure(`The command line does not compile:\n${output.trim()}`);
};

/** Tests that fail are in the record, too: whoever reads it says what they fail to prove. */
const collectProofs = async () => {
  if (isFresh()) return;
  await ours('node_modules/vitest/vitest.mjs', [
    'run',
    '--project',
    'pure',
    proofsReporter,
    ...provingTests(),
  ]);
};

/** Tells what is not said in a language yet. @param {readonly string[]} args @returns {Promise<Finished>} */
export const missingWords = async (args) => {
  await build();
  return ours('cli/dist/dev/main.js', ['words', ...args]);
};

/**
 * Runs the rulebook tool on what the tests prove now.
 * @param {'check' | 'docs'} verb
 * @returns {Promise<Finished>}
 */
export const withRulebooks = async (verb) => {
  await build();
  await collectProofs();
  return ours('cli/dist/dev/main.js', [verb]);
};
