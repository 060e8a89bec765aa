import { type Entry, type Kinds, type Opening, openTable, type Table } from '@grognard/engine';
import type { Store } from '../store/store.ts';
import { type LaidTable, type TableFrame, tableAfter } from './laid-table.ts';

const PAGE = 500;

const readEntry = (text: string): Entry<Kinds> => JSON.parse(text);
const readOpening = (text: string): Opening<Kinds> => JSON.parse(text);

/** All entries of a table behind one, page by page. */
export async function* entriesAfter(store: Store, id: string, since: number): AsyncGenerator<Entry<Kinds>> {
  for (let seen = since, more = true; more; ) {
    const page = await store.entries(id, seen, PAGE);
    for (const { text } of page.entries) yield readEntry(text);
    seen = page.entries.at(-1)?.seq ?? seen;
    more = page.more;
  }
}

export const openingOf = async (store: Store, id: string): Promise<Opening<Kinds> | undefined> => {
  const { entries } = await store.entries(id, -1, 1);
  return entries[0] === undefined ? undefined : readOpening(entries[0].text);
};

export interface WholeLog {
  readonly opening: Opening<Kinds>;
  readonly entries: readonly Entry<Kinds>[];
}

/** The log of a table up to the last entry it has taken in. */
export const wholeLog = async (store: Store, { id, last }: LaidTable): Promise<WholeLog | undefined> => {
  const opening = await openingOf(store, id);
  if (opening === undefined) return undefined;
  const entries: Entry<Kinds>[] = [];
  for await (const entry of entriesAfter(store, id, 0)) {
    if (entry.seq > last) break;
    entries.push(entry);
  }
  return { opening, entries };
};

/** One entry with the table before and after it. */
export interface Step {
  readonly entry: Entry<Kinds>;
  readonly before: Table<Kinds>;
  readonly after: Table<Kinds>;
}

/** Plays a log again from its opening, entry by entry. */
export async function* stepsOf(store: Store, { id, match }: TableFrame): AsyncGenerator<Step> {
  const opening = await openingOf(store, id);
  if (opening === undefined) return;
  const entries: Entry<Kinds>[] = [];
  let now = openTable<Kinds>(opening.state, opening.sandbox);
  for await (const entry of entriesAfter(store, id, 0)) {
    const before = now;
    now = tableAfter(match, now, entry, () => ({ opening, entries }));
    entries.push(entry);
    yield { entry, before, after: now };
  }
}
