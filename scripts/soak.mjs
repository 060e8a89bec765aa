import { build, forServing } from './lib/build.mjs';
import { endChildrenOnInterrupt } from './lib/child.mjs';
import { fullCounts } from './lib/counts.mjs';
import { gameNames } from './lib/games.mjs';
import { installPackages, installTools } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { mutants } from './lib/mutants.mjs';
import { PlainFailure } from './lib/plain-failure.mjs';
import { randomFiles } from './lib/random-files.mjs';
import { testedBy } from './lib/soak-fingerprint.mjs';
import { firstCase, keepSoaked, sourcesNow } from './lib/soak-results.mjs';
import { playwright, vitest } from './lib/stage.mjs';

/** @typedef {import('./lib/random-files.mjs').RandomFile} RandomFile */
/** @typedef {import('./lib/stage.mjs').Stage} Stage */

const A_DAY = 24 * 3600;
/** @param {number} from the first case */
const mannerFrom = (from) => ({ env: { GROGNARD_SOAK: '1', GROGNARD_FROM: String(from) }, limit: A_DAY });

/** Every line that adds refusals to the judging of an order, left out in turn. */
const hunts = gameNames().map((game) => `lines ${game}`);

/** @type {readonly RandomFile[]} */
const all = [
  ...randomFiles(),
  { file: 'tools/browser/runtimes.spec.ts', counts: { runtimes: fullCounts().runtimes ?? 0 } },
  // What `npm test` looks at in one language only.
  ...['access', 'blades-access', 'eagles-access', 'own-battle'].map((spec) => ({
    file: `tools/browser/${spec}.spec.ts`,
    counts: {},
  })),
  ...['prove', ...gameNames().map((game) => `soak ${game}`), ...hunts].map((what) => ({
    file: `mutants: ${what}`,
    counts: {},
  })),
];

/** @param {string} file of a browser test */
const specOf = (file) => file.slice(file.lastIndexOf('/') + 1, -'.spec.ts'.length);

/** @param {RandomFile} random @param {number} from @returns {Stage} */
const stageOf = ({ file }, from) => {
  const manner = mannerFrom(from);
  if (file.startsWith('mutants: '))
    return mutants(file, file.slice('mutants: '.length), {}, { limit: A_DAY });
  return file.endsWith('.spec.ts')
    ? playwright(`soak-browser-${specOf(file)}`, [`/${specOf(file)}.spec.ts`], manner)
    : vitest(`soak-${file.replaceAll('/', '-')}`, ['pure', 'edges', 'postgres'], [file], manner);
};

/** A failing random test says how to see its case again; the first is the one to look at. @param {string} output */
const firstReplay = (output) => /GROGNARD_SEED=\d+ npx vitest[^\n)]*/.exec(output)?.[0];

const total = { passed: 0, failed: 0 };

/** @param {RandomFile} random @param {ReturnType<typeof sourcesNow>} sources */
const soak = async (random, sources) => {
  const begun = Date.now();
  const ticking = setInterval(() => tell(random.file, begun, 'still running'), 5 * 60_000);
  const tested = await testedBy(random.file);
  const { passed, failed, output } = await stageOf(random, firstCase(random.file, tested)).run();
  clearInterval(ticking);
  total.passed += passed;
  total.failed += failed;
  keepSoaked(sources, random.file, {
    counts: random.counts,
    minutes: (Date.now() - begun) / 60_000,
    passed,
    failed,
    tested,
  });
  tell(random.file, begun, `${passed} passed, ${failed} failed`);
  if (failed === 0) return;
  console.log(output.trimEnd().replace(/^/gm, '    | '));
  const replay = firstReplay(output);
  if (replay !== undefined) console.log(`The first failing case can be seen again with: ${replay}`);
};

/** @param {string} file @param {number} begun @param {string} said */
const tell = (file, begun, said) =>
  console.log(`${String(Math.round((Date.now() - begun) / 1000)).padStart(6)} s  ${file}: ${said}`);

/** @param {readonly string[]} parts of the names of the files to soak; none means all */
export const main = async (parts) => {
  const strange = parts.find((part) => !all.some(({ file }) => file.includes(part)));
  if (strange !== undefined)
    throw new PlainFailure(
      `No random suite has "${strange}" in its name, only:\n${all.map(({ file }) => `  ${file}`).join('\n')}`,
    );
  const waiting = all.filter(({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)));
  endChildrenOnInterrupt();
  await withLock(async () => {
    await installPackages();
    await installTools();
    await build(forServing);
  });
  const sources = sourcesNow();
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await soak(next, sources);
  };
  // One for each core.
  await Promise.all([lane(), lane()]);
  console.log('The results are kept in docs/soak.json.');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
};
