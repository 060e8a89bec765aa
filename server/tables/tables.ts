import { canonical, type Entry, type Kinds, type Table } from '@grognard/engine';
import type { Store } from '../store/store.ts';
import { type LaidTable, tableAfter, takeIn } from './laid-table.ts';
import { layFromStore } from './laying.ts';
import { entriesAfter, wholeLog } from './log.ts';
import { saveSnapshot } from './snapshots.ts';
import { takingTurns } from './taking-turns.ts';

/** What somebody wants written into a log, or what he is told instead. */
export type Proposal<T> =
  | {
      readonly entry: Entry<Kinds>;
      /** What the table comes to, where that is known already. */
      readonly after?: Table<Kinds>;
      readonly answer: (laid: LaidTable) => T;
    }
  | { readonly say: T };

/** With the table, where this process wrote it. */
type Grown = (id: string, ours?: LaidTable) => void;

export interface Tables {
  /** A table with all that has been written to it; undefined when there is none of that id. */
  get(id: string): Promise<LaidTable | undefined>;
  /** Writes one entry, and answers once it is safe. Nobody else writes to the table meanwhile. */
  write<T>(id: string, propose: (laid: LaidTable) => Promise<Proposal<T>>): Promise<T | undefined>;
  /** Forgets a table that is gone. */
  forget(id: string): void;
  /** Calls back when a table has grown, through whichever process. */
  onGrowth(listener: Grown): void;
  /** How many are in memory. */
  count(): number;
  /** Keeps what would have to be folded again. */
  close(): Promise<void>;
}

const SNAPSHOT_EVERY = 256;
/** Snapshots only spare work: nobody waits for them longer than this at the end, in milliseconds. */
const LONGEST_FAREWELL = 2000;
/** Fewer entries are folded again sooner than a snapshot is written. */
const WORTH_KEEPING = 16;

/** The tables in memory: those used of late. A table beyond the bound is laid again from the store when it is needed. */
export const keepTables = (store: Store, bound: number): Tables => {
  const laid = new Map<string, Promise<LaidTable | undefined>>();
  const inTurn = takingTurns();
  const listeners: Grown[] = [];
  const grew: Grown = (id, ours) => {
    for (const listener of listeners) listener(id, ours);
  };

  const lay = (id: string): Promise<LaidTable | undefined> => {
    const known = laid.get(id);
    const table = known ?? layFromStore(store, id);
    // The one used last stands last.
    laid.delete(id);
    laid.set(id, table);
    if (known === undefined) {
      table.then(
        (found) => found ?? laid.delete(id),
        () => laid.delete(id),
      );
      evict();
    }
    return table;
  };

  const keep = async (found: LaidTable | undefined): Promise<void> => {
    if (found !== undefined && found.last - found.kept >= WORTH_KEEPING) await saveSnapshot(store, found);
  };

  const evict = (): void => {
    for (const [id, table] of laid) {
      if (laid.size <= bound) return;
      laid.delete(id);
      void table.then((found) => keep(found)).catch(() => {});
    }
  };

  const catchUp = async (table: LaidTable): Promise<void> => {
    for await (const entry of entriesAfter(store, table.id, table.last)) {
      if (entry.seq !== table.last + 1) break;
      const log = entry.strikes === undefined ? undefined : await wholeLog(store, table);
      takeIn(table, entry, tableAfter(table.match, table.table, entry, log));
    }
    table.heard = table.last;
  };

  const get = async (id: string): Promise<LaidTable | undefined> => {
    const table = await lay(id);
    if (table !== undefined && (store.shared || table.heard > table.last))
      await inTurn(id, () => catchUp(table));
    return table;
  };

  const write = <T>(id: string, propose: (laid: LaidTable) => Promise<Proposal<T>>): Promise<T | undefined> =>
    inTurn(id, async () => {
      for (let sure = !store.shared; ; ) {
        const table = await lay(id);
        if (table === undefined) return undefined;
        const proposal = await propose(table);
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
    table: LaidTable,
    { entry, after }: Extract<Proposal<T>, { entry: Entry<Kinds> }>,
  ): Promise<'written' | 'again' | 'gone'> => {
    const log = entry.strikes === undefined || after !== undefined ? undefined : await wholeLog(store, table);
    const come = after ?? tableAfter(table.match, table.table, entry, log);
    const answer = await store.append({ game: table.id, after: table.last, entries: [canonical(entry)] });
    if (answer.kind === 'no-such-game') return 'gone';
    if (answer.kind === 'conflict') {
      await catchUp(table);
      return 'again';
    }
    takeIn(table, entry, come);
    if (table.last - table.kept >= SNAPSHOT_EVERY) void saveSnapshot(store, table).catch(() => {});
    grew(table.id, table);
    return 'written';
  };

  const stop = store.onNews((news) => {
    if (news === 'missed-some') {
      // Whatever may have happened meanwhile, a table that is laid anew knows it.
      const ids = [...laid.keys()];
      laid.clear();
      for (const id of ids) grew(id);
    } else if ('last' in news && store.shared) {
      void laid.get(news.game)?.then((found) => {
        if (found !== undefined) found.heard = Math.max(found.heard, news.last);
      });
      grew(news.game);
    }
  });

  return {
    get,
    write,
    forget: (id) => void laid.delete(id),
    onGrowth: (listener) => void listeners.push(listener),
    count: () => laid.size,
    close: async () => {
      stop();
      const late = Date.now() + LONGEST_FAREWELL;
      for (const table of laid.values()) {
        if (Date.now() > late) return;
        const found = await table.catch(() => undefined);
        await keep(found);
      }
    },
  };
};
