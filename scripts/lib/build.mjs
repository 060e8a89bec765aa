import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './child.mjs';
import { fingerprint } from './fingerprint.mjs';
import { checkout, inCheckout, workFolder } from './paths.mjs';
import { explainWriting, PlainFailure } from './plain-failure.mjs';
import { withProgress } from './progress.mjs';

/**
 * A part is built again when a file of its inputs changed or its product is gone.
 * @typedef {{ name: string, product: string, inputs: () => string[], build: () => Promise<void> }} Part
 */

/** @param {string} name */
const stampFile = (name) => join(workFolder, `${name}.stamp`);

/** @param {Part} part */
const stampFor = (part) =>
  fingerprint([inCheckout('package-lock.json'), inCheckout('tsconfig.base.json'), ...part.inputs()]);

/** @param {Part} part */
const isBuilt = (part) => {
  if (!existsSync(part.product) || !existsSync(stampFile(part.name))) return false;
  return readFileSync(stampFile(part.name), 'utf8') === stampFor(part);
};

/** The folder of a package and of every package its tsconfig refers to. @param {string} folder @returns {string[]} */
const withReferences = (folder) => {
  const { references = [] } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'));
  return [
    folder,
    ...references.flatMap((/** @type {{ path: string }} */ { path }) => withReferences(join(folder, path))),
  ];
};

/** @param {string} tool @param {readonly string[]} args @param {string} [cwd] */
const runTool = async (tool, args, cwd = checkout) => {
  const { status, output } = await run(process.execPath, [inCheckout('node_modules', tool), ...args], {
    cwd,
  });
  if (status !== 0)
    throw new PlainFailure(
      `The build failed in ${relative(checkout, cwd) || 'the checkout'}:\n${output.trim()}`,
    );
};

/** A package and what it is made of, from TypeScript to dist/. @param {string} name @returns {Part} */
const code = (name) => ({
  name,
  product: inCheckout(name, 'dist', 'index.js'),
  inputs: () => [...new Set(withReferences(inCheckout(name)))],
  build: () => runTool('typescript7/bin/tsc', ['-b', name]),
});

/** @type {Part} */
const page = {
  name: 'web',
  product: inCheckout('web', 'dist', 'index.html'),
  inputs: () => withReferences(inCheckout('web')),
  // Built beside and then moved, so that a running server never finds half a page.
  build: async () => {
    await runTool(
      'vite/bin/vite.js',
      ['build', '--logLevel', 'warn', '--outDir', 'dist-next', '--emptyOutDir'],
      inCheckout('web'),
    );
    rmSync(inCheckout('web', 'dist'), { recursive: true, force: true });
    renameSync(inCheckout('web', 'dist-next'), inCheckout('web', 'dist'));
  },
};

/** What `npm start` needs. */
export const forServing = [code('server'), page];

/** What `npm run pack` packs. */
export const forPacking = [code('cli'), ...forServing];

/** What the whole checkout offers. */
export const forEverything = [code('bench'), ...forPacking];

/** @param {readonly Part[]} parts */
export const isFresh = (parts) => parts.every(isBuilt);

/** Builds what changed; call it holding the lock. @param {readonly Part[]} parts */
export const build = async (parts) => {
  for (const part of parts) {
    if (isBuilt(part)) continue;
    try {
      mkdirSync(workFolder, { recursive: true });
      rmSync(stampFile(part.name), { force: true });
      // Taken before the build: what is written while it runs makes it stale again.
      const stamp = stampFor(part);
      await withProgress(`Building ${part.name}`, part.build);
      writeFileSync(stampFile(part.name), stamp);
    } catch (error) {
      throw explainWriting(checkout, error);
    }
  }
};
