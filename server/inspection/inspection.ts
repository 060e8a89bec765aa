import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { codeOf, HttpError } from '../failure.ts';
import type { Caller } from '../http/caller.ts';
import type { Answer, Answers, InspectionTask } from './task.ts';

/** Where what came from elsewhere is looked through: threads of their own, so that nobody else waits for it. */
export interface Inspection {
  /**
   * `caller` has one looked through at a time. Refused when too much waits, when it takes longer or more room than anything
   * may, and when the server closes; given up when `gone`.
   */
  inspect<K extends InspectionTask['kind']>(
    task: Extract<InspectionTask, { kind: K }>,
    caller: Pick<Caller, 'name' | 'own'>,
    gone: AbortSignal,
  ): Promise<Answers[K]>;
  /** How many are looked through or wait for it. */
  count(): number;
  close(): Promise<void>;
}

export interface InspectionParts {
  /** The script of the threads, where it is not the built one. */
  readonly worker?: string | undefined;
  /** How long each kind may take, in milliseconds. */
  readonly timeLimits?: Partial<Readonly<Record<InspectionTask['kind'], number>>> | undefined;
  /** How much room a thread has, in megabytes. */
  readonly memory?: number | undefined;
}

/** Most logs take a second or two, long ones of Les Aigles a minute; a scenario is opened in a tenth of a second. */
const TIME_LIMITS: Readonly<Record<InspectionTask['kind'], number>> = {
  log: 120_000,
  luck: 120_000,
  scenario: 20_000,
};
/** How many may be looked through or wait: in all, and of one address. */
const MOST = { all: 24, ofOne: 4 };
/** On one's own machine nobody needs protection from oneself. */
const MOST_OF_OWN = { all: 2_000, ofOne: 2_000 };
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_THREADS = 2;
/** In megabytes. */
const MEMORY = 512;
const IDLE = 30_000;

interface Job {
  readonly task: InspectionTask;
  readonly caller: string;
  readonly size: number;
  readonly ending: AbortController;
  readonly start: () => void;
}

const workerFile = (): string => {
  const beside = fileURLToPath(new URL('./worker.js', import.meta.url));
  return existsSync(beside)
    ? beside
    : fileURLToPath(new URL('../dist/inspection/worker.js', import.meta.url));
};

const closing = (): HttpError => new HttpError(503, 'not-ready', 'The server stops: nothing was set up.');
const busy = (): HttpError =>
  new HttpError(503, 'busy', 'Too much is being looked through already: try again in a moment.');
const oneAtATime = (): HttpError =>
  new HttpError(
    429,
    'too-many',
    'What came from this address before is still being looked through: wait a little.',
  );
const tooLate = (milliseconds: number): HttpError =>
  new HttpError(
    422,
    'too-dear',
    `It takes longer than ${milliseconds / 1000} seconds to look this through: nothing was set up.`,
  );
const tooLarge = (): HttpError =>
  new HttpError(422, 'too-dear', 'It takes too much memory to look this through: nothing was set up.');
const left = (): HttpError => new HttpError(499, 'gone', 'Who asked for it has left: nothing was set up.');

const sizeOf = (task: InspectionTask): number => ('bytes' in task ? task.bytes.byteLength : 0);

export const openInspection = ({
  worker = workerFile(),
  timeLimits,
  memory = MEMORY,
}: InspectionParts = {}): Inspection => {
  const threads = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  const pool = new Piscina<InspectionTask, Answer<Answers[InspectionTask['kind']]>>({
    filename: worker,
    name: 'inspect',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  const waiting: Job[] = [];
  const running = new Set<Job>();
  let closed = false;

  const next = (): void => {
    while (running.size < threads) {
      const callers = new Set([...running].map(({ caller }) => caller));
      const place = waiting.findIndex(({ caller }) => !callers.has(caller));
      const [job] = place < 0 ? [] : waiting.splice(place, 1);
      if (job === undefined) return;
      running.add(job);
      job.start();
    }
  };

  const run = async (job: Job): Promise<Answers[InspectionTask['kind']]> => {
    const { task, ending } = job;
    const limit = timeLimits?.[task.kind] ?? TIME_LIMITS[task.kind];
    const timer = setTimeout(() => ending.abort(tooLate(limit)), limit);
    try {
      ending.signal.throwIfAborted();
      const answer = await pool.run(task, { signal: ending.signal });
      if (answer.ok) return answer.value;
      const { status, code, message, path } = answer.refused;
      throw new HttpError(status, code, message, path);
    } catch (error) {
      if (ending.signal.aborted) throw ending.signal.reason;
      throw codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error;
    } finally {
      clearTimeout(timer);
      running.delete(job);
      next();
    }
  };

  const roomFor = ({ name, own }: Pick<Caller, 'name' | 'own'>, size: number): void => {
    if (closed) throw closing();
    const most = own ? MOST_OF_OWN : MOST;
    const all = [...waiting, ...running];
    if (all.filter((job) => job.caller === name).length >= most.ofOne) throw oneAtATime();
    const bytes = all.reduce((sum, job) => sum + job.size, size);
    if (all.length >= most.all || bytes > MOST_BYTES) throw busy();
  };

  const inspect = async (
    task: InspectionTask,
    asker: Pick<Caller, 'name' | 'own'>,
    gone: AbortSignal,
  ): Promise<unknown> => {
    const [size, caller] = [sizeOf(task), asker.name];
    roomFor(asker, size);
    const ending = new AbortController();
    const leave = (): void => ending.abort(left());
    if (gone.aborted) throw left();
    gone.addEventListener('abort', leave, { once: true });
    try {
      return await new Promise((resolve, reject) => {
        const job: Job = { task, caller, size, ending, start: () => run(job).then(resolve, reject) };
        ending.signal.addEventListener('abort', () => {
          const place = waiting.indexOf(job);
          if (place < 0) return;
          waiting.splice(place, 1);
          reject(ending.signal.reason);
        });
        waiting.push(job);
        next();
      });
    } finally {
      gone.removeEventListener('abort', leave);
    }
  };

  return {
    inspect: inspect as Inspection['inspect'],
    count: () => waiting.length + running.size,
    close: async () => {
      closed = true;
      for (const { ending } of [...waiting, ...running]) ending.abort(closing());
      await pool.destroy();
    },
  };
};
