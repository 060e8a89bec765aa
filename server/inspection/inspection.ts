import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { codeOf } from '../failure.ts';
import type { Caller } from '../http/caller.ts';
import { HttpError } from '../http-error.ts';
import { busy, closing, left, oneAtATime, tooLarge, tooLate } from './refusals.ts';
import type { Answer, Answers, InspectionTask } from './task.ts';

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

const sizeOf = (task: InspectionTask): number => ('bytes' in task ? task.bytes.byteLength : 0);

type AnyAnswer = Answers[InspectionTask['kind']];
type Asker = Pick<Caller, 'name' | 'own'>;

/** Where what came from elsewhere is looked through: threads of their own, so that nobody else waits for it. */
export class Inspection {
  readonly #timeLimits: Readonly<Record<InspectionTask['kind'], number>>;
  readonly #threads = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  readonly #pool: Piscina<InspectionTask, Answer<AnyAnswer>>;
  readonly #waiting: Job[] = [];
  readonly #running = new Set<Job>();
  #isClosed = false;

  constructor({ worker = workerFile(), timeLimits, memory = MEMORY }: InspectionParts = {}) {
    this.#timeLimits = { ...TIME_LIMITS, ...timeLimits };
    this.#pool = new Piscina<InspectionTask, Answer<AnyAnswer>>({
      filename: worker,
      name: 'inspect',
      minThreads: 0,
      maxThreads: this.#threads,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
  }

  /**
   * `caller` has one looked through at a time. Refused when too much waits, when it takes longer or more room than anything
   * may, and when the server closes; given up when `gone`.
   */
  async inspect<K extends InspectionTask['kind']>(
    task: Extract<InspectionTask, { kind: K }>,
    caller: Asker,
    gone: AbortSignal,
  ): Promise<Answers[K]> {
    const size = sizeOf(task);
    this.#checkRoom(caller, size);
    const ending = new AbortController();
    const leave = (): void => ending.abort(left());
    if (gone.aborted) throw left();
    gone.addEventListener('abort', leave, { once: true });
    try {
      // A task of a kind is answered in that kind.
      return (await this.#queued(task, caller.name, size, ending)) as Answers[K];
    } finally {
      gone.removeEventListener('abort', leave);
    }
  }

  /** How many are looked through or wait for it. */
  count(): number {
    return this.#waiting.length + this.#running.size;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { ending } of [...this.#waiting, ...this.#running]) ending.abort(closing());
    await this.#pool.destroy();
  }

  #checkRoom({ name, own }: Asker, size: number): void {
    if (this.#isClosed) throw closing();
    const most = own ? MOST_OF_OWN : MOST;
    const all = [...this.#waiting, ...this.#running];
    if (all.filter((job) => job.caller === name).length >= most.ofOne) throw oneAtATime();
    const bytes = all.reduce((sum, job) => sum + job.size, size);
    if (all.length >= most.all || bytes > MOST_BYTES) throw busy();
  }

  #queued(task: InspectionTask, caller: string, size: number, ending: AbortController): Promise<AnyAnswer> {
    return new Promise((resolve, reject) => {
      const start = (): void => void this.#run(job).then(resolve, reject);
      const job: Job = { task, caller, size, ending, start };
      ending.signal.addEventListener('abort', () => {
        const place = this.#waiting.indexOf(job);
        if (place < 0) return;
        this.#waiting.splice(place, 1);
        reject(ending.signal.reason);
      });
      this.#waiting.push(job);
      this.#next();
    });
  }

  #next(): void {
    while (this.#running.size < this.#threads) {
      const callers = new Set([...this.#running].map(({ caller }) => caller));
      const place = this.#waiting.findIndex(({ caller }) => !callers.has(caller));
      const [job] = place < 0 ? [] : this.#waiting.splice(place, 1);
      if (job === undefined) return;
      this.#running.add(job);
      job.start();
    }
  }

  async #run(job: Job): Promise<AnyAnswer> {
    const { task, ending } = job;
    const limit = this.#timeLimits[task.kind];
    const timer = setTimeout(() => ending.abort(tooLate(limit)), limit);
    try {
      ending.signal.throwIfAborted();
      const answer = await this.#pool.run(task, { signal: ending.signal });
      if (answer.ok) return answer.value;
      const { status, code, message, path } = answer.refused;
      throw new HttpError(status, code, message, path);
    } catch (error) {
      if (ending.signal.aborted) throw ending.signal.reason;
      throw codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error;
    } finally {
      clearTimeout(timer);
      this.#running.delete(job);
      this.#next();
    }
  }
}
