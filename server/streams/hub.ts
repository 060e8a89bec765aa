import type { Seat, TableNotice } from '@grognard/engine';
import type { Store } from '../store/store.ts';
import { countOf, type LaidTable, trackOf } from '../tables/laid-table.ts';
import { messagesSince } from '../tables/reading.ts';
import type { Tables } from '../tables/tables.ts';
import { atHand, type Written } from '../tables/track.ts';

/** One seat of one stream: what it has been sent, and where to send more. */
export interface Line {
  readonly table: string;
  readonly seat: Seat;
  /** Its place in what the stream asked for. */
  readonly place: number;
  /** The number of the last message sent. */
  sent: number;
  readonly stream: Outlet;
}

/** Where a stream's lines go out. */
export interface Outlet {
  /** False when the reader is slower than we are: wait for `drained`. */
  send(frame: Buffer | string): boolean;
  drained(): Promise<void>;
  readonly over: boolean;
}

export interface Hub {
  add(line: Line): void;
  remove(line: Line): void;
  /** Sends every line of a table what it has not been sent yet; at once, where the table is at hand. */
  wake(table: string, laid?: LaidTable): void;
  /** Sends every line what it has not been sent yet. */
  wakeAll(): void;
  notice(table: string, notice: TableNotice): void;
  /** How many lines there are. */
  count(): number;
  watched(table: string): boolean;
}

const BATCH = 64;

const frames = new WeakMap<Written, Buffer[]>();

/** What goes out for a message, made once for all who hear it at the same place of their streams. */
const messageFrame = (place: number, message: Written): Buffer => {
  const known = frames.get(message) ?? [];
  frames.set(message, known);
  const { n, text } = message;
  const frame = known[place] ?? Buffer.from(`id: ${n}\ndata: {"line":${place},"message":${text}}\n\n`);
  known[place] = frame;
  return frame;
};

export const dataFrame = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

/** Everybody who listens, by table. Each line pulls what it lacks, so that nothing is sent twice or left out. */
export const createHub = (store: Store, tables: Tables, failed: (error: unknown) => void): Hub => {
  const lines = new Map<string, Set<Line>>();
  /** Lines that are being served; true if there is more for them since. */
  const busy = new Map<Line, boolean>();
  let count = 0;

  const serve = async (line: Line): Promise<void> => {
    do {
      busy.set(line, false);
      await line.stream.drained();
      const laid = await tables.get(line.table);
      if (laid === undefined) return;
      while (line.sent < countOf(laid, line.seat) && !line.stream.over) {
        const messages = await messagesSince(store, laid, line.seat, line.sent, BATCH);
        if (messages.length === 0) return;
        for (const message of messages) {
          if (line.stream.over) return;
          const flowing = line.stream.send(messageFrame(line.place, message));
          line.sent = message.n;
          if (!flowing) await line.stream.drained();
        }
      }
    } while (busy.get(line) === true && !line.stream.over);
  };

  /** Without waiting for anything; false if that was not enough. */
  const sendNow = (line: Line, laid: LaidTable): boolean => {
    const track = trackOf(laid, line.seat);
    const messages = track === undefined ? undefined : atHand(track, laid.match, line.sent, BATCH);
    if (messages === undefined || messages.length === BATCH) return false;
    for (const message of messages) {
      if (line.stream.over) return true;
      const flowing = line.stream.send(messageFrame(line.place, message));
      line.sent = message.n;
      if (!flowing) return false;
    }
    return true;
  };

  const pull = (line: Line): void => {
    if (busy.has(line)) {
      busy.set(line, true);
      return;
    }
    busy.set(line, false);
    void serve(line)
      .catch(failed)
      .finally(() => {
        const more = busy.get(line) === true;
        busy.delete(line);
        if (more && !line.stream.over) pull(line);
      });
  };

  return {
    add: (line) => {
      const known = lines.get(line.table) ?? new Set();
      lines.set(line.table, known.add(line));
      count += 1;
      pull(line);
    },
    remove: (line) => {
      const known = lines.get(line.table);
      if (known?.delete(line) !== true) return;
      count -= 1;
      if (known.size === 0) lines.delete(line.table);
    },
    wake: (table, laid) => {
      for (const line of lines.get(table) ?? [])
        if (laid === undefined || busy.has(line) || !sendNow(line, laid)) pull(line);
    },
    wakeAll: () => {
      for (const known of lines.values()) for (const line of known) pull(line);
    },
    notice: (table, notice) => {
      for (const { place, stream } of lines.get(table) ?? []) stream.send(dataFrame({ line: place, notice }));
    },
    count: () => count,
    watched: (table) => lines.has(table),
  };
};
