import { outcomeOf, type PlayedBy, seatName } from '@grognard/engine';
import type { GameRow, Store } from '../store/store.ts';
import {
  EXPIRY_DOCUMENT,
  expiryIn,
  LAST_VISIT_DOCUMENT,
  nameDocument,
  STATUS_DOCUMENT,
  TABLE_RECORD,
  type TableRecord,
} from '../tables/documents.ts';
import { loadTable } from '../tables/load-table.ts';
import { people } from '../tables/queries.ts';

/** How far a table has come. `broken`: it cannot be loaded any more. */
export const TABLE_STATES = ['finished', 'in-play', 'never-begun', 'generals-alone', 'broken'] as const;
export type TableState = (typeof TABLE_STATES)[number];

interface SeatStatus {
  readonly seat: string;
  readonly by: PlayedBy;
  readonly name?: string;
}

/** What the operator may know of a table: nothing of what happens in its game. */
export interface TableStatus {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  /** When it was set up, and when a person was last there, in milliseconds since 1970. */
  readonly at: number;
  readonly touched: number;
  readonly entries: number;
  readonly bytes: number;
  readonly state: TableState;
  readonly seats: readonly SeatStatus[];
  /** When it goes, where that has been told. */
  readonly expires?: number;
}

type Documents = ReadonlyMap<string, string>;

const lastEntryAt = async (store: Store, { id, last, at }: GameRow): Promise<number> => {
  const { entries } = await store.entries(id, last - 1, 1);
  const written = Date.parse(JSON.parse(entries[0]?.text ?? '{}').at ?? '');
  return Math.max(at, Number.isNaN(written) ? 0 : written);
};

/** When a person was last at a table; one of an older server is taken to be as old as its log. */
export const touchedAt = async (store: Store, row: GameRow, documents: Documents): Promise<number> => {
  const noted = Number(documents.get(LAST_VISIT_DOCUMENT) ?? Number.NaN);
  return Number.isFinite(noted) ? Math.max(noted, row.at) : lastEntryAt(store, row);
};

export const documentsOf = async (store: Store, id: string): Promise<Documents> =>
  new Map((await store.documents(id, '')).map(({ name, text }) => [name, text]));

const playedBySomebody = ({ seats }: TableRecord): boolean =>
  seats.some(({ seat, by }) => typeof seat === 'object' && typeof by === 'string');

const stateFromLog = async (store: Store, id: string): Promise<TableState> => {
  try {
    const live = await loadTable(store, id);
    if (live === undefined) return 'broken';
    if (outcomeOf(live.match, live.table) !== undefined) return 'finished';
    const persons = people(live).map((seat) => `${seatName(seat)}\n`);
    if (persons.length === 0) return 'generals-alone';
    const ordered = [...live.orders.keys()].some((order) => persons.some((seat) => order.startsWith(seat)));
    return ordered ? 'in-play' : 'never-begun';
  } catch {
    return 'broken';
  }
};

/** To load a table costs time: what it came to is noted, and holds as long as nothing is written to it. */
const stateOf = async (
  store: Store,
  row: GameRow,
  record: TableRecord,
  documents: Documents,
): Promise<TableState> => {
  if (row.last === 0) return playedBySomebody(record) ? 'never-begun' : 'generals-alone';
  const noted = documents.get(STATUS_DOCUMENT);
  const known: { last: number; state: TableState } | undefined =
    noted === undefined ? undefined : JSON.parse(noted);
  if (known?.last === row.last) return known.state;
  const state = await stateFromLog(store, row.id);
  // A later server may be able to load what this one cannot. That it could not be noted is no reason not to tell it.
  if (state !== 'broken')
    await store
      .putDocument(row.id, { name: STATUS_DOCUMENT, text: JSON.stringify({ last: row.last, state }) })
      .catch(() => {});
  return state;
};

const seatsOf = ({ seats }: TableRecord, documents: Documents): readonly SeatStatus[] =>
  seats.map(({ seat, by }) => {
    const name = documents.get(nameDocument(seatName(seat)));
    return { seat: seatName(seat), by, ...(name !== undefined && { name }) };
  });

/** Of a table whose document nobody can read. */
const NO_RECORD: TableRecord = { owner: '', secret: '', scenario: '?', seats: [], switches: {} };

const recordIn = (text: string): TableRecord => {
  try {
    return JSON.parse(text);
  } catch {
    return NO_RECORD;
  }
};

export const tableStatusOf = async (store: Store, row: GameRow): Promise<TableStatus | undefined> => {
  const documents = await documentsOf(store, row.id);
  const text = documents.get(TABLE_RECORD);
  if (text === undefined) return undefined;
  const record = recordIn(text);
  const expires = expiryIn(documents.get(EXPIRY_DOCUMENT));
  return {
    table: row.id,
    game: row.kind,
    scenario: record.scenario,
    at: row.at,
    touched: await touchedAt(store, row, documents),
    entries: row.last + 1,
    bytes: await store.weight(row.id),
    state: record === NO_RECORD ? 'broken' : await stateOf(store, row, record, documents),
    seats: seatsOf(record, documents),
    ...(expires !== undefined && { expires }),
  };
};
