import { outcomeOf, seatName } from '@grognard/engine';
import type { Store } from '../store/store.ts';
import { GENERALS_DOCUMENT } from '../tables/documents.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { type BattleQuota, createBattleQuota } from './battle-quota.ts';
import { type DecisionParts, DecisionPlayer } from './decision-player.ts';
import { Leases, type LeaseTimes } from './leases.ts';
import { hasGenerals, isAlone, isOwed, type Owed, owedAt } from './owed.ts';
import type { SchedulerCounts } from './scheduler.ts';

/** How busy the generals are, for whoever watches the server. */
export interface OpponentCounts extends SchedulerCounts {
  /** Battles of generals alone that go on. */
  readonly battles: number;
  /** Tables whose generals think here and nowhere else. */
  readonly leases: number;
}

export interface OpponentParts extends DecisionParts {
  readonly store: Store;
  /** How many battles of generals alone one address may have going on. */
  readonly mostBattles: number;
  readonly leasing?: LeaseTimes | undefined;
}

const PAGE = 100;
/** How long to wait before a table whose general was of no use is looked at again, the first time and at most, in milliseconds. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/** The generals of all tables: each decision they owe is a job of its own. */
export class Opponents {
  readonly #parts: OpponentParts;
  readonly #player: DecisionPlayer;
  readonly #battles: BattleQuota;
  readonly #leases: Leases;
  /** What is being thought about, by table. */
  readonly #jobs = new Map<string, Set<string>>();
  /** How long the next wait is, by table. */
  readonly #waits = new Map<string, number>();
  #isClosed = false;

  constructor(parts: OpponentParts) {
    this.#parts = parts;
    this.#player = new DecisionPlayer(parts);
    this.#battles = createBattleQuota(parts.mostBattles);
    this.#leases = new Leases({
      store: parts.store,
      granted: (id) => void this.#playAtId(id),
      failed: (error) => parts.say('a table could not be taken for its generals', error),
      times: parts.leasing,
    });
  }

  /** Has the generals answer what they owe at a table. */
  playAt(live: LiveTable): void {
    const { id, share } = live;
    if (this.#isClosed || !hasGenerals(live)) return;
    const isOver = outcomeOf(live.match, live.table) !== undefined;
    if (isOver) this.#noteEnd(id);
    const owed = isOver ? [] : owedAt(live);
    if (owed.length === 0 || this.#player.isPaused(live)) this.#rest(id);
    else if (isAlone(live) && !this.#battles.enter(share, id)) this.#leases.release(id);
    else if (this.#leases.has(id)) for (const each of owed) this.#begin(live, each);
    else this.#leases.want(id);
  }

  /** The same when another process has written to it: should that one be gone, we are here. */
  playWhereWatched(id: string): void {
    const known = this.#parts.tables.peek(id);
    if (this.#parts.presence.isWatched(id) && (known === undefined || hasGenerals(known)))
      void this.#playAtId(id);
  }

  /** Takes up again whatever was owed when the last process ended. */
  async resumeAll(): Promise<void> {
    for (let after: string | undefined, more = true; more && !this.#isClosed; ) {
      const ids = await this.#parts.store.gamesWith(GENERALS_DOCUMENT, after, PAGE);
      for (const id of ids) await this.#playAtId(id);
      after = ids.at(-1);
      more = ids.length === PAGE;
    }
  }

  /** A table has been cleared away. */
  forget(id: string): void {
    this.#leases.release(id);
    const next = this.#battles.leave(id);
    if (next !== undefined) void this.#playAtId(next);
  }

  /** Whether generals may fight one more battle alone that such an address has set up. */
  hasRoom(share: string | undefined): boolean {
    return this.#battles.hasRoom(share);
  }

  counts(): OpponentCounts {
    const { scheduler } = this.#parts;
    return { ...scheduler.counts(), battles: this.#battles.count(), leases: this.#leases.count() };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#player.close();
    await Promise.all([this.#leases.close(), this.#parts.scheduler.close()]);
  }

  #noteEnd(id: string): void {
    const { store, say } = this.#parts;
    void store
      .dropDocument(id, GENERALS_DOCUMENT)
      .catch((error) => say('a document could not be dropped', error));
  }

  /** Nothing is to be done at a table for now: another process may have it, and another battle its place. */
  #rest(id: string): void {
    if (!this.#jobs.has(id)) this.forget(id);
  }

  #begin(live: LiveTable, owed: Owed): void {
    const { id } = live;
    const mine = this.#jobs.get(id) ?? new Set();
    const job = `${seatName(owed.seat)}\n${owed.decision.id}`;
    if (mine.has(job)) return;
    this.#jobs.set(id, mine.add(job));
    void this.#player
      .play(live, owed)
      .catch((error) => {
        if (!this.#isClosed)
          this.#parts.say(`nothing could be ordered for ${seatName(owed.seat)} at ${id}`, error);
      })
      .finally(() => {
        mine.delete(job);
        if (mine.size === 0) this.#jobs.delete(id);
        void this.#playAgain(id, owed);
      });
  }

  async #playAtId(id: string): Promise<void> {
    if (this.#isClosed) return;
    const live = await this.#parts.tables.get(id).catch(() => undefined);
    if (live === undefined) this.#rest(id);
    else this.playAt(live);
  }

  /** What was taken back while the general was thinking is owed again; so is what he could not answer. */
  async #playAgain(id: string, owed: Owed): Promise<void> {
    if (this.#isClosed) return;
    const live = await this.#parts.tables.get(id).catch(() => undefined);
    if (live === undefined || this.#player.isPaused(live) || !isOwed(live, owed)) {
      this.#waits.delete(id);
      await this.#playAtId(id);
      return;
    }
    const wait = this.#waits.get(id) ?? FIRST_WAIT;
    this.#waits.set(id, Math.min(wait * 2, LONGEST_WAIT));
    setTimeout(() => void this.#playAtId(id), wait).unref();
  }
}
