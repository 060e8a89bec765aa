import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The packages are tested from their sources, built or not.
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{engine,field,generals}/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
          // Pure code leaves nothing behind, so its files may share a process: six times faster.
          isolate: false,
          // Long enough for a soak; a test that hangs is found by whoever waits for it.
          testTimeout: 3_600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'edges',
          include: ['{server,web,cli,bench,tools,scripts}/test/**/*.test.ts'],
          exclude: ['**/*.postgres.test.ts', '**/node_modules/**'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['server/test/**/*.postgres.test.ts'],
          globalSetup: ['tools/with-postgres.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
