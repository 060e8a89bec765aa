import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyBinaries } from './postgres-binaries.ts';

export interface Postgres {
  /** Of a user who may create databases. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The PostgreSQL to test on: the one of DATABASE_URL if given, else one of our own in a temporary folder. */
export const startPostgres = async (): Promise<Postgres> => {
  const url = process.env.DATABASE_URL;
  if (url !== undefined && url !== '') return { url, stop: async () => {} };
  return startOurOwn();
};

// PostgreSQL refuses to run as root: it is then run as nobody.
const NOBODY = 65_534;
const asRoot = process.getuid?.() === 0;
/** How often a start is tried again. */
const MOST_TRIES = 100;
const identity = asRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** One of our own, which a test may also end and start again on the same data. */
export interface OwnPostgres extends Postgres {
  /** SIGINT ends it in order, SIGQUIT at once, SIGKILL without a word to its own. */
  readonly end: (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => Promise<void>;
  readonly startAgain: () => Promise<void>;
}

export const startOurOwn = async (): Promise<OwnPostgres> => {
  const folder = copyBinaries();
  const forget = atAnyEnd(() => rmSync(folder, { recursive: true, force: true }));
  try {
    const data = initialise(folder);
    let server = await launch(folder, data);
    const forgetServer = atAnyEnd(() => server.kill('SIGQUIT'));
    return {
      url: `postgresql://grognard@localhost/postgres?host=${encodeURIComponent(folder)}`,
      end: (signal) => ended(server, signal),
      startAgain: async () => {
        server = await launchOnceFree(folder, data);
      },
      stop: async () => {
        forgetServer();
        await ended(server, 'SIGINT');
        forget();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    forget();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
};

/** Also when the tests are interrupted, nothing is left running or lying about. */
const atAnyEnd = (clear: () => void): (() => void) => {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const endWith = (signal: NodeJS.Signals): void => {
    clear();
    forget();
    process.kill(process.pid, signal);
  };
  const forget = (): void => {
    process.off('exit', clear);
    for (const signal of signals) process.off(signal, endWith);
  };
  process.once('exit', clear);
  for (const signal of signals) process.once(signal, endWith);
  return forget;
};

/** Makes the data folder, owned by whoever will run the server. */
const initialise = (folder: string): string => {
  const data = join(folder, 'data');
  chmodSync(folder, 0o755);
  mkdirSync(data, { mode: 0o700 });
  if (asRoot) for (const each of [data, folder]) chownSync(each, NOBODY, NOBODY);
  const { status, stderr } = spawnSync(
    join(folder, 'native', 'bin', 'initdb'),
    ['-D', data, '-U', 'grognard', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`PostgreSQL could not be initialised: ${stderr}`);
  return data;
};

/** Listens on a socket file in its own folder only: no port to choose, nobody else to meet. */
const launch = (folder: string, data: string): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const server = spawn(
      join(folder, 'native', 'bin', 'postgres'),
      ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=200'],
      { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve(server);
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL ended while starting: ${said}`)));
  });

/** Whoever was killed leaves others of his behind, who hold its memory until they notice. */
const launchOnceFree = async (folder: string, data: string): Promise<ChildProcess> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await launch(folder, data);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await pause(200);
    }
  }
};

const ended = (server: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill(signal);
  });
