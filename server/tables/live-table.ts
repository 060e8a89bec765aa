import {
  type Entry,
  evolveAll,
  type Folding,
  type GameTypes,
  type ImportInfo,
  isTableEvent,
  type Luck,
  type Match,
  type Opening,
  openTable,
  type Player,
  type Seat,
  type SwitchValues,
  sealed,
  seatName,
  type Table,
  tablesThrough,
} from '@grognard/engine';
import type { SeatRecord } from './documents.ts';
import { keyMatches, sha256 } from './keys.ts';
import { newSeatLog, recordEntry, type SeatLog } from './seat-log.ts';

/** What never changes at a table. */
export interface TableFrame {
  readonly id: string;
  readonly kind: string;
  readonly at: number;
  readonly scenario: string;
  readonly match: Match<GameTypes>;
  readonly publicScenario: object;
  /** The same for all tables on the same ground with the same switches. */
  readonly settingKey: string;
  /** Keeps what is shared from being forgotten. */
  readonly shared: object;
  readonly switches: SwitchValues;
  readonly sandbox: boolean;
  /** The version of the game that it was opened under. */
  readonly openedUnder: number;
  readonly commitment?: string;
  readonly secret: string;
  readonly owner: string;
  readonly seats: readonly SeatRecord[];
  /** What the address that set it up is counted under. */
  readonly share?: string;
  /** Where it was set up from a log: what could be checked of it. */
  readonly imported?: ImportInfo;
}

/** A table in memory: how things stand, and what each seat has been told; not the log itself. */
export interface LiveTable extends TableFrame {
  /** As they are now: a lost key can be replaced. */
  seats: readonly SeatRecord[];
  table: Table<GameTypes>;
  /** The number of the last entry folded in. */
  last: number;
  /** The last entry we have heard of, ours or another process's. */
  newestSeq: number;
  /** The entry up to which a snapshot is snapshot. */
  snapshotSeq: number;
  /** Whether a draft may lie beside it. */
  drafted: boolean;
  readonly words: string[];
  /** The players' seats that somebody has taken. */
  readonly sat: Set<string>;
  /** The orders given, by seat and their own id: the number of the message that told of it. */
  readonly orders: Map<string, number>;
  readonly seatLogs: readonly SeatLog[];
  /** The keys that have been shown, with the seats they open. */
  readonly seatByKey: Map<string, Seat>;
}

/** What a snapshot holds. */
export interface SnapshotContent {
  readonly table: Table<GameTypes>;
  readonly words: readonly string[];
  readonly sat: readonly string[];
  readonly orders: readonly (readonly [string, number])[];
  readonly seatLogs: Readonly<Record<string, readonly number[]>>;
}

/** A table as its opening leaves it, or as a snapshot has it. */
export const liveTableFrom = (
  frame: TableFrame,
  opening: Opening<GameTypes>,
  seq: number,
  snapshot?: SnapshotContent,
): LiveTable => ({
  ...frame,
  table: snapshot?.table ?? openTable<GameTypes>(opening.state, opening.sandbox),
  last: seq,
  newestSeq: seq,
  snapshotSeq: seq,
  drafted: true,
  words: [...(snapshot?.words ?? [])],
  sat: new Set(snapshot?.sat),
  orders: new Map(snapshot?.orders),
  // The computer's seats are told nothing: they look at their view when they owe something.
  seatLogs: frame.seats
    .filter(({ key }) => key !== undefined)
    .map(({ seat }) => newSeatLog(seat, snapshot?.seatLogs[seatName(seat)])),
  seatByKey: new Map(),
});

export const snapshotContentOf = ({ table, words, sat, orders, seatLogs }: LiveTable): SnapshotContent => ({
  table,
  words,
  sat: [...sat],
  orders: [...orders],
  seatLogs: Object.fromEntries(seatLogs.map(({ name, seqs }) => [name, seqs])),
});

export const orderName = (seat: Seat, id: string): string => `${seatName(seat)}\n${id}`;

export const seatLogOf = ({ seatLogs }: LiveTable, seat: Seat): SeatLog | undefined => {
  const name = seatName(seat);
  return seatLogs.find((seatLog) => seatLog.name === name);
};

export const messageCount = (live: LiveTable, seat: Seat): number => seatLogOf(live, seat)?.seqs.length ?? 0;

/** Takes an entry in that has been written, with what it comes to. */
export const applyEntry = (live: LiveTable, entry: Entry<GameTypes>, after: Table<GameTypes>): void => {
  const before = live.table;
  live.table = after;
  live.last = entry.seq;
  live.newestSeq = Math.max(live.newestSeq, entry.seq);
  for (const event of entry.events) {
    if (!isTableEvent(event) || event.table !== 'sat') continue;
    live.words.push(event.word);
    live.sat.add(seatName(event.seat));
  }
  // One event leads where the entry does.
  const isOne = entry.events.length === 1 && entry.strikes === undefined;
  const through = isOne ? [after] : tablesThrough(live.match, before, entry);
  for (const seatLog of live.seatLogs) recordEntry(seatLog, live.match, { entry, before, after, through });
  if (entry.id !== undefined)
    live.orders.set(orderName(entry.seat, entry.id), messageCount(live, entry.seat));
};

/** A log that can be taken up again. */
export type WholeLog = Folding<GameTypes>;

/** What the table comes to with an entry; for one that takes others back, `log` is all that came before it. */
export const tableAfter = (
  match: Match<GameTypes>,
  now: Table<GameTypes>,
  entry: Entry<GameTypes>,
  log: WholeLog | undefined,
): Table<GameTypes> => {
  if (entry.strikes === undefined) return evolveAll(match, now, entry.events);
  if (log === undefined) throw new Error('what is taken back cannot be known without the log');
  return log.take(entry).after;
};

/** Every draw comes from the secret and the words given so far. */
export const luckOf =
  ({ secret, words }: LiveTable): Luck =>
  (seq) =>
    sealed({ secret, words }, seq, sha256);

/** Whether the computer plays the seat, and which of them. */
export const generalAt = ({ seats }: TableFrame, seat: Player): string | undefined => {
  const name = seatName(seat);
  const by = seats.find((each) => seatName(each.seat) === name)?.by;
  return typeof by === 'object' ? by.general : undefined;
};

/** The seat that a key opens; those that have opened one are known by sight. */
export const seatForKey = ({ seats, seatByKey }: LiveTable, key: string): Seat | undefined => {
  const known = seatByKey.get(key);
  if (known !== undefined) return known;
  const found = seats.find((each) => each.key !== undefined && keyMatches(key, each.key))?.seat;
  if (found !== undefined) seatByKey.set(key, found);
  return found;
};
