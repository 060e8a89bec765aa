import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { AnOrder } from '@grognard/engine';
import { Piscina } from 'piscina';
import type { Task } from './task.ts';

/** Where generals think: threads of their own, so that nobody at another table waits for them. */
export interface Desk {
  /** `waited`: a person waits for it. Fails when the general fails, or thinks longer than the limit. */
  think(task: Task, waited: boolean): Promise<AnOrder>;
  queue(): Queue;
  close(): Promise<void>;
}

/** How many decisions of generals are being thought about, and how many have yet to be. */
export interface Queue {
  readonly thinking: number;
  /** A person waits for them. */
  readonly waited: number;
  /** Nobody waits for them. */
  readonly alone: number;
}

/** It thought longer than anybody may. */
export class Late extends Error {
  override readonly name = 'Late';
}

interface Waiting {
  readonly start: () => void;
}

const workerFile = (): string => {
  const beside = fileURLToPath(new URL('./worker.js', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../dist/staff/worker.js', import.meta.url));
};

const IDLE = 60_000;

export const openDesk = (limit: number, worker: string = workerFile()): Desk => {
  const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
  const pool = new Piscina<Task, AnOrder>({
    filename: worker,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE,
  });
  const waited: Waiting[] = [];
  const alone: Waiting[] = [];
  let running = 0;

  const next = (): void => {
    while (running < threads) {
      // A battle between generals alone goes on when nobody waits.
      const job = waited.shift() ?? alone.shift();
      if (job === undefined) return;
      running += 1;
      job.start();
    }
  };

  const run = async (task: Task): Promise<AnOrder> => {
    const clock = new AbortController();
    const timer = setTimeout(() => clock.abort(), limit);
    try {
      return await pool.run(task, { signal: clock.signal });
    } catch (error) {
      throw clock.signal.aborted ? new Late('the general thought too long') : error;
    } finally {
      clearTimeout(timer);
      running -= 1;
      next();
    }
  };

  return {
    think: (task, isWaited) =>
      new Promise((resolve, reject) => {
        (isWaited ? waited : alone).push({ start: () => run(task).then(resolve, reject) });
        next();
      }),
    queue: () => ({ thinking: running, waited: waited.length, alone: alone.length }),
    close: () => pool.destroy(),
  };
};
