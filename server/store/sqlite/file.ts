import { join } from 'node:path';
import Database from 'libsql';

export const gamesFile = (folder: string): string => join(folder, 'games.sqlite');

/** Commits do not wait for the disk here: who wrote is answered when `durable` says so. */
export const openFile = (file: string): Database.Database => {
  const db = new Database(file, { timeout: 5000 });
  db.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on');
  return db;
};
