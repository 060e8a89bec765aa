import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Seen from the built file in `bench/dist/`. */
const folder = fileURLToPath(new URL('../peers/', import.meta.url));
const stamp = `${folder}node_modules/.installed`;

const lockHash = (): string =>
  createHash('sha256')
    .update(readFileSync(`${folder}package-lock.json`))
    .digest('hex');

/** The npm that started us, or whichever is found. */
const npm = (...words: string[]): number => {
  const path = process.env.npm_execpath;
  const options = { cwd: folder, stdio: ['ignore', 2, 2] as ['ignore', number, number] };
  const done =
    path?.endsWith('.js') === true
      ? spawnSync(process.execPath, [path, ...words], options)
      : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
  return done.status ?? 1;
};

/** Installs the peers unless the lockfile is the one they were last installed from. */
export const installPeers = (say: (line: string) => void): void => {
  const hash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say('installing the libraries to measure against (once)');
  if (npm('ci', '--ignore-scripts', '--no-audit', '--no-fund') !== 0) {
    throw new Error('npm could not install bench/peers: see its message above; is there a network?');
  }
  writeFileSync(stamp, hash);
};

/** A peer has no types here: who loads it says what it needs of it. */
export const loadPeer = async (name: string): Promise<unknown> => {
  const here = pathToFileURL(`${folder}load.js`).href;
  const { load } = (await import(here)) as { load: (name: string) => Promise<unknown> };
  return load(name);
};
