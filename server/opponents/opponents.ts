import { type AnOrder, outcomeOf, seatName, type TableNotice } from '@grognard/engine';
import { HttpError } from '../failure.ts';
import type { Store } from '../store/store.ts';
import { GENERALS_DOCUMENT } from '../tables/documents.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { giveOrder } from '../tables/orders.ts';
import type { Tables } from '../tables/tables.ts';
import { createBattleQuota } from './battle-quota.ts';
import { createLeases, type LeaseTimes } from './leases.ts';
import { hasGenerals, isAlone, isOwed, type Owed, orderIdFor, owedAt, taskOf } from './owed.ts';
import type { Presence } from './presence.ts';
import { type Scheduler, type SchedulerCounts, ThinkTimeout } from './scheduler.ts';
import type { ThinkTask } from './task.ts';

/** How busy the generals are, for whoever watches the server. */
export interface OpponentCounts extends SchedulerCounts {
  /** Battles of generals alone that go on. */
  readonly battles: number;
  /** Tables whose generals think here and nowhere else. */
  readonly leases: number;
}

export interface Opponents {
  /** Has the generals answer what they owe at a table. */
  look(live: LiveTable): void;
  /** The same when another process has written to it: should that one be gone, we are here. */
  hear(table: string): void;
  /** Takes up again whatever was owed when the last process ended. */
  resumeAll(): Promise<void>;
  /** A table has been cleared away. */
  forget(table: string): void;
  /** Whether generals may fight one more battle alone that such an address has set up. */
  hasRoom(share: string | undefined): boolean;
  counts(): OpponentCounts;
  close(): Promise<void>;
}

export interface OpponentParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly scheduler: Scheduler;
  readonly presence: Presence;
  /** How long a general may take, in milliseconds. */
  readonly budget: number;
  /** How many battles of generals alone one address may have going on. */
  readonly mostBattles: number;
  readonly leasing?: LeaseTimes | undefined;
  readonly announce: (table: string, notice: TableNotice) => void;
  readonly say: (message: string, error: unknown) => void;
  readonly count: (how: 'done' | 'failed' | 'late') => void;
}

/** Who waits longer than this is told that the general is thinking. */
const NOTICEABLE = 200;
const PAGE = 100;
const AGAIN = 1000;
const LONGEST = 60_000;

