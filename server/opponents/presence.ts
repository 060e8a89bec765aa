import { isPlayer, type Seat } from '@grognard/engine';
import type { LiveTable } from '../tables/live-table.ts';

/** Who is at the tables where generals play, through this process. */
export interface Presence {
  /** Somebody has asked something at a table, or begins to listen there; without a seat: who set it up. */
  seen(live: LiveTable, seat?: Seat): void;
  /** Whether anybody listens at a table, or has asked something of late. */
  isWatched(table: string): boolean;
  /** Whether a player does. */
  isAwaited(table: string): boolean;
  /** Calls back when somebody comes to a table that nobody looked at. */
  onArrival(listener: (live: LiveTable) => void): void;
}

interface PresenceParts {
  /** Whether somebody listens at a table, from such a seat. */
  readonly isListenedTo: (table: string, from: (seat: Seat) => boolean) => boolean;
  /** For how many milliseconds whoever has asked something counts as looking on. */
  readonly lookingFor: number;
  readonly clock?: () => number;
}

/** For so many milliseconds a player who has asked something is taken to wait for an answer. */
const WAITING_FOR = 60_000;

/** Whoever comes to listen is on the list a moment later, and is not to be overlooked until then. */
const COMING = 5_000;

const sinceStart = (): number => performance.now();

interface Recent {
  note(table: string): void;
  has(table: string): boolean;
}

/** What was noted of late. The longest unnoted stands first, and is forgotten when its time is over. */
const recentFor = (length: number, clock: () => number): Recent => {
  const noted = new Map<string, number>();
  const isRecent = (at: number | undefined): boolean => at !== undefined && clock() - at <= length;
  const forgetTheOld = (): void => {
    for (const [table, at] of noted) {
      if (isRecent(at)) return;
      noted.delete(table);
    }
  };
  return {
    note: (table) => {
      noted.delete(table);
      noted.set(table, clock());
      forgetTheOld();
    },
    has: (table) => isRecent(noted.get(table)),
  };
};

export const createPresence = ({ isListenedTo, lookingFor, clock = sinceStart }: PresenceParts): Presence => {
  const anybody = recentFor(Math.max(lookingFor, COMING), clock);
  const players = recentFor(WAITING_FOR, clock);
  const listeners: ((live: LiveTable) => void)[] = [];

  const isWatched = (table: string): boolean => anybody.has(table) || isListenedTo(table, () => true);

  return {
    seen: (live, seat) => {
      if (!live.seats.some(({ by }) => typeof by === 'object')) return;
      const came = !isWatched(live.id);
      anybody.note(live.id);
      if (seat !== undefined && isPlayer(seat)) players.note(live.id);
      if (came) for (const listener of listeners) listener(live);
    },
    isWatched,
    isAwaited: (table) => players.has(table) || isListenedTo(table, isPlayer),
    onArrival: (listener) => void listeners.push(listener),
  };
};
