import { defineConfig } from 'vitest/config';
import { soaking } from './tools/counts.ts';

/** A stuck test is told after this; the full counts of a soak take what they take. */
const testTimeout = soaking ? 6 * 3_600_000 : 120_000;

/** What must come may take its time on a busy machine: how long is no measure of speed. */
const expectPatiently = { poll: { timeout: 60_000 } };

export default defineConfig({
  // The packages are tested from their sources, built or not.
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{engine,field,generals,ink}/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
          exclude: ['**/*.apart.test.ts', '**/node_modules/**'],
          // Pure code leaves nothing behind, so its files may share a process: six times faster.
          isolate: false,
          testTimeout,
        },
      },
      {
        extends: true,
        test: {
          // Those that count how often a function of ours is called have it to themselves.
          name: 'apart',
          include: ['games/*/test/**/*.apart.test.ts'],
          testTimeout,
        },
      },
      {
        extends: true,
        test: {
          // What holds of the sources themselves: it stands beside the linter.
          name: 'laws',
          include: ['tools/house-laws/*.test.ts'],
          testTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'edges',
          include: ['{server,web,cli,bench,tools,scripts,hosting}/test/**/*.test.ts'],
          exclude: ['**/*.postgres.test.ts', '**/node_modules/**'],
          testTimeout,
          // Some make a script of their sources first.
          hookTimeout: testTimeout,
          expect: expectPatiently,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['{server,hosting}/test/**/*.postgres.test.ts'],
          globalSetup: ['tools/with-postgres.ts'],
          testTimeout,
          hookTimeout: testTimeout,
          expect: expectPatiently,
        },
      },
    ],
  },
});
