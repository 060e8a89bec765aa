import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import ThreadedDatabase from 'libsql/promise';
import { PlainFailure } from '../../failure.ts';
import { isThere, mayRead, ownUser } from '../../file-access.ts';
import { BUSY_TIMEOUT, syncFile } from './file.ts';
import { createPrivate } from './file-modes.ts';
import { sql } from './sql.ts';
import { troubleIn } from './trouble.ts';
import { fileLeaves, readLeaves } from './upgrade-daybook.ts';

const refuseToOverwrite = (file: string): void => {
  if (existsSync(file)) throw new PlainFailure(({ copyExists }) => copyExists(file));
};

/** Makes a new file for a copy, which its owner alone may read; what was begun and not finished is no copy, and is removed. */
export const intoNewFile = async (file: string, work: () => Promise<void>): Promise<void> => {
  refuseToOverwrite(file);
  createPrivate(file);
  try {
    await work();
    syncFile(file);
  } catch (error) {
    rmSync(file, { force: true });
    if (troubleIn(error) !== 'full') throw error;
    throw new PlainFailure(({ noRoomForCopy }) => noRoomForCopy(file));
  }
};

const copyFile = async (source: string, file: string): Promise<void> => {
  const db = new ThreadedDatabase(source, { timeout: BUSY_TIMEOUT });
  try {
    await db.exec(sql`vacuum into ${file}`);
  } finally {
    db.close();
  }
};

/** As of one moment, also while games are being played, by this process or by another: never copy the live file itself. */
export const copyGames = (source: string, file: string): Promise<void> => {
  const there = isThere(source);
  if (there === false) throw new PlainFailure(({ noGames }) => noGames(source));
  if (there === undefined || !mayRead(source))
    throw new PlainFailure(({ gamesForbidden }) => gamesForbidden(source, ownUser()));
  return intoNewFile(file, async () => {
    // Read first: whatever an earlier server files between the two is in the copy.
    const leaves = readLeaves(dirname(source));
    await copyFile(source, file);
    if (leaves.length === 0) return;
    const copy = new Database(file);
    try {
      fileLeaves(copy, leaves);
    } finally {
      copy.close();
    }
  });
};
