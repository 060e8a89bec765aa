import { type Seat, seatName, type TableNotice } from '@grognard/engine';
import type { Store } from '../store/store.ts';
import { countOf, type LiveTable, seatLogOf } from '../tables/live-table.ts';
import { messagesSince } from '../tables/queries.ts';
import { recentMessages, type WrittenMessage } from '../tables/seat-log.ts';
import type { Tables } from '../tables/tables.ts';
import { type Outlet, tell } from './outlet.ts';

/** One seat that is listened to: what it has been sent, and where to send more. */
export interface Line {
  readonly table: string;
  readonly seat: Seat;
  /** Its place in what was asked for. */
  readonly place: number;
  /** The number of the last message sent. */
  sent: number;
  /** Whether it is listened to no more; its connection may go on. */
  isOver: boolean;
  readonly outlet: Outlet;
}

export interface Subscriptions {
  add(line: Line): void;
  remove(line: Line): void;
  /** Sends every line of a table what it has not been sent yet; at once, where the table is at hand. */
  wake(table: string, live?: LiveTable): void;
  /** Sends every line what it has not been sent yet. */
  wakeAll(): void;
  notice(table: string, notice: TableNotice): void;
  /** Ends all lines of a seat: its key opens nothing any more. */
  dismiss(table: string, seat: string): void;
  /** The tables that somebody listens at. */
  listenedTables(): readonly string[];
  /** How many lines there are. */
  count(): number;
  /** Whether somebody listens at a table, from such a seat. */
  isListenedTo(table: string, from: (seat: Seat) => boolean): boolean;
}

const BATCH = 64;
/** How soon those are tried again who could not be served, in milliseconds. */
const A_WHILE = 1_000;

interface Framed {
  readonly frame: Outlet['frame'];
  readonly place: number;
  readonly bytes: Buffer;
}

/** What goes out for a message, made once for all who hear it in the same way at the same place of their streams. */
const createFrames = () => {
  let framed = new WeakMap<WrittenMessage, Framed[]>();
  return {
    of: ({ place, outlet: { frame } }: Line, message: WrittenMessage): Buffer => {
      const known = framed.get(message);
      const same = known?.find((each) => each.place === place && each.frame === frame);
      if (same !== undefined) return same.bytes;
      const bytes = frame(`{"line":${place},"message":${message.text}}`, message.n);
      if (known === undefined) framed.set(message, [{ frame, place, bytes }]);
      else known.push({ frame, place, bytes });
      return bytes;
    },
    /** Whoever hears it later is seldom one of many: a table has its latest messages at hand, and need not have them twice. */
    forget: (): void => {
      framed = new WeakMap();
    },
  };
};

const isOver = (line: Line): boolean => line.isOver || line.outlet.over;

/** Everybody who listens, by table. Each line pulls what it lacks, so that nothing is sent twice or left out. */
export const createSubscriptions = (
  store: Store,
  tables: Tables,
  failed: (error: unknown) => void,
): Subscriptions => {
  const lines = new Map<string, Set<Line>>();
  const frames = createFrames();
  /** Lines that are being served; true if there is more for them since. */
  const busy = new Map<Line, boolean>();
  /** Those who could not be served, though there is something for them: nobody might wake them for it again. */
  const behind = new Set<Line>();
  let isWaiting = false;
  let count = 0;

  const serve = async (line: Line): Promise<void> => {
    do {
      busy.set(line, false);
      await line.outlet.drained();
      const live = await tables.get(line.table);
      if (live === undefined) return;
      while (line.sent < countOf(live, line.seat) && !isOver(line)) {
        const messages = await messagesSince(store, live, line.seat, line.sent, BATCH);
        if (messages.length === 0) return;
        for (const message of messages) {
          if (isOver(line)) return;
          const flowing = line.outlet.send(frames.of(line, message));
          line.sent = message.n;
          if (!flowing) await line.outlet.drained();
        }
      }
    } while (busy.get(line) === true && !isOver(line));
  };

  /** Without waiting for anything; false if that was not enough. */
  const sendNow = (line: Line, live: LiveTable): boolean => {
    const seatLog = seatLogOf(live, line.seat);
    const messages =
      seatLog === undefined ? undefined : recentMessages(seatLog, live.match, line.sent, BATCH);
    if (messages === undefined || messages.length === BATCH) return false;
    for (const message of messages) {
      if (isOver(line)) return true;
      const flowing = line.outlet.send(frames.of(line, message));
      line.sent = message.n;
      if (!flowing) return false;
    }
    return true;
  };

  const fallBehind = (line: Line, error: unknown): void => {
    if (isOver(line)) return;
    // When the store is away it is away for all: that is told once.
    if (behind.size === 0) failed(error);
    behind.add(line);
    if (!isWaiting) setTimeout(catchUp, A_WHILE).unref();
    isWaiting = true;
  };

  const catchUp = (): void => {
    isWaiting = false;
    for (const line of behind) pull(line);
  };

  const pull = (line: Line): void => {
    if (busy.has(line)) {
      busy.set(line, true);
      return;
    }
    busy.set(line, false);
    void serve(line)
      .then(
        () => behind.delete(line),
        (error) => fallBehind(line, error),
      )
      .finally(() => {
        const more = busy.get(line) === true;
        busy.delete(line);
        if (more && !isOver(line)) pull(line);
      });
  };

  const remove = (line: Line): void => {
    line.isOver = true;
    behind.delete(line);
    const known = lines.get(line.table);
    if (known?.delete(line) !== true) return;
    count -= 1;
    if (known.size === 0) lines.delete(line.table);
  };

  return {
    add: (line) => {
      const known = lines.get(line.table) ?? new Set();
      lines.set(line.table, known.add(line));
      count += 1;
      pull(line);
    },
    remove,
    dismiss: (table, seat) => {
      for (const line of [...(lines.get(table) ?? [])].filter((each) => seatName(each.seat) === seat)) {
        tell(line.outlet, { line: line.place, closed: 'no-seat' });
        remove(line);
      }
    },
    listenedTables: () => [...lines.keys()],
    wake: (table, live) => {
      for (const line of lines.get(table) ?? [])
        if (live === undefined || busy.has(line) || !sendNow(line, live)) pull(line);
      frames.forget();
    },
    wakeAll: () => {
      for (const known of lines.values()) for (const line of known) pull(line);
    },
    notice: (table, notice) => {
      for (const { place, outlet } of lines.get(table) ?? []) tell(outlet, { line: place, notice });
    },
    count: () => count,
    isListenedTo: (table, from) => {
      for (const { seat } of lines.get(table) ?? []) if (from(seat)) return true;
      return false;
    },
  };
};
