import { type Seat, seatName, type TableNotice } from '@grognard/engine';
import type { Store } from '../store/store.ts';
import { type LiveTable, messageCount, seatLogOf } from '../tables/live-table.ts';
import { messagesSince } from '../tables/queries.ts';
import { recentMessages, type WrittenMessage } from '../tables/seat-log.ts';
import type { Tables } from '../tables/tables.ts';
import { FrameCache } from './frame-cache.ts';
import { type Outlet, tell } from './outlet.ts';

/** One seat that is listened to: what it has been sent, and where to send more. */
export interface Subscription {
  readonly table: string;
  readonly seat: Seat;
  /** Its place in what was asked for: the `line` of what goes out. */
  readonly place: number;
  /** The number of the last message sent. */
  sent: number;
  /** Whether it is listened to no more; its connection may go on. */
  isOver: boolean;
  readonly outlet: Outlet;
}

const BATCH = 64;
/** How soon those are tried again who could not be served, in milliseconds. */
const A_WHILE = 1_000;

const isOver = (subscription: Subscription): boolean => subscription.isOver || subscription.outlet.over;

/** Everybody who listens, by table. Each subscription pulls what it lacks, so that nothing is sent twice or left out. */
export class Subscriptions {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #failed: (error: unknown) => void;
  readonly #byTable = new Map<string, Set<Subscription>>();
  readonly #frames = new FrameCache();
  /** Those that are being served; true if there is more for them since. */
  readonly #busy = new Map<Subscription, boolean>();
  /** Those who could not be served, though there is something for them: nobody might wake them for it again. */
  readonly #behind = new Set<Subscription>();
  #isRetrying = false;
  #count = 0;

  constructor(store: Store, tables: Tables, failed: (error: unknown) => void) {
    this.#store = store;
    this.#tables = tables;
    this.#failed = failed;
  }

  add(subscription: Subscription): void {
    const known = this.#byTable.get(subscription.table) ?? new Set();
    this.#byTable.set(subscription.table, known.add(subscription));
    this.#count += 1;
    this.#pull(subscription);
  }

  remove(subscription: Subscription): void {
    subscription.isOver = true;
    this.#behind.delete(subscription);
    const known = this.#byTable.get(subscription.table);
    if (known?.delete(subscription) !== true) return;
    this.#count -= 1;
    if (known.size === 0) this.#byTable.delete(subscription.table);
  }

  /** Sends all of a table what they have not been sent yet; at once, where the table is at hand. */
  wake(table: string, live?: LiveTable): void {
    for (const each of this.#at(table))
      if (live === undefined || this.#busy.has(each) || !this.#sendNow(each, live)) this.#pull(each);
    this.#frames.clear();
  }

  /** Sends everybody what he has not been sent yet. */
  wakeAll(): void {
    for (const known of this.#byTable.values()) for (const each of known) this.#pull(each);
  }

  notice(table: string, notice: TableNotice): void {
    for (const { place, outlet } of this.#at(table)) tell(outlet, { line: place, notice });
  }

  /** Ends all of a seat: its key opens nothing any more. */
  dismiss(table: string, seat: string): void {
    for (const each of [...this.#at(table)].filter((one) => seatName(one.seat) === seat)) {
      tell(each.outlet, { line: each.place, closed: 'no-seat' });
      this.remove(each);
    }
  }

  /** The tables that somebody listens at. */
  listenedTables(): readonly string[] {
    return [...this.#byTable.keys()];
  }

  count(): number {
    return this.#count;
  }

  /** Whether somebody listens at a table, from such a seat. */
  isListenedTo(table: string, from: (seat: Seat) => boolean): boolean {
    for (const { seat } of this.#at(table)) if (from(seat)) return true;
    return false;
  }

  #at(table: string): Iterable<Subscription> {
    return this.#byTable.get(table) ?? [];
  }

  /** False when the reader is slower than we are. */
  #send(subscription: Subscription, message: WrittenMessage): boolean {
    const { place, outlet } = subscription;
    const isFlowing = outlet.send(this.#frames.frameOf(message, place, outlet));
    subscription.sent = message.n;
    return isFlowing;
  }

  /** Without waiting for anything; false if that was not enough. */
  #sendNow(subscription: Subscription, live: LiveTable): boolean {
    const seatLog = seatLogOf(live, subscription.seat);
    const messages =
      seatLog === undefined ? undefined : recentMessages(seatLog, live.match, subscription.sent, BATCH);
    if (messages === undefined || messages.length === BATCH) return false;
    for (const message of messages) {
      if (isOver(subscription)) return true;
      if (!this.#send(subscription, message)) return false;
    }
    return true;
  }

  #pull(subscription: Subscription): void {
    if (this.#busy.has(subscription)) {
      this.#busy.set(subscription, true);
      return;
    }
    this.#busy.set(subscription, false);
    void this.#serve(subscription)
      .then(
        () => this.#behind.delete(subscription),
        (error) => this.#fallBehind(subscription, error),
      )
      .finally(() => {
        const more = this.#busy.get(subscription) === true;
        this.#busy.delete(subscription);
        if (more && !isOver(subscription)) this.#pull(subscription);
      });
  }

  async #serve(subscription: Subscription): Promise<void> {
    do {
      this.#busy.set(subscription, false);
      await subscription.outlet.drained();
      const live = await this.#tables.get(subscription.table);
      if (live === undefined) return;
      await this.#sendAll(subscription, live);
    } while (this.#busy.get(subscription) === true && !isOver(subscription));
  }

  async #sendAll(subscription: Subscription, live: LiveTable): Promise<void> {
    const { seat, outlet } = subscription;
    while (subscription.sent < messageCount(live, seat) && !isOver(subscription)) {
      const messages = await messagesSince(this.#store, live, seat, subscription.sent, BATCH);
      if (messages.length === 0) return;
      for (const message of messages) {
        if (isOver(subscription)) return;
        if (!this.#send(subscription, message)) await outlet.drained();
      }
    }
  }

  #fallBehind(subscription: Subscription, error: unknown): void {
    if (isOver(subscription)) return;
    // When the store is away it is away for all: that is told once.
    if (this.#behind.size === 0) this.#failed(error);
    this.#behind.add(subscription);
    if (!this.#isRetrying) setTimeout(() => this.#catchUp(), A_WHILE).unref();
    this.#isRetrying = true;
  }

  #catchUp(): void {
    this.#isRetrying = false;
    for (const each of this.#behind) this.#pull(each);
  }
}
