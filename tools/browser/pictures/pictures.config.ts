import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

/** The pictures of `docs/`: not tests, and not run with them. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: ['shoot.ts', 'shoot-eagles.ts'],
  outputDir: '../../../test-results/pictures',
  workers: 1,
  fullyParallel: false,
  timeout: 300_000,
});
