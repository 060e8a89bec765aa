import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

export const gamesFile = (folder: string): string => join(folder, 'games.sqlite');

/** Where SQLite writes first. */
export const journalOf = (file: string): string => `${file}-wal`;

export const syncFile = (file: string): void => {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
};

/**
 * So long may the journal get before it is worked into the file, beside the thread that answers: the pages that many orders change
 * are then written once. That thread itself does so only if nobody else has.
 */
export const JOURNAL_PAGES = 4000;

/** Commits do not wait for the disk here: who wrote is answered when `durable` says so. */
export const openFile = (file: string): Database.Database => {
  const db = new Database(file, { timeout: 5000 });
  db.exec(
    `pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on;
     pragma wal_autocheckpoint = ${2 * JOURNAL_PAGES}`,
  );
  return db;
};
