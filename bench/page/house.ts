import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inCheckout } from './browser.ts';

interface House {
  readonly address: string;
  /** Milliseconds from the command to the first good answer. */
  readonly took: number;
  readonly stop: () => Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
};

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}/health`)).status === 200;
  } catch {
    return false;
  }
};

/** `npm start` as a player gives it, in a house that is built, on an empty store. */
export const startHouse = async (): Promise<House> => {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'grognard-bench-'));
  const from = performance.now();
  const child = spawn('npm', ['start', '--', '--port', String(port), '--data', data], {
    cwd: inCheckout(''),
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  const ended = once(child, 'close');
  const address = `http://127.0.0.1:${port}`;
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error(`npm start ended by itself with ${child.exitCode}`);
    await sleep(5);
  }
  const took = performance.now() - from;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { address, took, stop };
};
