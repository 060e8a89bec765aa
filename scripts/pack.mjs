import { parseArgs } from 'node:util';
import { build, forPacking } from './lib/build.mjs';
import { endChildrenOnInterrupt } from './lib/child.mjs';
import { installPackages } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { inCheckout } from './lib/paths.mjs';
import { PlainFailure } from './lib/plain-failure.mjs';
import { withProgress } from './lib/progress.mjs';

const HELP = `npm run pack -- [options]

Builds what changed and packs all that is needed to serve and to use the command into one file for npm.

  --out DIR   folder for the file, which must exist (dist/ in the checkout, which is made)
  --help      this page`;

/** @param {readonly string[]} args */
const readOptions = (args) => {
  try {
    const options = /** @type {const} */ ({ out: { type: 'string' }, help: { type: 'boolean' } });
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new PlainFailure(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
};

/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** @param {readonly string[]} args */
export const main = async (args) => {
  const { out, help } = readOptions(args);
  if (help) {
    console.log(HELP);
    return;
  }
  endChildrenOnInterrupt();
  await withLock(async () => {
    await installPackages();
    await build(forPacking);
    // Not before everything is installed: it needs a package.
    const { pack } = await import('./lib/pack.mjs');
    const packed = await withProgress('Packing', () => pack(out ?? inCheckout('dist')));
    console.log(
      `${packed.file}: ${packed.files} files, ${megabytes(packed.size)}, unpacked ${megabytes(packed.unpacked)}`,
    );
  });
};