/** The generals of all tables: each decision they owe is a job of its own. */
export const createOpponents = (parts: OpponentParts): Opponents => {
  const { store, tables, scheduler, presence, budget, mostBattles, leasing, announce, say, count } = parts;
  /** What is being thought about, by table. */
  const jobs = new Map<string, Set<string>>();
  /** How long to wait before a table whose general was of no use is looked at again. */
  const failures = new Map<string, number>();
  const battles = createBattleQuota(mostBattles);
  let closed = false;

  const isPaused = (live: LiveTable): boolean => isAlone(live) && !presence.isWatched(live.id);

  /** What there is to think about, as the table stands now. */
  const taskNow = async (id: string, owed: Owed): Promise<ThinkTask | undefined> => {
    const live = await tables.get(id);
    return live === undefined || isPaused(live) || !isOwed(live, owed) ? undefined : taskOf(live, owed);
  };

  const give = async (table: string, owed: Owed, id: string, order: AnOrder | undefined): Promise<void> => {
    if (order === undefined) return;
    const answer = await giveOrder(tables, table, owed.seat, { id, decision: owed.decision.id, order });
    if (answer?.kind === 'refused')
      throw new Error(`its order was refused: ${answer.refusals.map(({ rule }) => rule).join(', ')}`);
  };

  const firstOnOffer = async (id: string, owed: Owed): Promise<AnOrder | undefined> => {
    const task = await taskNow(id, owed);
    return task === undefined ? undefined : scheduler.first(task);
  };

  const think = async (live: LiveTable, owed: Owed): Promise<void> => {
    const { id, share = '' } = live;
    const { seat, general } = owed;
    // Named before it is thought about: if another process was faster, it is the same order, and is not given twice.
    const name = orderIdFor(live, owed);
    const isWaitedFor = (): boolean => !isAlone(live) && presence.isAwaited(id);
    let noticed = false;
    let first: Promise<AnOrder | undefined> | undefined;
    const timers = [
      setTimeout(() => {
        noticed = true;
        announce(id, { kind: 'thinking', seat, since: Date.now() - NOTICEABLE });
      }, NOTICEABLE),
      // Whoever waits has an answer in time: what there is to give if nothing better comes is looked up before it is needed.
      setTimeout(() => {
        if (!isWaitedFor()) return;
        first = firstOnOffer(id, owed);
        first.catch(() => {});
      }, budget / 2),
    ];
    try {
      const order = await scheduler.think({ table: id, share, isWaitedFor, task: () => taskNow(id, owed) });
      await give(id, owed, name, order);
      if (order !== undefined) count('done');
      if (noticed) announce(id, { kind: 'thought', seat });
    } catch (error) {
      // Where it was not the general but the store, he is asked again later.
      if (closed || error instanceof HttpError) throw error;
      const instead = error instanceof ThinkTimeout ? 'late' : 'failed';
      count(instead);
      say(`the general ${general} (${seatName(seat)} at ${id}) was of no use: ${instead}`, error);
      await give(id, owed, name, await (first ?? firstOnOffer(id, owed)));
      announce(id, { kind: 'thought', seat, instead });
    } finally {
      for (const timer of timers) clearTimeout(timer);
    }
  };

  const begin = (live: LiveTable, owed: Owed): void => {
    const { id } = live;
    const mine = jobs.get(id) ?? new Set();
    const job = `${seatName(owed.seat)}\n${owed.decision.id}`;
    if (mine.has(job)) return;
    jobs.set(id, mine.add(job));
    void think(live, owed)
      .catch((error) => {
        if (!closed) say(`nothing could be ordered for ${seatName(owed.seat)} at ${id}`, error);
      })
      .finally(() => {
        mine.delete(job);
        if (mine.size === 0) jobs.delete(id);
        void lookAgain(id, owed);
      });
  };

  const forget = (id: string): void => {
    leases.release(id);
    const next = battles.leave(id);
    if (next !== undefined) void lookAt(next);
  };

  /** Nothing is to be done at a table for now: another process may have it, and another battle its place. */
  const rest = (id: string): void => {
    if (!jobs.has(id)) forget(id);
  };

  const look = (live: LiveTable): void => {
    const { id, share } = live;
    if (closed || !hasGenerals(live)) return;
    const isOver = outcomeOf(live.match, live.table) !== undefined;
    if (isOver)
      void store
        .dropDocument(id, GENERALS_DOCUMENT)
        .catch((error) => say('a document could not be dropped', error));
    const owed = isOver ? [] : owedAt(live);
    if (owed.length === 0 || isPaused(live)) rest(id);
    else if (isAlone(live) && !battles.enter(share, id)) leases.release(id);
    else if (leases.has(id)) for (const each of owed) begin(live, each);
    else leases.want(id);
  };

  const lookAt = async (id: string): Promise<LiveTable | undefined> => {
    if (closed) return undefined;
    const live = await tables.get(id).catch(() => undefined);
    if (live === undefined) rest(id);
    else look(live);
    return live;
  };

  /** What was taken back while the general was thinking is owed again; so is what he could not answer. */
  const lookAgain = async (id: string, owed: Owed): Promise<void> => {
    if (closed) return;
    const live = await tables.get(id).catch(() => undefined);
    if (live === undefined || isPaused(live) || !isOwed(live, owed)) {
      failures.delete(id);
      await lookAt(id);
      return;
    }
    const wait = failures.get(id) ?? AGAIN;
    failures.set(id, Math.min(wait * 2, LONGEST));
    setTimeout(() => void lookAt(id), wait).unref();
  };

  const leases = createLeases({
    store,
    granted: (id) => void lookAt(id),
    failed: (error) => say('a table could not be taken for its generals', error),
    times: leasing,
  });

  return {
    look,
    hear: (id) => {
      const known = tables.known(id);
      if (presence.isWatched(id) && (known === undefined || hasGenerals(known))) void lookAt(id);
    },
    resumeAll: async () => {
      for (let after: string | undefined, more = true; more && !closed; ) {
        const ids = await store.gamesWith(GENERALS_DOCUMENT, after, PAGE);
        for (const id of ids) await lookAt(id);
        after = ids.at(-1);
        more = ids.length === PAGE;
      }
    },
    forget,
    hasRoom: battles.hasRoom,
    counts: () => ({ ...scheduler.counts(), battles: battles.count(), leases: leases.count() }),
    close: async () => {
      closed = true;
      await Promise.all([leases.close(), scheduler.close()]);
    },
  };
};
