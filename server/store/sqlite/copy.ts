import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { PlainFailure } from '../../failure.ts';
import { readDaybook } from './daybook/daybook.ts';
import { fileInto } from './daybook/file-into.ts';
import { syncFile } from './file.ts';

export const refuseToOverwrite = (file: string): void => {
  if (existsSync(file)) throw new PlainFailure(({ copyExists }) => copyExists(file));
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
  // Read first: whatever is filed between the two is in the copy.
  const noted = readDaybook(dirname(source));
  const db = new Database(source, { timeout: 5000 });
  try {
    copyGames(db, file);
  } finally {
    db.close();
  }
  const copy = new Database(file);
  try {
    fileInto(copy, noted);
  } finally {
    copy.close();
  }
  syncFile(file);
};
