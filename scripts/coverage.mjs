import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { endChildrenOnInterrupt, run } from './lib/child.mjs';
import { installPackages } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { checkout, inCheckout } from './lib/paths.mjs';
import { PlainFailure } from './lib/plain-failure.mjs';

/** @typedef {{ total: number, covered: number }} Counted */
/** @typedef {Record<'lines' | 'branches' | 'functions', Counted>} Covered */

/** Where the report is written: `coverage/index.html` shows it line by line. */
const folder = inCheckout('coverage');

/** An hour: to count lines takes longer than to run them. */
const LIMIT = 3600;

/** @param {string} name `engine`, `pub-battles` or `games/pub-battles` */
const packageNamed = (name) => {
  const found = [name, `games/${name}`].find((path) => existsSync(inCheckout(path, 'package.json')));
  if (found === undefined) throw new PlainFailure(`There is no package "${name}".`);
  return found;
};

/** The package of a file, by its path from the root. @param {string} path */
const packageOf = (path) => path.split('/', path.startsWith('games/') ? 2 : 1).join('/');

const kinds = /** @type {const} */ (['lines', 'branches', 'functions']);

/** @returns {Covered} */
const nothing = () => ({
  lines: { total: 0, covered: 0 },
  branches: { total: 0, covered: 0 },
  functions: { total: 0, covered: 0 },
});

/** @param {Record<string, Covered>} files by path, with the sum of all under `total` */
const byPackage = (files) => {
  /** @type {Map<string, Covered>} */
  const sums = new Map();
  for (const [file, counts] of Object.entries(files)) {
    if (file === 'total') continue;
    const name = packageOf(relative(checkout, file).split(sep).join('/'));
    const sum = sums.get(name) ?? nothing();
    for (const kind of kinds) {
      sum[kind].total += counts[kind].total;
      sum[kind].covered += counts[kind].covered;
    }
    sums.set(name, sum);
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
};

/** @param {Counted} counted */
const share = ({ total, covered }) => (total === 0 ? '-' : `${((100 * covered) / total).toFixed(1)} %`);

/** @param {readonly [string, Covered][]} rows */
const tell = (rows) => {
  console.log(['package'.padEnd(22), ...kinds.map((kind) => kind.padStart(11))].join(''));
  for (const [name, counts] of rows)
    console.log([name.padEnd(22), ...kinds.map((kind) => share(counts[kind]).padStart(11))].join(''));
};

/** @param {readonly string[]} packages their paths; none means all */
const argumentsFor = (packages) => [
  ...['run', '--project', 'pure', '--project', 'edges', '--passWithNoTests', '--reporter=dot'],
  ...['--coverage.enabled', '--coverage.provider=v8', `--coverage.reportsDirectory=${folder}`],
  ...['--coverage.reporter=html', '--coverage.reporter=json-summary', '--coverage.reportOnFailure'],
  ...(packages.length === 0
    ? ['engine', 'field', 'games', 'generals', 'ink', 'server', 'web', 'cli']
    : packages
  ).map((path) => `--coverage.include=${path}/**/*.ts`),
  ...['test', 'dist'].map((name) => `--coverage.exclude=**/${name}/**`),
  ...packages.map((path) => `${path}/test/`),
];

/** What of the sources the tests of the packages run. @param {readonly string[]} names none means all */
export const main = async (names) => {
  const packages = names.map(packageNamed);
  endChildrenOnInterrupt();
  await withLock(installPackages);
  rmSync(folder, { recursive: true, force: true });
  const args = [inCheckout('node_modules/vitest/vitest.mjs'), ...argumentsFor(packages)];
  const { status, output } = await run(process.execPath, args, { limit: LIMIT });
  if (status !== 0) console.log(output.trimEnd());
  tell(byPackage(JSON.parse(readFileSync(`${folder}/coverage-summary.json`, 'utf8'))));
  console.log(`Line by line: ${relative(checkout, folder)}/index.html`);
  process.exitCode = status;
};
