import { canonical, type Entry, type Kinds, type Table } from '@grognard/engine';
import { createKeyedMutex } from '../mutex.ts';
import type { Store } from '../store/store.ts';
import { tableRecordOf } from './documents.ts';
import { applyEntry, type LiveTable, tableAfter } from './live-table.ts';
import { loadTable } from './load-table.ts';
import { entriesAfter, wholeLog } from './log.ts';
import { saveSnapshot } from './snapshots.ts';

/** What somebody wants written into a log, or what he is told instead. */
export type Proposal<T> =
  | {
      readonly entry: Entry<Kinds>;
      /** What the table comes to, where that is known already. */
      readonly after?: Table<Kinds>;
      readonly answer: (live: LiveTable) => T;
    }
  | { readonly say: T };

type Propose<T> = (live: LiveTable) => Proposal<T> | Promise<Proposal<T>>;

/** With the table, where this process wrote it. */
type Grown = (id: string, ours?: LiveTable) => void;

export interface Tables {
  /** A table with all that has been written to it; undefined when there is none of that id. */
  get(id: string): Promise<LiveTable | undefined>;
  /** The same, if nothing need be waited for. */
  getIfCurrent(id: string): LiveTable | undefined;
  /** The same, though others may have written to it since. */
  known(id: string): LiveTable | undefined;
  /** Writes one entry, and answers once it is safe. Nobody else writes to the table meanwhile. */
  write<T>(id: string, propose: Propose<T>): Promise<T | undefined>;
  /** Looks again at who may sit at a table: a key has been replaced. */
  rekey(id: string): Promise<void>;
  /** Forgets a table that is gone. */
  forget(id: string): void;
  /** Calls back when a table has grown, through whichever process. */
  onGrowth(listener: Grown): void;
  /** Calls back when a table has been loaded from the store. */
  onLoaded(listener: (live: LiveTable) => void): void;
  /** How many are in memory. */
  count(): number;
  /** Those that are in memory. */
  inMemory(): readonly LiveTable[];
  /** Keeps what would have to be folded again. */
  close(): Promise<void>;
}

const SNAPSHOT_EVERY = 256;
/** A snapshot grows with its log: the longer that is, the longer until the next. */
const SNAPSHOT_SHARE = 4;
/** Snapshots only spare work: nobody waits for them longer than this at the end, in milliseconds. */
const LONGEST_FAREWELL = 2000;
/** Fewer entries are folded again sooner than a snapshot is written. */
const WORTH_KEEPING = 16;

/** Where a table stands, or will once it has been loaded. */
interface Slot {
  readonly loading: Promise<LiveTable | undefined>;
  table: LiveTable | undefined;
  /** Grows with every use of any table. */
  used: number;
}

