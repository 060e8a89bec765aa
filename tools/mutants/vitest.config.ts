import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { gamesIn } from '../games.ts';
import { playedAtRandom, writeChoice } from './choosing.ts';
import { withMutants } from './plugin.ts';
import { CalmFirst } from './sequence.ts';

const root = join(import.meta.dirname, '../..');

/**
 * `lines` or `soak` of one game, and `survivors` behind it to try those alone that nobody noticed before; without either
 * every test proves the rules that it names.
 */
const [what, game, which] = (process.env.GROGNARD_MUTANTS ?? 'prove').split(' ');
const isHunt = (what === 'lines' || what === 'soak') && game !== undefined;
process.env.GROGNARD_MUTANTS_OUT ??= join(
  root,
  'node_modules/.cache/grognard/mutants',
  `${what}-${game ?? 'all'}`,
);
if (isHunt) process.env.GROGNARD_MUTANTS_CHOSEN = writeChoice(root, game, what, which === 'survivors');

/** The tests of the games on sources full of sleeping mutants. */
export default defineConfig({
  root,
  plugins: [withMutants(root)],
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'pure',
    include: [
      `games/${isHunt ? game : `{${gamesIn(root).join(',')}}`}/test/**/*.test.ts`,
      ...(what === 'soak' ? ['tools/mutants/games.check.ts'] : []),
    ],
    exclude: [
      '**/node_modules/**',
      ...(isHunt ? playedAtRandom(root, game) : ['**/conformance*', '**/endings*']),
    ],
    runner: './tools/mutants/runner.ts',
    reporters: isHunt ? ['dot', './tools/mutants/hunt.ts'] : ['dot', './tools/mutants/reporter.ts'],
    sequence: { sequencer: CalmFirst },
    isolate: false,
    testTimeout: 24 * 3_600_000,
    // A hunt remembers in its worker what is killed already.
    maxWorkers: isHunt ? 1 : 2,
  },
});
