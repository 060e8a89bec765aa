import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { journalOf } from './file.ts';

const onDisk = promisify(fdatasync);

/** What makes commits last. */
export interface Durable {
  /** Resolves when everything committed so far is on the disk. */
  settled(): Promise<void>;
  /** Lets what is under way come to its end first. */
  close(): Promise<void>;
}

/**
 * The file's journal is synced beside the thread that answers, not in it: SQLite commits without waiting for the disk
 * (`synchronous = normal`), and whoever wrote is answered once the journal has been synced behind his commit. What a
 * fall of the machine may take is what nobody has been told of. One sync serves all who wait for it.
 */
export const durable = (file: string): Durable => {
  const journal = openSync(journalOf(file), 'r+');
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  let failure: unknown;

  const sync = async (): Promise<void> => {
    // A disk that failed once may have forgotten what it was given: nothing is promised any more.
    if (failure !== undefined) throw failure;
    try {
      await onDisk(journal);
    } catch (error) {
      failure = error;
      throw error;
    }
  };

  const begin = (): Promise<void> => {
    waiting = undefined;
    const mine = sync();
    running = mine;
    const over = (): void => {
      if (running === mine) running = undefined;
    };
    mine.then(over, over);
    return mine;
  };

  return {
    settled: () => {
      if (running === undefined) return begin();
      // The one under way began before this commit was made: it takes the next.
      waiting ??= running.then(begin, begin);
      return waiting;
    },
    close: async () => {
      await (waiting ?? running)?.catch(() => {});
      failure ??= new Error('the store is closed');
      closeSync(journal);
    },
  };
};
