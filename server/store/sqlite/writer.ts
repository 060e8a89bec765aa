import type ThreadedDatabase from 'libsql/promise';
import Database from 'libsql/promise';
import { oneAtATime } from '../../mutex.ts';
import { DURABLE, PATIENCE } from './file.ts';
import type { Condition } from './health.ts';
import { sql } from './sql.ts';

/** What is to be written, and what whoever asked for it is told when it is on the disk. */
export interface Decided<T> {
  readonly sentences: readonly string[];
  readonly answer: T;
  /** Called when it is on the disk, before anybody decides anything else. */
  readonly written?: () => void;
}

/** The one connection that writes. It works in a thread of the driver's: nobody waits for the disk who need not. */
export interface Writing {
  /**
   * Looks, decides and commits, one after the other: nothing is written between somebody's look and his commit. All of the
   * sentences or none of them are on the disk when it resolves.
   */
  write<T>(decide: () => Decided<T>): Promise<T>;
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
const asOne = (sentences: readonly string[]): string =>
  ['begin immediate', ...sentences, 'commit'].join(';\n');

/** Opens a file whose layout is up to date. */
export const openWriting = async (file: string, condition: Condition): Promise<Writing> => {
  const db: ThreadedDatabase = new Database(file, { timeout: PATIENCE });
  await db.exec(`${DURABLE}; pragma wal_autocheckpoint = ${JOURNAL_PAGES}`);
  const inTurn = oneAtATime();
  let isClosed = false;

  const commit = async (sentences: readonly string[]): Promise<void> => {
    try {
      await db.exec(asOne(sentences));
    } catch (error) {
      // SQLite may have rolled back by itself; then there is nothing to roll back.
      await db.exec('rollback').catch(() => {});
      throw error;
    }
    condition.wrote();
  };

  const write = async <T>(decide: () => Decided<T>): Promise<T> => {
    if (isClosed) throw new Error('the store is closed');
    condition.check();
    try {
      const { sentences, answer, written } = decide();
      if (sentences.length > 0) await commit(sentences);
      written?.();
      return answer;
    } catch (error) {
      throw condition.met(error);
    }
  };

  return {
    write: (decide) => inTurn(() => write(decide)),
    copyTo: (copy) => inTurn(() => db.exec(sql`vacuum into ${copy}`)),
    close: () =>
      inTurn(async () => {
        isClosed = true;
        // Nothing depends on it: what the journal holds is worked into the file at the next opening as well.
        if (!condition.isDamaged()) await db.exec('pragma wal_checkpoint(truncate)').catch(() => {});
        db.close();
      }),
  };
};
