import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Place } from '../../../index.ts';

/** A server in a process of its own. */
export interface HouseProcess {
  readonly process: ChildProcess;
  /** Resolves when it listens; fails when it ends before. */
  readonly address: Promise<string>;
  /** Ends it at once; resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

export interface HouseScripts {
  readonly house: string;
  readonly worker: string;
  readonly pages: string;
}

export interface HouseManner {
  readonly host?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export const spawnHouse = (
  { house, worker, pages }: HouseScripts,
  { data, databaseUrl = '' }: Place,
  { host = '127.0.0.1', env = {} }: HouseManner = {},
): HouseProcess => {
  const child = spawn(process.execPath, [house, data, databaseUrl, pages, worker, host], {
    env: { ...process.env, ...env },
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const closed = once(child, 'close');
  const ended = closed.then(() => {
    throw new Error(`the server ended by itself: ${complaint}`);
  });
  const address = Promise.race([once(child.stdout, 'data'), ended]).then(([said]) => String(said).trim());
  for (const promise of [ended, address]) promise.catch(() => {});
  return {
    process: child,
    address,
    kill: async () => {
      if (child.exitCode !== null) throw new Error(`the server ended by itself: ${complaint}`);
      child.kill('SIGKILL');
      await closed;
    },
  };
};
