import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { closeImports } from './package-imports.mjs';
import { needsInFull } from './package-needs.mjs';
import { filesUnder, needsOf, packagesOf } from './package-parts.mjs';
import { checkout, inCheckout } from './paths.mjs';

/**
 * The package has the folders of the checkout in their places, with what Node runs and the data beside it: what finds its
 * way in the one finds it in the other. Only the imports between our packages, which npm links in a checkout, become relative.
 */
const DATA = ['scenarios', 'web/dist', 'docs/rulebooks', 'hosting'];
const DOCUMENTS = ['command-line', 'hex-maps', 'operating', 'position-files', 'protocol', 'tables'];
const SINGLE = [
  'LICENSE',
  'CHANGELOG.md',
  'docs/position.schema.json',
  'cli/grognard.js',
  // What tells the version.
  'cli/package.json',
  'server/package.json',
  ...DOCUMENTS.map((name) => `docs/${name}.md`),
  ...['begin.cjs', 'grognard.cjs', 'grognard.mjs', 'load.cjs', 'node-version.cjs'].map(
    (name) => `scripts/${name}`,
  ),
];

/** Source maps name sources that are not there; tests try the samples in the checkout. @param {string} file */
const isWanted = (file) => !file.endsWith('.map') && !file.startsWith(inCheckout('hosting', 'test'));

/** @param {string} file @param {string} into */
const copy = (file, into) => {
  const to = join(into, relative(checkout, file));
  mkdirSync(dirname(to), { recursive: true });
  cpSync(file, to);
};

/** What Node runs of a package; what was built from a source that is gone stays behind. @param {string} folder */
const builtOf = (folder) =>
  filesUnder(join(folder, 'dist')).filter(
    (file) =>
      file.endsWith('.js') &&
      existsSync(join(folder, relative(join(folder, 'dist'), file)).replace(/\.js$/, '.ts')),
  );

/** Data that lies inside a package. @param {string} folder */
const dataOf = (folder) =>
  ['examples', 'scenarios'].flatMap((name) =>
    existsSync(join(folder, name)) ? filesUnder(join(folder, name)) : [],
  );

/** @param {readonly string[]} packages */
const manifest = (packages) => {
  const { description, license, engines } = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8'));
  const { name, version } = JSON.parse(readFileSync(join(packages[0] ?? '', 'package.json'), 'utf8'));
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    bin: { grognard: 'scripts/grognard.cjs' },
    engines,
    ...needsInFull(needsOf(packages)),
  };
};

/** @param {string} folder empty, or not there yet */
export const fillPackage = async (folder) => {
  const packages = packagesOf(inCheckout('cli'));
  for (const file of packages.flatMap(builtOf)) {
    const to = join(folder, relative(checkout, file));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, await closeImports(file));
  }
  const data = [...packages.flatMap(dataOf), ...DATA.flatMap((name) => filesUnder(inCheckout(name)))];
  for (const file of [...data.filter(isWanted), ...SINGLE.map((name) => inCheckout(name))])
    copy(file, folder);
  for (const name of ['README.md', 'README.fr.md'])
    cpSync(inCheckout('cli', 'package', name), join(folder, name));
  chmodSync(join(folder, 'scripts/grognard.cjs'), 0o755);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(packages), undefined, 2)}\n`);
};
