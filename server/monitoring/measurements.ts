import { statfs } from 'node:fs/promises';
import type { OpponentCounts } from '../opponents/opponents.ts';
import { cached } from '../store/cached.ts';
import type { Census, Stock } from '../store/census.ts';
import type { Store } from '../store/store.ts';
import { OVER_DOCUMENT } from '../tables/documents.ts';
import { type PlayState, playStateOf } from '../tables/play-state.ts';
import type { Tables } from '../tables/tables.ts';
import type { Delay } from './event-loop.ts';

/** Tables of one game in one state. */
interface TableGroup {
  readonly game: string;
  readonly state: PlayState;
  readonly tables: number;
  readonly entries: number;
}

/** By when they were set up: within the last day, else within the last week, and so on. */
export const AGES = ['day', 'week', 'month', 'older'] as const;
type Age = (typeof AGES)[number];

interface StoredGroup extends TableGroup {
  readonly longest: number;
  /** When the oldest was set up, in milliseconds since 1970. */
  readonly oldest: number;
  readonly ages: Readonly<Record<Age, number>>;
}

interface Stored {
  readonly tables: readonly StoredGroup[];
  readonly bytes: number;
}

interface Room {
  readonly free: number;
  readonly size: number;
}

/** Who is there. */
export interface People {
  readonly connections: number;
  readonly streams: number;
  readonly websockets: number;
  /** Seats that somebody listens at. */
  readonly seats: number;
}

/** All that the operator can have looked at, cheaply. */
export interface Measurements {
  inMemory(): readonly TableGroup[];
  stored(): Promise<Stored>;
  isReady(): Promise<boolean>;
  /** On the disk of the embedded store. */
  room(): Promise<Room | undefined>;
  people(): People;
  queue(): OpponentCounts;
  delay(): Delay;
}

export interface MeasurementParts {
  readonly store: Store;
  readonly tables: Tables;
  /** The folder of the embedded store. */
  readonly data?: string | undefined;
  readonly people: () => People;
  readonly queue: () => OpponentCounts;
  readonly delay: () => Delay;
}

/** Among many games the count takes the store a while: so often it is asked, in milliseconds, however often somebody looks. */
const COUNT_EVERY = 60_000;

const groupsIn = (tables: Tables): readonly TableGroup[] => {
  const found = new Map<string, { game: string; state: PlayState; tables: number; entries: number }>();
  for (const live of tables.inMemory()) {
    const { kind: game } = live;
    const state = playStateOf(live);
    const name = `${state} ${game}`;
    const sum = found.get(name) ?? { game, state, tables: 0, entries: 0 };
    sum.tables += 1;
    sum.entries += live.last + 1;
    found.set(name, sum);
  }
  return [...found.values()].sort((a, b) => (`${a.game} ${a.state}` < `${b.game} ${b.state}` ? -1 : 1));
};

const storedGroupOf = (stock: Stock): StoredGroup => {
  const { kind: game, marked, games: tables, entries, longest, oldest, lastDay, lastWeek, lastMonth } = stock;
  const ages = {
    day: lastDay,
    week: lastWeek - lastDay,
    month: lastMonth - lastWeek,
    older: tables - lastMonth,
  };
  return { game, state: marked ? 'over' : 'open', tables, entries, longest, oldest, ages };
};

const storedIn = ({ stocks, bytes }: Census): Stored => ({ tables: stocks.map(storedGroupOf), bytes });

const roomIn = async (folder: string | undefined): Promise<Room | undefined> => {
  if (folder === undefined) return undefined;
  const found = await statfs(folder).catch(() => undefined);
  return found === undefined
    ? undefined
    : { free: found.bavail * found.bsize, size: found.blocks * found.bsize };
};

export const measurementsOf = ({
  store,
  tables,
  data,
  people,
  queue,
  delay,
}: MeasurementParts): Measurements => ({
  inMemory: () => groupsIn(tables),
  stored: cached(async () => storedIn(await store.census(OVER_DOCUMENT)), COUNT_EVERY),
  isReady: store.isReady,
  room: () => roomIn(store.shared ? undefined : data),
  people,
  queue,
  delay,
});
