import { defineConfig } from 'vitest/config';

/** Not part of our own tests: the test of the rulebook tool runs it. */
export default defineConfig({
  ssr: { resolve: { conditions: ['source'] } },
  test: { include: ['*.proofs.ts'] },
});