/** The tables in memory: those used of late. A table beyond the bound is loaded again from the store when it is needed. */
export const keepTables = (store: Store, bound: number): Tables => {
  const live = new Map<string, Slot>();
  const runExclusive = createKeyedMutex();
  const listeners: Grown[] = [];
  const loadListeners: ((live: LiveTable) => void)[] = [];
  const grew: Grown = (id, ours) => {
    for (const listener of listeners) listener(id, ours);
  };

  let uses = 0;
  const slotOf = (id: string): Slot | undefined => {
    const known = live.get(id);
    uses += 1;
    if (known !== undefined) known.used = uses;
    return known;
  };

  const layAnew = (id: string): Slot => {
    const slot: Slot = { loading: loadTable(store, id), table: undefined, used: uses };
    live.set(id, slot);
    slot.loading.then(
      (found) => {
        if (found === undefined) live.delete(id);
        else {
          slot.table = found;
          for (const listener of loadListeners) listener(found);
        }
      },
      () => live.delete(id),
    );
    evict();
    return slot;
  };

  const lay = (id: string): Promise<LiveTable | undefined> => (slotOf(id) ?? layAnew(id)).loading;

  const keep = async (found: LiveTable | undefined): Promise<void> => {
    if (found !== undefined && found.last - found.snapshotSeq >= WORTH_KEEPING)
      await saveSnapshot(store, found);
  };

  const evict = (): void => {
    if (live.size <= bound) return;
    const longest = [...live].reduce((a, b) => (b[1].used < a[1].used ? b : a));
    const [id, { loading }] = longest;
    live.delete(id);
    void loading.then((found) => keep(found)).catch(() => {});
  };

  const catchUp = async (table: LiveTable): Promise<void> => {
    for await (const entry of entriesAfter(store, table.id, table.last)) {
      if (entry.seq !== table.last + 1) break;
      const log = entry.strikes === undefined ? undefined : await wholeLog(store, table);
      applyEntry(table, entry, tableAfter(table.match, table.table, entry, log));
    }
    table.newestSeq = table.last;
  };

  const get = async (id: string): Promise<LiveTable | undefined> => {
    const table = await lay(id);
    if (table !== undefined && (store.shared || table.newestSeq > table.last))
      await runExclusive(id, () => catchUp(table));
    return table;
  };

  const getIfCurrent = (id: string): LiveTable | undefined => {
    const table = slotOf(id)?.table;
    return table === undefined || store.shared || table.newestSeq > table.last ? undefined : table;
  };

  const write = <T>(id: string, propose: Propose<T>): Promise<T | undefined> =>
    runExclusive(id, async () => {
      for (let sure = !store.shared; ; ) {
        // Most tables stand, and most proposals are made at once: who waits for nothing should not wait his turn twice.
        const table = slotOf(id)?.table ?? (await lay(id));
        if (table === undefined) return undefined;
        const made = propose(table);
        const proposal = made instanceof Promise ? await made : made;
        if ('say' in proposal) {
          if (sure) return proposal.say;
          // Perhaps another process has written what this one has not heard of yet.
          const { last } = table;
          await catchUp(table);
          sure = table.last === last;
          if (sure) return proposal.say;
          continue;
        }
        const done = await append(table, proposal);
        if (done === 'gone') return undefined;
        if (done === 'written') return proposal.answer(table);
      }
    });

  const append = async <T>(
    table: LiveTable,
    { entry, after }: Extract<Proposal<T>, { entry: Entry<Kinds> }>,
  ): Promise<'written' | 'again' | 'gone'> => {
    const log = entry.strikes === undefined || after !== undefined ? undefined : await wholeLog(store, table);
    const come = after ?? tableAfter(table.match, table.table, entry, log);
    const answer = await store.append({ game: table.id, after: table.last, entries: [canonical(entry)] });
    if (answer.kind === 'no-such-game') return 'gone';
    if (answer.kind === 'conflict') {
      if (answer.last < table.last) {
        live.delete(table.id);
        throw new Error(`the table ${table.id} was ahead of its log`);
      }
      await catchUp(table);
      return 'again';
    }
    applyEntry(table, entry, come);
    if (table.last - table.snapshotSeq >= Math.max(SNAPSHOT_EVERY, table.last / SNAPSHOT_SHARE))
      void saveSnapshot(store, table).catch(() => {});
    grew(table.id, table);
    return 'written';
  };

  const stop = store.onNews((news) => {
    if (news === 'missed-some') {
      // Whatever may have happened meanwhile, a table that is loaded anew knows it.
      const ids = [...live.keys()];
      live.clear();
      for (const id of ids) grew(id);
    } else if ('last' in news && store.shared) {
      void live.get(news.game)?.loading.then((found) => {
        if (found !== undefined) found.newestSeq = Math.max(found.newestSeq, news.last);
      });
      grew(news.game);
    }
  });

  return {
    get,
    getIfCurrent,
    known: (id) => live.get(id)?.table,
    write,
    rekey: async (id) => {
      const table = await live.get(id)?.loading;
      if (table === undefined) return;
      table.seats = (await tableRecordOf(store, id))?.seats ?? [];
      table.seatByKey.clear();
    },
    forget: (id) => void live.delete(id),
    onGrowth: (listener) => void listeners.push(listener),
    onLoaded: (listener) => void loadListeners.push(listener),
    count: () => live.size,
    inMemory: () => [...live.values()].flatMap(({ table }) => (table === undefined ? [] : [table])),
    close: async () => {
      stop();
      const late = Date.now() + LONGEST_FAREWELL;
      for (const { loading } of live.values()) {
        if (Date.now() > late) return;
        const found = await loading.catch(() => undefined);
        await keep(found);
      }
    },
  };
};
