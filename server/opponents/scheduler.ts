import type { AnOrder } from '@grognard/engine';
import { createQueue, type Job } from './queue.ts';
import type { Task } from './task.ts';
import type { Crew, Threads } from './worker-pools.ts';

/** Something for a general to think about. */
export interface Question extends Job {
  /** Looked up when its turn has come; undefined when it need not be thought about any more. */
  readonly task: () => Promise<Task | undefined>;
}

/** So many of what a person waits for, and so many others. */
interface ByKind {
  readonly waited: number;
  readonly others: number;
}

/** How busy the generals are. */
export interface DeskCounts {
  readonly waiting: ByKind;
  readonly running: ByKind;
  /** How long the oldest that waits has waited, in milliseconds; 0 when nothing does. */
  readonly oldest: number;
  readonly threads: number;
}

/** Where generals think: threads of their own, so that nobody at another table waits for them. */
export interface Desk {
  /**
   * Undefined when there was nothing to think about any more. Fails when the general fails, or is late: whoever is waited for has his
   * time from the moment he was asked, others from the moment they begin.
   */
  think(question: Question): Promise<AnOrder | undefined>;
  /** The first order on offer, in a thread where nobody thinks. */
  first(task: Task): Promise<AnOrder>;
  counts(): DeskCounts;
  close(): Promise<void>;
}

/** There was no time left. */
export class Late extends Error {
  override readonly name = 'Late';
}

interface Asked extends Job {
  readonly question: Question;
  readonly since: number;
  readonly resolve: (order: AnOrder | undefined) => void;
  readonly reject: (error: unknown) => void;
  timer?: ReturnType<typeof setTimeout>;
}

interface Running {
  readonly threads: Threads;
  readonly isWaited: boolean;
}

const sinceStart = (): number => performance.now();

const within = async <T>(limit: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), limit);
  try {
    return await work(clock.signal);
  } catch (error) {
    throw clock.signal.aborted ? new Late('the general thought too long') : error;
  } finally {
    clearTimeout(timer);
  }
};

const byKind = <T>(all: Iterable<T>, isWaited: (each: T) => boolean): ByKind => {
  const each = [...all];
  const waited = each.filter(isWaited).length;
  return { waited, others: each.length - waited };
};

/** `budget`: how long a general may take, in milliseconds. */
export const openDesk = (
  { common, kept, spare }: Crew,
  budget: number,
  clock: () => number = sinceStart,
): Desk => {
  const queue = createQueue<Asked>();
  const running = new Set<Running>();
  let isClosed = false;

  const hasRoom = (threads: Threads): boolean =>
    [...running].filter((each) => each.threads === threads).length < threads.count;

  const fill = (): void => {
    for (const threads of [kept, common])
      while (!isClosed && hasRoom(threads)) {
        const next = queue.take(threads === kept);
        if (next === undefined) break;
        void begin(threads, next);
      }
  };

  /** Who has waited half of his time for a thread gives it up: those that do think then have at least as much. */
  const giveUp = (asked: Asked): void => {
    if (!asked.isWaitedFor()) {
      asked.timer = setTimeout(() => giveUp(asked), budget / 2);
    } else if (queue.remove(asked)) {
      asked.reject(new Late('no thread was free for the general'));
    }
  };

  const begin = async (threads: Threads, asked: Asked): Promise<void> => {
    clearTimeout(asked.timer);
    const isWaited = asked.isWaitedFor();
    const one = { threads, isWaited };
    running.add(one);
    try {
      const task = await asked.question.task();
      const left = isWaited ? budget - Math.min(clock() - asked.since, budget / 2) : budget;
      asked.resolve(
        task === undefined ? undefined : await within(left, (signal) => threads.run(task, signal)),
      );
    } catch (error) {
      asked.reject(error);
    } finally {
      running.delete(one);
      fill();
    }
  };

  return {
    think: (question) =>
      new Promise((resolve, reject) => {
        const { table, share, isWaitedFor } = question;
        const asked: Asked = { table, share, isWaitedFor, question, since: clock(), resolve, reject };
        asked.timer = setTimeout(() => giveUp(asked), budget / 2);
        queue.push(asked);
        fill();
      }),
    first: ({ general: _, ...task }) => within(budget, (signal) => spare.run(task, signal)),
    counts: () => {
      const waiting = queue.jobs();
      return {
        waiting: byKind(waiting, (job) => job.isWaitedFor()),
        running: byKind(running, ({ isWaited }) => isWaited),
        oldest: waiting.reduce((longest, { since }) => Math.max(longest, clock() - since), 0),
        threads: common.count + kept.count,
      };
    },
    close: async () => {
      isClosed = true;
      for (const asked of queue.jobs()) {
        clearTimeout(asked.timer);
        queue.remove(asked);
        asked.reject(new Error('the house closes'));
      }
      await Promise.all([common, kept, spare].map((threads) => threads.close()));
    },
  };
};
