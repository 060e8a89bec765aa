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

/** Gives what is asked to the threads of the pools, in the order of the queue. */
export class PoolScheduler implements Scheduler {
  readonly #pools: WorkerPools;
  readonly #budget: number;
  readonly #clock: () => number;
  readonly #queue = createQueue<Asked>();
  readonly #running = new Set<Running>();
  #isClosed = false;

  /** `budget`: how long a general may take, in milliseconds. */
  constructor(pools: WorkerPools, budget: number, clock: () => number = sinceStart) {
    this.#pools = pools;
    this.#budget = budget;
    this.#clock = clock;
  }

  think(question: ThinkRequest): Promise<AnOrder | undefined> {
    return new Promise((resolve, reject) => {
      const { table, share, isWaitedFor } = question;
      const since = this.#clock();
      const asked: Asked = { table, share, isWaitedFor, question, since, resolve, reject };
      asked.timer = setTimeout(() => this.#timeOut(asked), this.#budget / 2);
      this.#queue.push(asked);
      this.#fill();
    });
  }

  first({ general: _, ...task }: ThinkTask): Promise<AnOrder> {
    return within(this.#budget, (signal) => this.#pools.fallback.run(task, signal));
  }

  counts(): SchedulerCounts {
    const { shared, reserved } = this.#pools;
    const waiting = this.#queue.jobs();
    return {
      waiting: byKind(waiting, (job) => job.isWaitedFor()),
      running: byKind(this.#running, ({ isWaited }) => isWaited),
      oldest: waiting.reduce((longest, { since }) => Math.max(longest, this.#clock() - since), 0),
      threads: shared.count + reserved.count,
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const asked of this.#queue.jobs()) {
      clearTimeout(asked.timer);
      this.#queue.remove(asked);
      asked.reject(new Error('the server closes'));
    }
    const { shared, reserved, fallback } = this.#pools;
    await Promise.all([shared, reserved, fallback].map((pool) => pool.close()));
  }

  #hasRoom(pool: WorkerPool): boolean {
    return [...this.#running].filter((each) => each.pool === pool).length < pool.count;
  }

  #fill(): void {
    const { shared, reserved } = this.#pools;
    for (const pool of [reserved, shared])
      while (!this.#isClosed && this.#hasRoom(pool)) {
        const next = this.#queue.take(pool === reserved);
        if (next === undefined) break;
        void this.#begin(pool, next);
      }
  }

  /** Who has waited half of his time for a thread gives it up: those that do think then have at least as much. */
  #timeOut(asked: Asked): void {
    if (!asked.isWaitedFor()) {
      asked.timer = setTimeout(() => this.#timeOut(asked), this.#budget / 2);
    } else if (this.#queue.remove(asked)) {
      asked.reject(new ThinkTimeout('no thread was free for the general'));
    }
  }

  async #begin(pool: WorkerPool, asked: Asked): Promise<void> {
    clearTimeout(asked.timer);
    const isWaited = asked.isWaitedFor();
    const one = { pool, isWaited };
    this.#running.add(one);
    try {
      const task = await asked.question.task();
      const waited = Math.min(this.#clock() - asked.since, this.#budget / 2);
      const left = isWaited ? this.#budget - waited : this.#budget;
      asked.resolve(task === undefined ? undefined : await within(left, (signal) => pool.run(task, signal)));
    } catch (error) {
      asked.reject(error);
    } finally {
      this.#running.delete(one);
      this.#fill();
    }
  }
}
