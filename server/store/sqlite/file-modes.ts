import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The store holds the secrets of all dice: its files are for their owner alone. */
const FILE = 0o600;
export const FOLDER = 0o700;
const OTHERS = 0o077;

/** Copies that somebody put there are ours as well. */
export const isOurs = (name: string): boolean => /^in-use|^daybook-|\.sqlite(-\w+)?$/.test(name);

const tighten = (path: string, mode: number): void => {
  const found = statSync(path);
  if (found.uid === process.geteuid?.() && (found.mode & OTHERS) !== 0) chmodSync(path, mode);
};

/** An empty file that nobody else may read, before SQLite writes into it; what it makes beside the file is as private. */
export const createPrivate = (file: string): void => closeSync(openSync(file, 'ax', FILE));

/**
 * Takes from others what an earlier server, or a copy with other rights, has left readable. A folder that holds other things
 * as well is not ours to close.
 */
export const keepPrivate = (folder: string): void => {
  if (process.platform === 'win32') return;
  const names = readdirSync(folder);
  for (const name of names.filter(isOurs)) tighten(join(folder, name), FILE);
  if (names.every(isOurs)) tighten(folder, FOLDER);
};
