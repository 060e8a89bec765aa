import { statfsSync } from 'node:fs';
import { codeOf } from '../../failure.ts';

/** What can be wrong with a file that games are kept in. The last of them does not pass by itself. */
const TROUBLES = ['full', 'unwritable', 'damaged'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** How the codes of SQLite and of the system begin; of several that fit the first counts. */
const CODES: readonly (readonly [begin: string, trouble: Trouble])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR_SHMSIZE', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['SQLITE_READONLY_DBMOVED', 'damaged'],
  ['SQLITE_READONLY', 'unwritable'],
  ['SQLITE_CANTOPEN', 'unwritable'],
  ['SQLITE_PERM', 'unwritable'],
  ['SQLITE_IOERR_WRITE', 'unwritable'],
  ['EACCES', 'unwritable'],
  ['EPERM', 'unwritable'],
  ['EROFS', 'unwritable'],
  ['ENOTDIR', 'unwritable'],
  ['EEXIST', 'unwritable'],
  ['EISDIR', 'unwritable'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  // Whatever else the disk does: it may have forgotten what it was given, and nothing is promised any more.
  ['SQLITE_IOERR', 'damaged'],
];

/** The driver has no code for a file that it cannot open. */
const cannotOpen = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('ConnectionFailed(');

/** What a failure tells of the file; undefined when it is no fault of the file's. */
export const troubleIn = (error: unknown): Trouble | undefined => {
  const code = codeOf(error) ?? '';
  const [, trouble] = CODES.find(([begin]) => code.startsWith(begin)) ?? [];
  return trouble ?? (cannotOpen(error) ? 'unwritable' : undefined);
};

/** A full disk has many ways to say so: a file that cannot be made beside the games is one of them. */
export const isFull = (folder: string): boolean => {
  try {
    return statfsSync(folder).bavail === 0;
  } catch {
    return false;
  }
};
