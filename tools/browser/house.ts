import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

const START = join(import.meta.dirname, '..', '..', 'scripts', 'start.cjs');

/** What `npm start` prints once it can be reached. */
const addressSaidBy = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /ready at (\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', () => reject(new Error(`the server ended before it was ready:\n${said}`)));
  });

/** The real start script, on a free port unless one is named, and on a PostgreSQL if there is one. */
export const startHouse = async (data: string, port = '0', databaseUrl = '') => {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const server = spawn(process.execPath, [START, '--port', port, '--data', data], { env });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const address = await addressSaidBy(server);
  const end = async (how: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> => {
    server.kill(how);
    await ended;
  };
  const signal = (what: 'SIGSTOP' | 'SIGCONT'): boolean => server.kill(what);
  return { address, end, signal };
};

/** A test with a house of its own to visit, with an empty store. */
export const test = base.extend<{ noise: string[] }, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'grognard-browser-'));
      const { address, end } = await startHouse(data);
      try {
        await use(address);
      } finally {
        await end();
        rmSync(data, { recursive: true, force: true });
      }
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
  /** Everything the page complained about: errors, warnings, refused files. */
  noise: async ({ page }, use) => {
    const noise: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(error.message));
    page.on('requestfailed', (request) => {
      // Called off by the page itself: it has left the table and listens no more.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') noise.push(`${request.url()} failed`);
    });
    await use(noise);
  },
});

export { expect } from '@playwright/test';
