import { statSync } from 'node:fs';
import type Database from 'libsql';
import { codeOf, PlainFailure, type Said } from '../../failure.ts';
import { gamesFile, journalOf, openFile, openToLook } from './file.ts';
import { createPrivate, keepPrivate } from './file-modes.ts';
import { migrate } from './migrate.ts';
import { textIn } from './rows.ts';
import { isFull, troubleIn } from './trouble.ts';
import { takeOverDaybook } from './upgrade-daybook.ts';

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** With a connection that changes nothing: whoever mends a damaged file wants it as it was found. */
const refuseDamaged = (file: string): void => {
  const db = openToLook(file);
  try {
    if (textIn(db.prepare('pragma quick_check(1)').get(), 'quick_check') === 'ok') return;
  } finally {
    db.close();
  }
  throw new PlainFailure(({ startsDamaged }) => startsDamaged(file));
};

const lookAt = (file: string): void => {
  if (sizeOf(file) > 0) {
    refuseDamaged(file);
    return;
  }
  // SQLite takes a journal without its file for rubbish, and removes it.
  if (sizeOf(journalOf(file)) > 0) throw new PlainFailure(({ onlyJournal }) => onlyJournal(file));
  if (statSync(file, { throwIfNoEntry: false }) === undefined) createPrivate(file);
};

const explained = (error: unknown, folder: string): unknown => {
  if (codeOf(error) === 'SQLITE_NOTADB')
    return new PlainFailure(({ notGames }) => notGames(gamesFile(folder)));
  switch (troubleIn(error)) {
    case 'full':
      return new PlainFailure(({ startsFull }) => startsFull(folder));
    case 'unwritable':
      return new PlainFailure(({ startsFull, folderForbidden }) =>
        isFull(folder) ? startsFull(folder) : folderForbidden(folder),
      );
    case 'damaged':
      return new PlainFailure(({ startsDamaged }) => startsDamaged(gamesFile(folder)));
    default:
      return error;
  }
};

/** Does something at the start; what is wrong with the folder or its files comes out as a sentence. */
export const explaining = <T>(folder: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw explained(error, folder);
  }
};

/** Makes the file of a folder ready to be used: looked at, private, in the newest layout, with all that was ever noted. */
export const prepareFile = (folder: string, say: (words: Said) => void): Database.Database => {
  const file = gamesFile(folder);
  keepPrivate(folder);
  lookAt(file);
  const db = openFile(file);
  try {
    migrate(db, folder);
    takeOverDaybook(db, folder, say);
    db.exec('pragma query_only = on');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};
