import { defineConfig } from '@playwright/test';
import { findBrowser } from './find.ts';

/** Headless, and silent towards the network: tests must pass on a machine without any. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A root user (a container, a build machine) has no sandbox to offer.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const { path, env } = await findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  // What must come may take its time on a machine that is busy with other stages: waiting is no measure of speed.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { launchOptions: { executablePath: path, env: { ...process.env, ...env }, args: FLAGS } },
});
