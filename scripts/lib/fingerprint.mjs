import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist-next', 'test', 'data']);

/** @param {string} folder @returns {string[]} */
const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_SOURCES.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });

/**
 * A short text that changes when a file below is added, removed, renamed or written. It looks at times and sizes, not at
 * contents: it runs at every start, which should take no time.
 * @param {readonly string[]} paths files and folders
 */
export const fingerprint = (paths) => {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files = statSync(path).isDirectory() ? filesUnder(path) : [path];
    for (const file of files.sort()) {
      const { mtimeMs, size } = statSync(file);
      hash.update(`${file}\0${mtimeMs}\0${size}\n`);
    }
  }
  return hash.digest('hex');
};
