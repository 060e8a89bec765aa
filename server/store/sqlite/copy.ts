import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { PlainFailure } from '../../failure.ts';
import type { LogRow } from './beside.ts';
import { readDaybook } from './daybook/daybook.ts';
import { fileInto } from './daybook/file-into.ts';
import { syncFile } from './file.ts';

export const refuseToOverwrite = (file: string): void => {
  if (existsSync(file)) throw new PlainFailure(({ copyExists }) => copyExists(file));
};

/** Of games that are being played the file may keep a snapshot before it has the entries: a copy that lacks them has no use for it. */
const DROP_RASH_SNAPSHOTS =
  'delete from snapshots where seq > (select max(seq) from entries where game = snapshots.game)';

/**
 * A copy as of one moment, also while games are being played: never copy the live file itself. What was noted in the daybook
 * and is not in the file goes with it.
 */
export const copyGames = (db: Database.Database, file: string, noted: readonly LogRow[] = []): void => {
  refuseToOverwrite(file);
  db.prepare('vacuum into ?').run(file);
  const copy = new Database(file);
  try {
    fileInto(copy, noted);
    copy.exec(DROP_RASH_SNAPSHOTS);
  } finally {
    copy.close();
  }
  syncFile(file);
};

/** The same from outside the process that plays them. */
export const copyGamesFile = (source: string, file: string): void => {
  if (!existsSync(source)) throw new PlainFailure(({ noGames }) => noGames(source));
  // Read first: whatever is filed between the two is in the copy.
  const noted = readDaybook(dirname(source));
  const db = new Database(source, { timeout: 5000 });
  try {
    copyGames(db, file, noted);
  } finally {
    db.close();
  }
};
