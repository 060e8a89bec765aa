import type { LiveTable } from './live-table.ts';

/** A table in memory, or the promise of one that is being loaded. */
interface Slot {
  readonly loading: Promise<LiveTable | undefined>;
  table: LiveTable | undefined;
}

interface CacheParts {
  /** How many tables are kept in memory. */
  readonly bound: number;
  readonly load: (id: string) => Promise<LiveTable | undefined>;
  /** Called when a table has been loaded. */
  readonly loaded: (live: LiveTable) => void;
  /** Called when a table had to make room for another. */
  readonly evicted: (live: LiveTable) => void;
}

/** The tables in memory: those used of late. A table beyond the bound is loaded again when it is needed. */
export class TableCache {
  /** In the order of their last use: the longest unused comes first, and is found without a look at the others. */
  readonly #slots = new Map<string, Slot>();
  readonly #parts: CacheParts;

  constructor(parts: CacheParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#slots.size;
  }

  /** A table that is in memory; this counts as use. */
  use(id: string): LiveTable | undefined {
    return this.#used(id)?.table;
  }

  /** The same without use. */
  peek(id: string): LiveTable | undefined {
    return this.#slots.get(id)?.table;
  }

  /** A table from memory, or loaded; undefined when there is none of that id. */
  load(id: string): Promise<LiveTable | undefined> {
    return (this.#used(id) ?? this.#loadAnew(id)).loading;
  }

  /** A table that is in memory or on its way there, without use. */
  async whenLoaded(id: string): Promise<LiveTable | undefined> {
    return this.#slots.get(id)?.loading;
  }

  forget(id: string): void {
    this.#slots.delete(id);
  }

  /** Forgets all of them; says which those were. */
  clear(): readonly string[] {
    const ids = [...this.#slots.keys()];
    this.#slots.clear();
    return ids;
  }

  inMemory(): readonly LiveTable[] {
    return [...this.#slots.values()].flatMap(({ table }) => (table === undefined ? [] : [table]));
  }

  /** The same, those that are still on their way included; what cannot be loaded is left out. */
  async *all(): AsyncGenerator<LiveTable> {
    for (const { loading } of [...this.#slots.values()]) {
      const table = await loading.catch(() => undefined);
      if (table !== undefined) yield table;
    }
  }

  #used(id: string): Slot | undefined {
    const slot = this.#slots.get(id);
    if (slot === undefined) return undefined;
    this.#slots.delete(id);
    this.#slots.set(id, slot);
    return slot;
  }

  #loadAnew(id: string): Slot {
    const slot: Slot = { loading: this.#parts.load(id), table: undefined };
    const giveUp = (): void => {
      if (this.#slots.get(id) === slot) this.#slots.delete(id);
    };
    this.#slots.set(id, slot);
    slot.loading.then((found) => {
      if (found === undefined) return giveUp();
      slot.table = found;
      this.#parts.loaded(found);
    }, giveUp);
    this.#makeRoom();
    return slot;
  }

  #makeRoom(): void {
    if (this.#slots.size <= this.#parts.bound) return;
    const [longestUnused] = this.#slots;
    if (longestUnused === undefined) return;
    const [id, { loading }] = longestUnused;
    this.#slots.delete(id);
    loading.then(
      (found) => {
        if (found !== undefined) this.#parts.evicted(found);
      },
      () => {},
    );
  }
}
