import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Entry, type Kinds, type Opening, openTable, type Table } from '@grognard/engine';
import type { Store } from '../store/store.ts';
import { type LaidTable, type TableFrame, tableAfter, type WholeLog } from './laid-table.ts';
import type { Step } from './track.ts';

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

/** The log of a table up to the last entry it has taken in. */
export const wholeLog = (store: Store, { id, last }: LaidTable): Promise<WholeLog> =>
  logUpTo(store, id, last);

/** A table as it stood after an entry. */
export interface Cursor {
  readonly seq: number;
  readonly table: Table<Kinds>;
}

/** How long the log may be played again before others have a turn, in milliseconds. */
const SLICE = 8;

const logUpTo = async (store: Store, id: string, last: number): Promise<WholeLog> => {
  const opening = await openingOf(store, id);
  if (opening === undefined) throw new Error(`the log of ${id} is gone`);
  const entries: Entry<Kinds>[] = [];
  for await (const entry of entriesAfter(store, id, 0)) {
    if (entry.seq > last) break;
    entries.push(entry);
  }
  return { opening, entries };
};

/** Plays a log again, entry by entry: from its opening, or from where somebody left off. */
export async function* stepsOf(store: Store, { id, match }: TableFrame, from?: Cursor): AsyncGenerator<Step> {
  const opening = from === undefined ? await openingOf(store, id) : undefined;
  if (from === undefined && opening === undefined) return;
  let now = from?.table ?? openTable<Kinds>(opening?.state ?? {}, opening?.sandbox);
  let began = performance.now();
  for await (const entry of entriesAfter(store, id, from?.seq ?? 0)) {
    const before = now;
    // What is taken back is left out from the beginning.
    const log = entry.strikes === undefined ? undefined : await logUpTo(store, id, entry.seq - 1);
    now = tableAfter(match, now, entry, log);
    yield { entry, before, after: now };
    if (performance.now() - began < SLICE) continue;
    await nextTurn();
    began = performance.now();
  }
}
