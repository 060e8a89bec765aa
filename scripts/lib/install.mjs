import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { explainInstall } from './npm-failure.mjs';
import { inCheckout } from './paths.mjs';
import { explainWriting } from './plain-failure.mjs';
import { withProgress } from './progress.mjs';

/** @param {string} folder */
const stampFile = (folder) => join(folder, 'node_modules', '.grognard-stamp');

/**
 * What an installation depends on: the lock file, and the Node and machine it was made for.
 * @param {string} folder
 */
const stampFor = (folder) =>
  [
    createHash('sha256')
      .update(readFileSync(join(folder, 'package-lock.json')))
      .digest('hex'),
    `node ${process.versions.node.split('.')[0]}`,
    `${process.platform} ${process.arch}`,
  ].join('\n');

/** @param {string} folder */
const stampIn = (folder) => {
  try {
    return readFileSync(stampFile(folder), 'utf8');
  } catch {
    return undefined;
  }
};

/** @param {string} folder */
const isInstalled = (folder) => stampIn(folder) === stampFor(folder);

// A dead network is told within seconds: npm's own patience is over a minute.
const MANNERS = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const PATIENCE = ['--fetch-retries=2', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=3000'];

/** @param {readonly string[]} args @param {string} cwd */
export const npm = (args, cwd) => {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args], { cwd, limit: 1800 });
  return run('npm', args, { cwd, limit: 1800 });
};

/** @param {string} folder */
const checkWriting = (folder) => {
  try {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    writeFileSync(stampFile(folder), 'under way');
  } catch (error) {
    throw explainWriting(folder, error);
  }
};

/** @param {string} folder @param {string} what */
const install = async (folder, what) => {
  if (isInstalled(folder)) return;
  checkWriting(folder);
  const { status, output } = await withProgress(`Installing ${what}`, () =>
    npm(['ci', ...MANNERS, ...PATIENCE], folder),
  );
  if (status !== 0) throw explainInstall(output, folder);
  writeFileSync(stampFile(folder), stampFor(folder));
};

export const installPackages = () => install(inCheckout(), 'the packages');
export const installTools = () => install(inCheckout('tools'), 'the test tools (browser and PostgreSQL)');

export const everythingIsInstalled = () => isInstalled(inCheckout());
