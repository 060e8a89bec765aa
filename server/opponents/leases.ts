import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createMutex } from '../mutex.ts';
import type { Store } from '../store/store.ts';

interface LeaseParts {
  readonly store: Store;
  /** Called when a table is ours. Only what it has come to by then is of any use: another may have played on. */
  readonly granted: (table: string) => void;
  readonly failed: (error: unknown) => void;
  readonly times?: LeaseTimes | undefined;
}

/** In milliseconds. */
export interface LeaseTimes {
  /** For how long a table is ours if we do not ask again: so long others wait when a process dies. */
  readonly length: number;
  /** How often we ask again for what we have, and for what we have not. */
  readonly every: number;
}

export const LEASE_TIMES: LeaseTimes = { length: 5000, every: 1000 };
const MOST_LAPSED = 100;
const LONGEST_FAREWELL = 1000;
/** How seldom is asked for what others have let lapse: each time is a question, whether or not anybody plays. */
const ROUNDS_TO_LAPSE = 5;

/**
 * The tables whose generals think in this process and in no other. However many processes share a store, what the generals of a table
 * owe is thought about by one. It holds a lease, which it renews; when it dies, stands still or closes, another takes over.
 */
export class Leases {
  readonly #store: Store;
  readonly #granted: (table: string) => void;
  readonly #failed: (error: unknown) => void;
  readonly #times: LeaseTimes;
  readonly #holder = randomUUID();
  readonly #held = new Set<string>();
  readonly #wanted = new Set<string>();
  readonly #leaving = new Set<string>();
  readonly #runExclusive = createMutex();
  readonly #timer: ReturnType<typeof setInterval>;
  #isAsked = false;
  #isRenewing = false;
  #isClosed = false;
  #rounds = 0;

  constructor({ store, granted, failed, times = LEASE_TIMES }: LeaseParts) {
    this.#store = store;
    this.#granted = granted;
    this.#failed = failed;
    this.#times = times;
    this.#timer = setInterval(() => this.#renewInTurn(), times.every).unref();
  }

  has(table: string): boolean {
    return this.#held.has(table);
  }

  /** Asks for a table until it is ours, or until we let it go. */
  want(table: string): void {
    if (this.#isClosed || this.#held.has(table) || this.#wanted.has(table)) return;
    this.#wanted.add(table);
    this.#soon();
  }

  release(table: string): void {
    this.#wanted.delete(table);
    if (!this.#held.delete(table)) return;
    this.#leaving.add(table);
    this.#soon();
  }

  /** How many we have. */
  count(): number {
    return this.#held.size;
  }

  /** Gives all of them back, so that others may go on at once. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const table of this.#held) this.#leaving.add(table);
    this.#held.clear();
    this.#wanted.clear();
    // They lapse by themselves: a store that does not answer is not waited for.
    await Promise.race([
      this.#runExclusive(() => this.#giveBack()).catch(this.#failed),
      pause(LONGEST_FAREWELL, undefined, { ref: false }),
    ]);
  }

  async #giveBack(): Promise<void> {
    if (this.#leaving.size === 0) return;
    const left = [...this.#leaving];
    this.#leaving.clear();
    await this.#store.release(left, this.#holder);
  }

  async #askFor(tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    const ours = new Set(await this.#store.lease(tables, this.#holder, this.#times.length));
    for (const table of tables) this.#answered(table, ours.has(table));
  }

  #answered(table: string, isOurs: boolean): void {
    if (!isOurs) {
      // It was not renewed in time, and another has it now.
      if (this.#held.delete(table)) this.#wanted.add(table);
    } else if (this.#wanted.delete(table)) {
      this.#held.add(table);
      this.#granted(table);
    } else if (!this.#held.has(table)) {
      this.#leaving.add(table);
      this.#soon();
    }
  }

  /** All that is wanted or let go in one turn is told to the store at once. */
  #soon(): void {
    if (this.#isAsked || this.#isClosed) return;
    this.#isAsked = true;
    void this.#runExclusive(async () => {
      this.#isAsked = false;
      await this.#giveBack();
      await this.#askFor([...this.#wanted]);
    }).catch(this.#failed);
  }

  #renewInTurn(): void {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    void this.#runExclusive(() => this.#renew())
      // The store says itself what is wrong with it; we ask again.
      .catch(() => {})
      .finally(() => {
        this.#isRenewing = false;
      });
  }

  async #renew(): Promise<void> {
    await this.#giveBack();
    this.#rounds += 1;
    if (this.#store.shared && this.#rounds % ROUNDS_TO_LAPSE === 0) await this.#lookForLapsed();
    await this.#askFor([...this.#held, ...this.#wanted]);
  }

  /** What somebody has let lapse is for us to look at: perhaps nobody else knows of it. */
  async #lookForLapsed(): Promise<void> {
    for (const table of await this.#store.lapsed(MOST_LAPSED))
      if (!this.#held.has(table)) this.#wanted.add(table);
  }
}
