import { seatName } from '@grognard/engine';
import { PlainFailure } from '../failure.ts';
import { allRows } from '../store/all-games.ts';
import type { Store } from '../store/store.ts';
import { HOUSE_PAPER, type HousePaper, housePaperOf } from '../tables/documents.ts';
import { hashOf, newKey } from '../tables/keys.ts';
import { writeWord } from '../tables/process-notices.ts';
import { exportLog } from './export-log.ts';
import { type Standing, standingOf } from './table-status.ts';

/** What the keeper of a house can do with its tables, whether or not it is open. */
export interface Keeping {
  /** All tables, in the order of their names. */
  list(): AsyncIterable<Standing>;
  show(table: string): Promise<Standing | undefined>;
  /** Clears a table away for good; first into a file of the folder, where one is given. False when there was none. */
  clear(table: string, into?: string): Promise<boolean>;
  /** A new key to a seat; the old one opens nothing any more. */
  handBack(table: string, seat: string): Promise<string>;
}

const rekeyed = (paper: HousePaper, table: string, seat: string, key: string): HousePaper => {
  const names = paper.seats.map((each) => seatName(each.seat));
  const found = paper.seats.find((each) => seatName(each.seat) === seat);
  if (found === undefined) throw new PlainFailure(({ noSeat }) => noSeat(table, seat, names));
  if (found.key === undefined) throw new PlainFailure(({ generalsSeat }) => generalsSeat(table, seat));
  return {
    ...paper,
    seats: paper.seats.map((each) => (each === found ? { ...each, key: hashOf(key) } : each)),
  };
};

/** The tables of a store that is open here. */
export const keepingOf = (store: Store): Keeping => ({
  list: async function* () {
    for await (const row of allRows(store)) {
      const standing = await standingOf(store, row);
      if (standing !== undefined) yield standing;
    }
  },
  show: async (table) => {
    const row = await store.game(table);
    return row === undefined ? undefined : standingOf(store, row);
  },
  clear: async (table, into) => {
    if (into !== undefined) await exportLog(store, table, into);
    const gone = await store.deleteGame(table);
    // Whoever sits there, through whichever process, is told.
    if (gone) await store.announce(table, writeWord({ kind: 'cleared' }));
    return gone;
  },
  handBack: async (table, seat) => {
    const paper = await housePaperOf(store, table);
    if (paper === undefined) throw new PlainFailure(({ noTable }) => noTable(table));
    const key = newKey();
    const text = JSON.stringify(rekeyed(paper, table, seat, key));
    if (!(await store.putPaper(table, { name: HOUSE_PAPER, text })))
      throw new PlainFailure(({ noTable }) => noTable(table));
    await store.announce(table, writeWord({ kind: 'rekeyed', seat }));
    return key;
  },
});
