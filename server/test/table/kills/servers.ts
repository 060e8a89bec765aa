import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { StoreLocation } from '../../../index.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly process: ChildProcess;
  /** Resolves when it listens; fails when it ends before. */
  readonly address: Promise<string>;
  /** Ends it at once; resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

export interface ServerScripts {
  readonly server: string;
  readonly worker: string;
  readonly pages: string;
}

export interface ServerOverrides {
  readonly host?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export const spawnServer = (
  { server, worker, pages }: ServerScripts,
  { data, databaseUrl = '' }: StoreLocation,
  { host = '127.0.0.1', env = {} }: ServerOverrides = {},
): ServerProcess => {
  const child = spawn(process.execPath, [server, data, databaseUrl, pages, worker, host], {
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
