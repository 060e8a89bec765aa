import { join } from 'node:path';
import Database from 'libsql';

export const gamesFile = (folder: string): string => join(folder, 'games.sqlite');

/** Every commit is on the disk before it is answered. */
export const openFile = (file: string): Database.Database => {
  const db = new Database(file, { timeout: 5000 });
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  return db;
};
