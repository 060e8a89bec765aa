import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';

export const gamesFile = (folder: string): string => join(folder, 'games.sqlite');

/** Where SQLite writes first. */
export const journalOf = (file: string): string => `${file}-wal`;

export const syncFile = (file: string): void => {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
};

/** What was made, renamed or removed in a folder is so after a fall of the machine only when the folder has been synced. */
export const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/** How long one connection waits for another, in milliseconds: a copy that is being made, a person with a tool of his own. */
export const BUSY_TIMEOUT = 5000;

/** What every connection that writes says first: a commit is on the disk when it is done. */
export const DURABLE = 'pragma synchronous = full; pragma foreign_keys = on';

/** A connection for the start, in the thread that opens the store: nobody waits yet. */
export const openFile = (file: string): Database.Database => {
  const db = new Database(file, { timeout: BUSY_TIMEOUT });
  db.exec(`pragma journal_mode = wal; ${DURABLE}`);
  return db;
};

/** A connection that cannot change the file, not even when it is closed. The file must be there. */
export const openToLook = (file: string): Database.Database =>
  new Database(`${pathToFileURL(file).href}?mode=ro`, { timeout: BUSY_TIMEOUT });
