import { canonical, type Entry, type GameTypes, type Table } from '@grognard/engine';
import { createKeyedMutex } from '../mutex.ts';
import type { News, Store } from '../store/store.ts';
import { tableRecordOf } from './documents.ts';
import { applyEntry, type LiveTable, tableAfter } from './live-table.ts';
import { loadTable } from './load-table.ts';
import { entriesAfter, wholeLog } from './log.ts';
import { saveSnapshot } from './snapshots.ts';
import { TableCache } from './table-cache.ts';

/** What somebody wants written into a log, or what he is told instead. */
export type Proposal<T> =
  | {
      readonly entry: Entry<GameTypes>;
      /** What the table comes to, where that is known already. */
      readonly after?: Table<GameTypes>;
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
  peek(id: string): LiveTable | undefined;
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
const WORTH_SAVING = 16;

/** The tables of a store as this process has them, and the one way to write to them. */
export class LiveTables implements Tables {
  readonly #store: Store;
  readonly #cache: TableCache;
  readonly #runExclusive = createKeyedMutex();
  readonly #growthListeners: Grown[] = [];
  readonly #loadListeners: ((live: LiveTable) => void)[] = [];
  readonly #stopNews: () => void;

  /** `bound`: how many are kept in memory. */
  constructor(store: Store, bound: number) {
    this.#store = store;
    this.#cache = new TableCache({
      bound,
      load: (id) => loadTable(store, id),
      loaded: (live) => {
        for (const listener of this.#loadListeners) listener(live);
      },
      evicted: (live) => void this.#saveIfWorthIt(live).catch(() => {}),
    });
    this.#stopNews = store.onNews((news) => this.#hear(news));
  }

  async get(id: string): Promise<LiveTable | undefined> {
    const table = await this.#cache.load(id);
    if (table !== undefined && !this.#isCurrent(table))
      await this.#runExclusive(id, () => this.#catchUp(table));
    return table;
  }

  getIfCurrent(id: string): LiveTable | undefined {
    const table = this.#cache.use(id);
    return table !== undefined && this.#isCurrent(table) ? table : undefined;
  }

  peek(id: string): LiveTable | undefined {
    return this.#cache.peek(id);
  }

  write<T>(id: string, propose: Propose<T>): Promise<T | undefined> {
    return this.#runExclusive(id, () => this.#write(id, propose));
  }

  async rekey(id: string): Promise<void> {
    const table = await this.#cache.whenLoaded(id);
    if (table === undefined) return;
    table.seats = (await tableRecordOf(this.#store, id))?.seats ?? [];
    table.seatByKey.clear();
  }

  forget(id: string): void {
    this.#cache.forget(id);
  }

  onGrowth(listener: Grown): void {
    this.#growthListeners.push(listener);
  }

  onLoaded(listener: (live: LiveTable) => void): void {
    this.#loadListeners.push(listener);
  }

  count(): number {
    return this.#cache.size;
  }

  inMemory(): readonly LiveTable[] {
    return this.#cache.inMemory();
  }

  async close(): Promise<void> {
    this.#stopNews();
    const deadline = Date.now() + LONGEST_FAREWELL;
    for await (const table of this.#cache.all()) {
      if (Date.now() > deadline) return;
      await this.#saveIfWorthIt(table);
    }
  }

  /** Where others write as well, only the store knows. */
  #isCurrent({ newestSeq, last }: LiveTable): boolean {
    return !this.#store.shared && newestSeq <= last;
  }

  #grew(id: string, ours?: LiveTable): void {
    for (const listener of this.#growthListeners) listener(id, ours);
  }

  #hear(news: News): void {
    if (news === 'missed-some') {
      // Whatever may have happened meanwhile, a table that is loaded anew knows it.
      for (const id of this.#cache.clear()) this.#grew(id);
    } else if ('last' in news && this.#store.shared) {
      void this.#cache.whenLoaded(news.game).then(
        (found) => {
          if (found !== undefined) found.newestSeq = Math.max(found.newestSeq, news.last);
        },
        () => {},
      );
      this.#grew(news.game);
    }
  }

  async #saveIfWorthIt(table: LiveTable): Promise<void> {
    if (table.last - table.snapshotSeq >= WORTH_SAVING) await saveSnapshot(this.#store, table);
  }

  /** Takes in what another process has written. */
  async #catchUp(table: LiveTable): Promise<void> {
    for await (const entry of entriesAfter(this.#store, table, table.last)) {
      if (entry.seq !== table.last + 1) break;
      const log = entry.strikes === undefined ? undefined : await wholeLog(this.#store, table);
      applyEntry(table, entry, tableAfter(table.match, table.table, entry, log));
    }
    table.newestSeq = table.last;
  }

  async #write<T>(id: string, propose: Propose<T>): Promise<T | undefined> {
    for (let sure = !this.#store.shared; ; ) {
      // Most tables stand, and most proposals are made at once: who waits for nothing should not wait his turn twice.
      const table = this.#cache.use(id) ?? (await this.#cache.load(id));
      if (table === undefined) return undefined;
      const made = propose(table);
      const proposal = made instanceof Promise ? await made : made;
      if ('say' in proposal) {
        if (sure) return proposal.say;
        // Perhaps another process has written what this one has not heard of yet.
        const { last } = table;
        await this.#catchUp(table);
        sure = table.last === last;
        if (sure) return proposal.say;
        continue;
      }
      const done = await this.#append(table, proposal);
      if (done === 'gone') return undefined;
      if (done === 'written') return proposal.answer(table);
    }
  }

  async #append<T>(
    table: LiveTable,
    { entry, after }: Extract<Proposal<T>, { entry: Entry<GameTypes> }>,
  ): Promise<'written' | 'again' | 'gone'> {
    const store = this.#store;
    const log = entry.strikes === undefined || after !== undefined ? undefined : await wholeLog(store, table);
    const come = after ?? tableAfter(table.match, table.table, entry, log);
    const answer = await store.append({ game: table.id, after: table.last, entries: [canonical(entry)] });
    if (answer.kind === 'no-such-game') return 'gone';
    if (answer.kind === 'conflict') {
      if (answer.last < table.last) {
        this.#cache.forget(table.id);
        throw new Error(`the table ${table.id} was ahead of its log`);
      }
      await this.#catchUp(table);
      return 'again';
    }
    applyEntry(table, entry, come);
    if (table.last - table.snapshotSeq >= Math.max(SNAPSHOT_EVERY, table.last / SNAPSHOT_SHARE))
      void saveSnapshot(store, table).catch(() => {});
    this.#grew(table.id, table);
    return 'written';
  }
}
