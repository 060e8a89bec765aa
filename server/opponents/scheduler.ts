import type { AnOrder } from '@grognard/engine';
import { createQueue, type Job } from './queue.ts';
import type { ThinkTask } from './task.ts';
import type { WorkerPool, WorkerPools } from './worker-pools.ts';

/** Something for a general to think about. */
export interface ThinkRequest extends Job {
  /** Looked up when its turn has come; undefined when it need not be thought about any more. */
  readonly task: () => Promise<ThinkTask | undefined>;
}

/** So many of what a person waits for, and so many others. */
interface ByKind {
  readonly waited: number;
  readonly others: number;
}

/** How busy the generals are. */
export interface SchedulerCounts {
  readonly waiting: ByKind;
  readonly running: ByKind;
  /** How long the oldest that waits has waited, in milliseconds; 0 when nothing does. */
  readonly oldest: number;
  readonly threads: number;
}

/** Where generals think: threads of their own, so that nobody at another table waits for them. */
export interface Scheduler {
  /**
   * Undefined when there was nothing to think about any more. Fails when the general fails, or is late: whoever is waited for has his
   * time from the moment he was asked, others from the moment they begin.
   */
  think(question: ThinkRequest): Promise<AnOrder | undefined>;
  /** The first order on offer, in a thread where nobody thinks. */
  first(task: ThinkTask): Promise<AnOrder>;
  counts(): SchedulerCounts;
  close(): Promise<void>;
}

/** There was no time left. */
export class ThinkTimeout extends Error {
  override readonly name = 'Late';
}

interface Asked extends Job {
  readonly question: ThinkRequest;
  readonly since: number;
  readonly resolve: (order: AnOrder | undefined) => void;
  readonly reject: (error: unknown) => void;
  timer?: ReturnType<typeof setTimeout>;
}

interface Running {
  readonly pool: WorkerPool;
  readonly isWaited: boolean;
}

const sinceStart = (): number => performance.now();

const within = async <T>(limit: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), limit);
  try {
    return await work(clock.signal);
  } catch (error) {
    throw clock.signal.aborted ? new ThinkTimeout('the general thought too long') : error;
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
export const openScheduler = (
  { shared, reserved, fallback }: WorkerPools,
  budget: number,
  clock: () => number = sinceStart,
): Scheduler => {
  const queue = createQueue<Asked>();
  const running = new Set<Running>();
  let isClosed = false;

  const hasRoom = (pool: WorkerPool): boolean =>
    [...running].filter((each) => each.pool === pool).length < pool.count;

  const fill = (): void => {
    for (const pool of [reserved, shared])
      while (!isClosed && hasRoom(pool)) {
        const next = queue.take(pool === reserved);
        if (next === undefined) break;
        void begin(pool, next);
      }
  };

  /** Who has waited half of his time for a thread gives it up: those that do think then have at least as much. */
  const timeOut = (asked: Asked): void => {
    if (!asked.isWaitedFor()) {
      asked.timer = setTimeout(() => timeOut(asked), budget / 2);
    } else if (queue.remove(asked)) {
      asked.reject(new ThinkTimeout('no thread was free for the general'));
    }
  };

  const begin = async (pool: WorkerPool, asked: Asked): Promise<void> => {
    clearTimeout(asked.timer);
    const isWaited = asked.isWaitedFor();
    const one = { pool, isWaited };
    running.add(one);
    try {
      const task = await asked.question.task();
      const left = isWaited ? budget - Math.min(clock() - asked.since, budget / 2) : budget;
      asked.resolve(task === undefined ? undefined : await within(left, (signal) => pool.run(task, signal)));
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
        asked.timer = setTimeout(() => timeOut(asked), budget / 2);
        queue.push(asked);
        fill();
      }),
    first: ({ general: _, ...task }) => within(budget, (signal) => fallback.run(task, signal)),
    counts: () => {
      const waiting = queue.jobs();
      return {
        waiting: byKind(waiting, (job) => job.isWaitedFor()),
        running: byKind(running, ({ isWaited }) => isWaited),
        oldest: waiting.reduce((longest, { since }) => Math.max(longest, clock() - since), 0),
        threads: shared.count + reserved.count,
      };
    },
    close: async () => {
      isClosed = true;
      for (const asked of queue.jobs()) {
        clearTimeout(asked.timer);
        queue.remove(asked);
        asked.reject(new Error('the server closes'));
      }
      await Promise.all([shared, reserved, fallback].map((pool) => pool.close()));
    },
  };
};
