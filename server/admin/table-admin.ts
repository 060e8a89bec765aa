import { seatName } from '@grognard/engine';
import { PlainFailure } from '../failure.ts';
import { allGames } from '../store/all-games.ts';
import type { Store } from '../store/store.ts';
import { TABLE_RECORD, type TableRecord, tableRecordOf } from '../tables/documents.ts';
import { hashOf, newKey } from '../tables/keys.ts';
import { writeNotice } from '../tables/process-notices.ts';
import { exportLog } from './export-log.ts';
import { type TableStatus, tableStatusOf } from './table-status.ts';

/** What the operator of a server can do with its tables, whether or not it is open. */
export interface TableAdmin {
  /** All tables, in the order of their names. */
  list(): AsyncIterable<TableStatus>;
  show(table: string): Promise<TableStatus | undefined>;
  /** Clears a table away for good; first into a file of the folder, where one is given. False when there was none. */
  clear(table: string, into?: string): Promise<boolean>;
  /** A new key to a seat; the old one opens nothing any more. */
  replaceKey(table: string, seat: string): Promise<string>;
}

const rekeyed = (document: TableRecord, table: string, seat: string, key: string): TableRecord => {
  const names = document.seats.map((each) => seatName(each.seat));
  const found = document.seats.find((each) => seatName(each.seat) === seat);
  if (found === undefined) throw new PlainFailure(({ noSeat }) => noSeat(table, seat, names));
  if (found.key === undefined) throw new PlainFailure(({ generalsSeat }) => generalsSeat(table, seat));
  return {
    ...document,
    seats: document.seats.map((each) => (each === found ? { ...each, key: hashOf(key) } : each)),
  };
};

/** The tables of a store that is open here. */
export const tableAdminOf = (store: Store): TableAdmin => ({
  list: async function* () {
    for await (const row of allGames(store)) {
      const status = await tableStatusOf(store, row);
      if (status !== undefined) yield status;
    }
  },
  show: async (table) => {
    const row = await store.game(table);
    return row === undefined ? undefined : tableStatusOf(store, row);
  },
  clear: async (table, into) => {
    if (into !== undefined) await exportLog(store, table, into);
    const gone = await store.deleteGame(table);
    // Whoever sits there, through whichever process, is told.
    if (gone) await store.announce(table, writeNotice({ kind: 'cleared' }));
    return gone;
  },
  replaceKey: async (table, seat) => {
    const document = await tableRecordOf(store, table);
    if (document === undefined) throw new PlainFailure(({ noTable }) => noTable(table));
    const key = newKey();
    const text = JSON.stringify(rekeyed(document, table, seat, key));
    if (!(await store.putDocument(table, { name: TABLE_RECORD, text })))
      throw new PlainFailure(({ noTable }) => noTable(table));
    await store.announce(table, writeNotice({ kind: 'rekeyed', seat }));
    return key;
  },
});
