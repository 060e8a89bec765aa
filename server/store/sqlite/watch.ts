import { closeSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { journalOf } from './file.ts';

/** How often is looked, in milliseconds. */
const EVERY = 1000;

/** How a journal begins; it is empty until the first commit. */
const BEGINNINGS: readonly number[] = [0x377f0682, 0x377f0683];
const LENGTH = 4;

/**
 * The beginning of the journal only. To open and close the file of games itself beside SQLite would make the system forget the locks
 * that SQLite holds on it.
 */
const beginsWell = (journal: string): boolean => {
  const handle = openSync(journal, 'r');
  try {
    const head = Buffer.alloc(LENGTH);
    const length = readSync(handle, head, 0, LENGTH, 0);
    return length === 0 || BEGINNINGS.includes(head.readUInt32BE());
  } finally {
    closeSync(handle);
  }
};

/** Undefined when one of the two is not there or not what it should be. */
const look = (file: string): readonly Stats[] | undefined => {
  try {
    const journal = journalOf(file);
    return beginsWell(journal) ? [statSync(file), statSync(journal)] : undefined;
  } catch {
    return undefined;
  }
};

/** The same file, and no shorter than it was: while it is open, SQLite shortens neither of the two. */
const isStill = (before: Stats | undefined, now: Stats): boolean =>
  before === undefined || (now.ino === before.ino && now.dev === before.dev && now.size >= before.size);

/**
 * Sees that the file of games and its journal are still the ones that were opened. SQLite itself would go on with files that
 * nobody can find any more, and all that was ordered would be gone with the process.
 */
export const watchFiles = (file: string, gone: () => void): (() => void) => {
  let seen = look(file);
  const timer = setInterval(() => {
    const now = look(file);
    if (now?.every((stats, i) => isStill(seen?.[i], stats)) !== true) {
      clearInterval(timer);
      gone();
    }
    seen = now;
  }, EVERY).unref();
  return () => clearInterval(timer);
};
