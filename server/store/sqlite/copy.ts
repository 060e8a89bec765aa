import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import Database from 'libsql';
import { PlainFailure } from '../../failure.ts';

export const refuseToOverwrite = (file: string): void => {
  if (existsSync(file)) throw new PlainFailure(({ copyExists }) => copyExists(file));
};

const syncFile = (file: string): void => {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
};

/** A copy as of one moment, also while games are being played: never copy the live file itself. */
export const copyGames = (db: Database.Database, file: string): void => {
  refuseToOverwrite(file);
  db.prepare('vacuum into ?').run(file);
  syncFile(file);
};

/** The same from outside the process that plays them. */
export const copyGamesFile = (source: string, file: string): void => {
  if (!existsSync(source)) throw new PlainFailure(({ noGames }) => noGames(source));
  const db = new Database(source, { timeout: 5000 });
  try {
    copyGames(db, file);
  } finally {
    db.close();
  }
};
