import { build, forServing } from './lib/build.mjs';
import { mutants, SHARE } from './lib/mutants.mjs';
import { inCheckout } from './lib/paths.mjs';
import { proofsReporter, withRulebooks } from './lib/rules.mjs';
import { check, finishing, playwright, task, vitest } from './lib/stage.mjs';

/**
 * Everything `npm test` looks at, one line each. `first` come one after the other, since the rest needs them; then the
 * two lanes run side by side, one for each core: in one what looks at the sources and then starts servers and browsers, in the
 * other what calculates, and at its end what waits for a database. A name given on the command line runs that stage alone.
 */
export const first = [check('types', 'typescript7/bin/tsc', ['-b']), task('build', () => build(forServing))];

/** They start servers, proxies, browsers and databases, and install the package: on a busy machine that takes its time. */
const patient = { limit: 1800 };

export const lanes = [
  [
    check('lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--max-diagnostics=50']),
    vitest('laws', ['laws']),
    check('unused', 'knip/bin/knip.js', ['--no-progress']),
    check('page-types', 'svelte-check/bin/svelte-check', [
      '--workspace',
      inCheckout('web'),
      '--fail-on-warnings',
    ]),
    vitest('edges', ['edges'], ['--reporter=default'], patient),
    playwright('browser', [], patient),
  ],
  [
    vitest('pure', ['pure', 'apart'], ['--reporter=default', proofsReporter, '--maxWorkers=2'], patient),
    mutants('proven', 'prove', { GROGNARD_MUTANTS_SHARE: `${SHARE}` }),
    finishing('rules', () => withRulebooks('check')),
    vitest('postgres', ['postgres'], ['--reporter=default'], patient),
  ],
];

/** Several stages by one name: what to run before every commit. */
export const groups = { quick: ['types', 'lint', 'laws', 'pure'] };
