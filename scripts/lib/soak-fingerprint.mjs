import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inCheckout } from './paths.mjs';
import { readBy } from './random-files.mjs';

/** Whole runs that add up, and the script of the process that each of them tests. @type {Readonly<Record<string, string>>} */
const ADDING = {
  'server/test/store/kills.test.ts': 'server/test/store/kills/life.ts',
  'server/test/table/kills.test.ts': 'server/test/table/server-process.ts',
  'server/test/table/kills.postgres.test.ts': 'server/test/table/server-process.ts',
};

/** @typedef {{ code: string, imports: readonly string[] }} Script */

/** All of ours that a process runs, in one text without remarks. @param {string} entry @returns {Promise<readonly Script[]>} */
const scriptOf = async (entry) => {
  // Not before the packages are installed.
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: inCheckout(dirname(entry)),
    resolve: { conditions: ['source', 'module', 'import', 'default'] },
    ssr: { noExternal: [/^@grognard\//], resolve: { conditions: ['source'] } },
    build: { ssr: inCheckout(entry), write: false, target: 'es2023', minify: true },
  });
  return [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .flatMap((each) => (each.type === 'chunk' ? [{ code: each.code, imports: each.imports }] : []));
};

/** Which version of another's package is installed. @param {string} name */
const versionOf = (name) => {
  const { packages } = JSON.parse(readFileSync(inCheckout('package-lock.json'), 'utf8'));
  const found = Object.keys(packages).find((path) =>
    `${name}/`.startsWith(`${path.slice('node_modules/'.length)}/`),
  );
  return `${name} ${found === undefined ? '' : packages[found].version}`;
};

/**
 * A name for what a file of tests tries, of all that is run there and how it is tried: as long as it is the same, so is what
 * is tested. Undefined where runs do not add up.
 * @param {string} file @returns {Promise<string | undefined>}
 */
export const testedBy = async (file) => {
  const entry = ADDING[file];
  if (entry === undefined) return undefined;
  const scripts = await scriptOf(entry);
  const others = scripts
    .flatMap(({ imports }) => imports)
    .filter((name) => /^[a-z@]/.test(name) && !name.startsWith('node:'));
  const parts = [
    ...scripts.map(({ code }) => code).toSorted(),
    ...[...new Set(others)].toSorted().map(versionOf),
    ...[...readBy(file)].toSorted().map((each) => readFileSync(inCheckout(each), 'utf8')),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
};
