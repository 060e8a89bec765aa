import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['source'] } },
  test: { isolate: false, include: ['*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'] },
});
