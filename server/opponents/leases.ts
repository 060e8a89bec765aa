import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createMutex } from '../mutex.ts';
import type { Store } from '../store/store.ts';

/** The tables whose generals think in this process and in no other. */
export interface Leases {
  has(table: string): boolean;
  /** Asks for a table until it is ours, or until we let it go. */
  want(table: string): void;
  release(table: string): void;
  /** How many we have. */
  count(): number;
  /** Gives all of them back, so that others may go on at once. */
  close(): Promise<void>;
}

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
 * However many processes share a store, what the generals of a table owe is thought about by one. It holds a lease, which it renews;
 * when it dies, stands still or closes, another takes over.
 */
export const createLeases = ({ store, granted, failed, times = LEASE_TIMES }: LeaseParts): Leases => {
  const holder = randomUUID();
  const held = new Set<string>();
  const wanted = new Set<string>();
  const leaving = new Set<string>();
  const runExclusive = createMutex();
  let isAsked = false;
  let isClosed = false;

  const giveBack = async (): Promise<void> => {
    if (leaving.size === 0) return;
    const left = [...leaving];
    leaving.clear();
    await store.release(left, holder);
  };

  const heardOf = (table: string, isOurs: boolean): void => {
    if (!isOurs) {
      // It was not renewed in time, and another has it now.
      if (held.delete(table)) wanted.add(table);
    } else if (wanted.delete(table)) {
      held.add(table);
      granted(table);
    } else if (!held.has(table)) {
      leaving.add(table);
      soon();
    }
  };

  const askFor = async (tables: readonly string[]): Promise<void> => {
    if (tables.length === 0) return;
    const ours = new Set(await store.lease(tables, holder, times.length));
    for (const table of tables) heardOf(table, ours.has(table));
  };

  /** All that is wanted or let go in one turn is told to the store at once. */
  const soon = (): void => {
    if (isAsked || isClosed) return;
    isAsked = true;
    void runExclusive(async () => {
      isAsked = false;
      await giveBack();
      await askFor([...wanted]);
    }).catch(failed);
  };

  /** What somebody has let lapse is for us to look at: perhaps nobody else knows of it. */
  const lookForLapsed = async (): Promise<void> => {
    for (const table of await store.lapsed(MOST_LAPSED)) if (!held.has(table)) wanted.add(table);
  };

  let rounds = 0;
  const renew = async (): Promise<void> => {
    await giveBack();
    rounds += 1;
    if (store.shared && rounds % ROUNDS_TO_LAPSE === 0) await lookForLapsed();
    await askFor([...held, ...wanted]);
  };

  let renewing = false;
  const timer = setInterval(() => {
    if (renewing) return;
    renewing = true;
    void runExclusive(renew)
      // The store says itself what is wrong with it; we ask again.
      .catch(() => {})
      .finally(() => {
        renewing = false;
      });
  }, times.every).unref();

  return {
    has: (table) => held.has(table),
    want: (table) => {
      if (isClosed || held.has(table) || wanted.has(table)) return;
      wanted.add(table);
      soon();
    },
    release: (table) => {
      wanted.delete(table);
      if (!held.delete(table)) return;
      leaving.add(table);
      soon();
    },
    count: () => held.size,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      for (const table of held) leaving.add(table);
      held.clear();
      wanted.clear();
      // They lapse by themselves: a store that does not answer is not waited for.
      await Promise.race([
        runExclusive(giveBack).catch(failed),
        pause(LONGEST_FAREWELL, undefined, { ref: false }),
      ]);
    },
  };
};
