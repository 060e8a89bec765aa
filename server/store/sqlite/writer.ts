import type ThreadedDatabase from 'libsql/promise';
import Database from 'libsql/promise';
import { createMutex } from '../../mutex.ts';
import { BUSY_TIMEOUT, DURABLE } from './file.ts';
import type { FileHealth } from './health.ts';
import { sql } from './sql.ts';

/** What is to be written, and what whoever asked for it is told when it is on the disk. */
export interface WritePlan<T> {
  readonly statements: readonly string[];
  readonly answer: T;
  /** Called when it is on the disk, before anybody decides anything else. */
  readonly written?: () => void;
}

/** The one connection that writes. It works in a thread of the driver's: nobody waits for the disk who need not. */
export interface Writer {
  /**
   * Looks, decides and commits, one after the other: nothing is written between somebody's look and his commit. All of the
   * sentences or none of them are on the disk when it resolves.
   */
  write<T>(decide: () => WritePlan<T>): Promise<T>;
  /** Copies all that this connection sees into an empty file. */
  copyTo(copy: string): Promise<void>;
  /** Lets what is under way come to its end; nothing is taken any more. */
  close(): Promise<void>;
}

/**
 * So long may the journal get before it is worked into the file: every game has pages of its own, and those that many orders change
 * are then written once.
 */
const JOURNAL_PAGES = 4000;

/**
 * Always a transaction, even for one sentence: should one ever be left open, it is told here, and nobody is answered for
 * what would only be committed with the next.
 */
const asOne = (statements: readonly string[]): string =>
  ['begin immediate', ...statements, 'commit'].join(';\n');

/** Opens a file whose layout is up to date. */
export const openWriter = async (file: string, health: FileHealth): Promise<Writer> => {
  const db: ThreadedDatabase = new Database(file, { timeout: BUSY_TIMEOUT });
  await db.exec(`${DURABLE}; pragma wal_autocheckpoint = ${JOURNAL_PAGES}`);
  const runExclusive = createMutex();
  let isClosed = false;

  const commit = async (statements: readonly string[]): Promise<void> => {
    try {
      await db.exec(asOne(statements));
    } catch (error) {
      // SQLite may have rolled back by itself; then there is nothing to roll back.
      await db.exec('rollback').catch(() => {});
      throw error;
    }
    health.wrote();
  };

  const write = async <T>(decide: () => WritePlan<T>): Promise<T> => {
    if (isClosed) throw new Error('the store is closed');
    health.check();
    try {
      const { statements, answer, written } = decide();
      if (statements.length > 0) await commit(statements);
      written?.();
      return answer;
    } catch (error) {
      throw health.met(error);
    }
  };

  return {
    write: (decide) => runExclusive(() => write(decide)),
    copyTo: (copy) => runExclusive(() => db.exec(sql`vacuum into ${copy}`)),
    close: () =>
      runExclusive(async () => {
        isClosed = true;
        // Nothing depends on it: what the journal holds is worked into the file at the next opening as well.
        if (!health.isDamaged()) await db.exec('pragma wal_checkpoint(truncate)').catch(() => {});
        db.close();
      }),
  };
};
