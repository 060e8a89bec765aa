import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { codeOf, PlainFailure } from '../../failure.ts';
import { FOLDER } from './file-modes.ts';

/**
 * Holds the data folder for this process alone. The lock is a database of its own with a transaction left open: the
 * system lets go of it when the process ends, however it ends, and the games themselves stay readable for a backup.
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = join(folder, 'in-use');
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  closeSync(openSync(file, 'a', 0o600));
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (codeOf(error) === 'SQLITE_NOTADB') throw new PlainFailure(({ noLock }) => noLock(file));
    if (codeOf(error) !== 'SQLITE_BUSY') throw error;
    throw new PlainFailure(({ folderInUse }) => folderInUse(folder));
  }
  return () => {
    lock.exec('rollback');
    lock.close();
  };
};
