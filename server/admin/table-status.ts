import { outcomeOf, type PlayedBy, seatName } from '@grognard/engine';
import type { GameRow, Store } from '../store/store.ts';
import {
  EXPIRING_PAPER,
  expiryIn,
  HOUSE_PAPER,
  type HousePaper,
  namePaper,
  STANDING_PAPER,
  TOUCHED_PAPER,
} from '../tables/documents.ts';
import { layFromStore } from '../tables/load-table.ts';
import { people } from '../tables/queries.ts';

/** How far a table has come. `broken`: it cannot be laid any more. */
export const TABLE_STATES = ['finished', 'in-play', 'never-begun', 'generals-alone', 'broken'] as const;
export type TableState = (typeof TABLE_STATES)[number];

interface SeatStanding {
  readonly seat: string;
  readonly by: PlayedBy;
  readonly name?: string;
}

/** What the keeper of the house may know of a table: nothing of what happens in its game. */
export interface Standing {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  /** When it was set up, and when a person was last there, in milliseconds since 1970. */
  readonly at: number;
  readonly touched: number;
  readonly entries: number;
  readonly bytes: number;
  readonly state: TableState;
  readonly seats: readonly SeatStanding[];
  /** When it goes, where that has been told. */
  readonly expires?: number;
}

type Papers = ReadonlyMap<string, string>;

const lastEntryAt = async (store: Store, { id, last, at }: GameRow): Promise<number> => {
  const { entries } = await store.entries(id, last - 1, 1);
  const written = Date.parse(JSON.parse(entries[0]?.text ?? '{}').at ?? '');
  return Math.max(at, Number.isNaN(written) ? 0 : written);
};

/** When a person was last at a table; one of an older house is taken to be as old as its log. */
export const touchedAt = async (store: Store, row: GameRow, papers: Papers): Promise<number> => {
  const noted = Number(papers.get(TOUCHED_PAPER) ?? Number.NaN);
  return Number.isFinite(noted) ? Math.max(noted, row.at) : lastEntryAt(store, row);
};

export const papersOf = async (store: Store, id: string): Promise<Papers> =>
  new Map((await store.papers(id, '')).map(({ name, text }) => [name, text]));

const playedBySomebody = ({ seats }: HousePaper): boolean =>
  seats.some(({ seat, by }) => typeof seat === 'object' && typeof by === 'string');

const stateFromLog = async (store: Store, id: string): Promise<TableState> => {
  try {
    const laid = await layFromStore(store, id);
    if (laid === undefined) return 'broken';
    if (outcomeOf(laid.match, laid.table) !== undefined) return 'finished';
    const persons = people(laid).map((seat) => `${seatName(seat)}\n`);
    if (persons.length === 0) return 'generals-alone';
    const ordered = [...laid.orders.keys()].some((order) => persons.some((seat) => order.startsWith(seat)));
    return ordered ? 'in-play' : 'never-begun';
  } catch {
    return 'broken';
  }
};

/** To lay a table costs time: what it came to is noted, and holds as long as nothing is written to it. */
const stateOf = async (
  store: Store,
  row: GameRow,
  paper: HousePaper,
  papers: Papers,
): Promise<TableState> => {
  if (row.last === 0) return playedBySomebody(paper) ? 'never-begun' : 'generals-alone';
  const noted = papers.get(STANDING_PAPER);
  const known: { last: number; state: TableState } | undefined =
    noted === undefined ? undefined : JSON.parse(noted);
  if (known?.last === row.last) return known.state;
  const state = await stateFromLog(store, row.id);
  // A later house may be able to lay what this one cannot. That it could not be noted is no reason not to tell it.
  if (state !== 'broken')
    await store
      .putPaper(row.id, { name: STANDING_PAPER, text: JSON.stringify({ last: row.last, state }) })
      .catch(() => {});
  return state;
};

const seatsOf = ({ seats }: HousePaper, papers: Papers): readonly SeatStanding[] =>
  seats.map(({ seat, by }) => {
    const name = papers.get(namePaper(seatName(seat)));
    return { seat: seatName(seat), by, ...(name !== undefined && { name }) };
  });

/** Of a table whose paper nobody can read. */
const NO_HOUSE: HousePaper = { owner: '', secret: '', scenario: '?', seats: [], switches: {} };

const houseIn = (text: string): HousePaper => {
  try {
    return JSON.parse(text);
  } catch {
    return NO_HOUSE;
  }
};

export const standingOf = async (store: Store, row: GameRow): Promise<Standing | undefined> => {
  const papers = await papersOf(store, row.id);
  const text = papers.get(HOUSE_PAPER);
  if (text === undefined) return undefined;
  const house = houseIn(text);
  const expires = expiryIn(papers.get(EXPIRING_PAPER));
  return {
    table: row.id,
    game: row.kind,
    scenario: house.scenario,
    at: row.at,
    touched: await touchedAt(store, row, papers),
    entries: row.last + 1,
    bytes: await store.weight(row.id),
    state: house === NO_HOUSE ? 'broken' : await stateOf(store, row, house, papers),
    seats: seatsOf(house, papers),
    ...(expires !== undefined && { expires }),
  };
};
