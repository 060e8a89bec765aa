import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Entry,
  evolveAll,
  folding,
  type GameTypes,
  type Match,
  type Opening,
  openTable,
  type Table,
  todaysEntry,
  todaysOpening,
} from '@grognard/engine';
import type { Store } from '../store/store.ts';
import type { LiveTable, TableFrame, WholeLog } from './live-table.ts';
import type { Step } from './seat-log.ts';

const PAGE = 500;

/** All entries of a table behind one, page by page, as today's version of the game reads them. */
export async function* entriesAfter(
  store: Store,
  { id, match: { game } }: Pick<TableFrame, 'id' | 'match'>,
  since: number,
): AsyncGenerator<Entry<GameTypes>> {
  for (let seen = since, more = true; more; ) {
    const page = await store.entries(id, seen, PAGE);
    for (const { text } of page.entries) yield todaysEntry(game, JSON.parse(text));
    seen = page.entries.at(-1)?.seq ?? seen;
    more = page.more;
  }
}

/** The opening as it was written. */
export const openingOf = async (store: Store, id: string): Promise<Opening<GameTypes> | undefined> => {
  const { entries } = await store.entries(id, -1, 1);
  return entries[0] === undefined ? undefined : JSON.parse(entries[0].text);
};

/** How long a log may be played again before others have a turn, in milliseconds. */
const SLICE = 8;

/** Lets others have a turn as soon as this has taken its time. */
const inSlices = (): (() => Promise<void> | undefined) => {
  let began = performance.now();
  const rest = async (): Promise<void> => {
    await nextTurn();
    began = performance.now();
  };
  return () => (performance.now() - began < SLICE ? undefined : rest());
};

/** The log of a table up to the last entry it has taken in, and what it folds to. */
export const wholeLog = (store: Store, { id, match, last }: LiveTable): Promise<WholeLog> =>
  logUpTo(store, id, match, last);

const logUpTo = async (
  store: Store,
  id: string,
  match: Match<GameTypes>,
  last: number,
): Promise<WholeLog> => {
  const opening = await openingOf(store, id);
  if (opening === undefined) throw new Error(`the log of ${id} is gone`);
  const past = folding(match, todaysOpening(match.game, opening));
  const rest = inSlices();
  for await (const entry of entriesAfter(store, { id, match }, 0)) {
    if (entry.seq > last) break;
    past.take(entry);
    await rest();
  }
  return past;
};

/** A table as it stood after an entry. */
export interface Cursor {
  readonly seq: number;
  readonly table: Table<GameTypes>;
}

/**
 * Takes up the entries of a log one after the other: from its opening, or from where somebody left off. Only where
 * something is taken back must all that came before be known.
 */
export async function* stepsFrom(
  store: Store,
  id: string,
  match: Match<GameTypes>,
  from: Opening<GameTypes> | Cursor,
): AsyncGenerator<Step> {
  const begin = 'table' in from ? from : todaysOpening(match.game, from);
  let past = 'table' in begin ? undefined : folding(match, begin);
  let now = 'table' in begin ? begin.table : openTable<GameTypes>(begin.state, begin.sandbox);
  const rest = inSlices();
  for await (const entry of entriesAfter(store, { id, match }, from.seq)) {
    const before = now;
    if (entry.strikes !== undefined) past ??= await logUpTo(store, id, match, entry.seq - 1);
    now = past?.take(entry).after ?? evolveAll(match, now, entry.events);
    yield { entry, before, after: now };
    await rest();
  }
}

/** Plays a log again, entry by entry: from its opening, or from where somebody left off. */
export async function* stepsOf(store: Store, { id, match }: TableFrame, from?: Cursor): AsyncGenerator<Step> {
  const begin = from ?? (await openingOf(store, id));
  if (begin !== undefined) yield* stepsFrom(store, id, match, begin);
}
