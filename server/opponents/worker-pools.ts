import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { AnOrder } from '@grognard/engine';
import { Piscina } from 'piscina';
import type { ThinkTask } from './task.ts';

/** Some threads that think, one task each at a time. */
export interface WorkerPool {
  readonly count: number;
  run(task: ThinkTask, signal: AbortSignal): Promise<AnOrder>;
  close(): Promise<void>;
}

/** Who thinks in a server, each in threads that start when they are needed. */
export interface WorkerPools {
  /** For whatever there is to think about. */
  readonly shared: WorkerPool;
  /** For what a person waits for, and for nothing else: whoever waits never waits for a battle that nobody is at. */
  readonly reserved: WorkerPool;
  /** Nobody thinks here: it finds the first order on offer, for those whose general has none to give. */
  readonly fallback: WorkerPool;
}

const workerFile = (): string => {
  const beside = fileURLToPath(new URL('./worker.js', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../dist/opponents/worker.js', import.meta.url));
};

const IDLE = 60_000;

const openPool = (filename: string, count: number, niceIncrement: number): WorkerPool => {
  const pool = new Piscina<ThinkTask, AnOrder>({
    filename,
    minThreads: 0,
    maxThreads: count,
    idleTimeout: IDLE,
    niceIncrement,
  });
  return { count, run: (task, signal) => pool.run(task, { signal }), close: () => pool.destroy() };
};

const MOST = 3;
/** The common threads stand back for whoever else has something to do: whoever answers people, above all. */
const NICE = 5;

/** One core is left to whoever answers, another to the kept thread. With one or two cores they share them. */
export const openWorkerPools = (
  worker: string = workerFile(),
  cores: number = availableParallelism(),
): WorkerPools => ({
  shared: openPool(worker, Math.max(1, Math.min(MOST, cores - 2)), NICE),
  reserved: openPool(worker, 1, 0),
  fallback: openPool(worker, 1, 0),
});
