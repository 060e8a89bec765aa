import type { Seat, StreamWanted } from '@grognard/engine';
import type { Store } from '../store/store.ts';
import type { NoteVisit } from '../tables/last-visit.ts';
import { type LiveTable, seatForKey } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';
import { openAsks } from '../tables/taking-back.ts';
import { type Outlet, tell, tellAll } from './outlet.ts';
import type { Subscription, Subscriptions } from './subscriptions.ts';

interface ListenerParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly subscriptions: Subscriptions;
  readonly noteVisit: NoteVisit;
  /** Called when somebody begins to listen at a seat. */
  readonly seen: (live: LiveTable, seat: Seat) => void;
  readonly failed: (error: unknown) => void;
}

/** Whoever hears nothing for two of them may take the server for gone: often, so that he is elsewhere soon. */
export const BEAT = 2_000;
/** When to come back if something went wrong here, in milliseconds. */
const A_WHILE = 1_000;
/** And when the server stops: over so long, that many should not come back all at once. */
const spreadOver = (listeners: number): number => Math.min(3_000, 200 + listeners);

const upTo = (most: number): number => Math.floor(Math.random() * most);

/** One who listens: the seats he was given, and whether he has left. */
interface Listener {
  readonly outlet: Outlet;
  readonly subscriptions: Subscription[];
  hasLeft: boolean;
}

/**
 * Those who listen, however what they hear goes out to them. Every outlet hears a beat now and then: who hears nothing for long knows
 * that the connection is gone.
 */
export class SeatListeners {
  readonly #parts: ListenerParts;
  readonly #outlets = new Set<Outlet>();
  readonly #heart: ReturnType<typeof setInterval>;

  constructor(parts: ListenerParts) {
    this.#parts = parts;
    this.#heart = setInterval(() => tellAll(this.#outlets, { beat: Date.now() }), BEAT).unref();
  }

  /** Serves seats on an outlet until it is over; returns how to end it sooner. */
  subscribe(outlet: Outlet, { seats }: StreamWanted): () => void {
    const listener: Listener = { outlet, subscriptions: [], hasLeft: false };
    this.#outlets.add(outlet);
    tell(outlet, { beat: Date.now() });
    this.#serve(listener, seats).catch((error) => {
      this.#outlets.delete(outlet);
      if (!listener.hasLeft) tell(outlet, { again: A_WHILE + upTo(A_WHILE) });
      this.#parts.failed(error);
    });
    return () => {
      listener.hasLeft = true;
      this.#outlets.delete(outlet);
      for (const each of listener.subscriptions) this.#parts.subscriptions.remove(each);
    };
  }

  /** Tells all of them to come back, which another server may answer. */
  close(): void {
    clearInterval(this.#heart);
    const spread = spreadOver(this.#outlets.size);
    for (const outlet of this.#outlets) if (outlet.isFlowing) tell(outlet, { again: upTo(spread) });
  }

  async #serve(listener: Listener, seats: StreamWanted['seats']): Promise<void> {
    const { outlet } = listener;
    for (const [place, wanted] of seats.entries()) {
      const subscription = await this.#subscriptionFor(wanted, place, outlet);
      if (listener.hasLeft || outlet.over) return;
      if (subscription === undefined) {
        tell(outlet, { line: place, closed: 'no-seat' });
        continue;
      }
      listener.subscriptions.push(subscription);
      this.#parts.subscriptions.add(subscription);
      // A wish may have waited while nobody listened.
      for (const ask of await openAsks(this.#parts.store, subscription.table))
        if (!listener.hasLeft) tell(outlet, { line: place, notice: { kind: 'ask', ask } });
    }
  }

  async #subscriptionFor(
    { table, key, since }: StreamWanted['seats'][number],
    place: number,
    outlet: Outlet,
  ): Promise<Subscription | undefined> {
    const { tables, noteVisit, seen } = this.#parts;
    const live = await tables.get(table);
    const seat = live === undefined ? undefined : seatForKey(live, key);
    if (live === undefined || seat === undefined) return undefined;
    noteVisit(table);
    seen(live, seat);
    return { table, seat, place, sent: since, isOver: false, outlet };
  }
}
