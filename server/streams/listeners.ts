import type { Seat, StreamWanted } from '@grognard/engine';
import type { Store } from '../store/store.ts';
import type { NoteVisit } from '../tables/last-visit.ts';
import { type LiveTable, seatBehind } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';
import { openAsks } from '../tables/taking-back.ts';
import { type Outlet, tell, tellAll } from './outlet.ts';
import type { Line, Subscriptions } from './subscriptions.ts';

/** Those who listen, however what they hear goes out to them. */
export interface SeatListeners {
  /** Serves seats on an outlet until it is over; returns how to end it sooner. */
  subscribe(outlet: Outlet, wanted: StreamWanted): () => void;
  /** Tells all of them to come back, which another server may answer. */
  close(): void;
}

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

/** Every outlet hears a beat now and then: who hears nothing for long knows that the connection is gone. */
export const createSeatListeners = ({
  store,
  tables,
  subscriptions,
  noteVisit,
  seen,
  failed,
}: ListenerParts): SeatListeners => {
  const outlets = new Set<Outlet>();
  const heart = setInterval(() => {
    tellAll(outlets, { beat: Date.now() });
  }, BEAT).unref();

  const lineFor = async (
    { table, key, since }: StreamWanted['seats'][number],
    place: number,
    outlet: Outlet,
  ): Promise<Line | undefined> => {
    const live = await tables.get(table);
    const seat = live === undefined ? undefined : seatBehind(live, key);
    if (live === undefined || seat === undefined) return undefined;
    noteVisit(table);
    seen(live, seat);
    return { table, seat, place, sent: since, isOver: false, outlet };
  };

  return {
    subscribe: (outlet, { seats }) => {
      const lines: Line[] = [];
      let isOver = false;

      const serve = async (): Promise<void> => {
        for (const [place, wanted] of seats.entries()) {
          const line = await lineFor(wanted, place, outlet);
          if (isOver || outlet.over) return;
          if (line === undefined) {
            tell(outlet, { line: place, closed: 'no-seat' });
            continue;
          }
          lines.push(line);
          subscriptions.add(line);
          // A wish may have waited while nobody listened.
          for (const ask of await openAsks(store, line.table))
            if (!isOver) tell(outlet, { line: place, notice: { kind: 'ask', ask } });
        }
      };

      outlets.add(outlet);
      tell(outlet, { beat: Date.now() });
      serve().catch((error) => {
        outlets.delete(outlet);
        if (!isOver) tell(outlet, { again: A_WHILE + upTo(A_WHILE) });
        failed(error);
      });
      return () => {
        isOver = true;
        outlets.delete(outlet);
        for (const line of lines) subscriptions.remove(line);
      };
    },
    close: () => {
      clearInterval(heart);
      const spread = spreadOver(outlets.size);
      for (const outlet of outlets) if (outlet.isFlowing) tell(outlet, { again: upTo(spread) });
    },
  };
};
