import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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
const identity = asRoot ? { uid: NOBODY, gid: NOBODY } : {};

const startOurOwn = async (): Promise<Postgres> => {
  const folder = copyBinaries();
  const data = join(folder, 'data');
  chmodSync(folder, 0o755);
  mkdirSync(data, { mode: 0o700 });
  if (asRoot) {
    chownSync(data, NOBODY, NOBODY);
    chownSync(folder, NOBODY, NOBODY);
  }
  initialise(folder, data);
  const server = await launch(folder, data);
  const killAtExit = (): void => void server.kill('SIGQUIT');
  process.once('exit', killAtExit);
  return {
    url: `postgresql://grognard@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      process.off('exit', killAtExit);
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const initialise = (folder: string, data: string): void => {
  const { status, stderr } = spawnSync(
    join(folder, 'native', 'bin', 'initdb'),
    ['-D', data, '-U', 'grognard', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`PostgreSQL could not be initialised: ${stderr}`);
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

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
