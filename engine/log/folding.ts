import type { GameTypes } from '../contract/game.ts';
import { evolveAll } from '../table/evolve.ts';
import type { Match } from '../table/match.ts';
import { openTable, type Table } from '../table/table.ts';
import type { Entry, Log, Opening } from './entry.ts';
import type { Ledger } from './ledger.ts';

/** An entry, with the table before and after it. */
export interface Taken<K extends GameTypes> {
  readonly entry: Entry<K>;
  readonly before: Table<K>;
  readonly after: Table<K>;
}

/**
 * A log that is taken up entry by entry. It remembers the table every few entries, so that taking back folds again what
 * came since and not all there is: the work grows with the log, not with its square.
 */
export interface Folding<K extends GameTypes> extends Ledger<K> {
  take(entry: Entry<K>): Taken<K>;
  find(seq: number): Entry<K> | undefined;
  stands(seq: number): boolean;
  /** What stands, from the latest back to an entry. */
  backTo(seq: number): Generator<Entry<K>>;
  /** The table as what stands now made it before an entry. */
  before(seq: number): Table<K>;
  /** How many events were folded, and how often it was asked what stands: what it has cost so far. */
  work(): number;
}

/** So many entries lie between two tables that are remembered. */
const APART = 16;

export const folding = <K extends GameTypes>(match: Match<K>, opening: Opening<K>): Folding<K> => {
  const entries: Entry<K>[] = [];
  const places = new Map<number, number>();
  /** By how many entries that stand each one is struck. */
  const strikers: number[] = [];
  let table = openTable<K>(opening.state, opening.sandbox);
  const remembered: Table<K>[] = [table];
  let work = 0;

  const through = (now: Table<K>, entry: Entry<K> | undefined): Table<K> => {
    if (entry === undefined) return now;
    work += 1 + entry.events.length;
    return evolveAll(match, now, entry.events);
  };

  /** The table of what stands before a place, folded from the last that is remembered. */
  const foldedTo = (place: number, note: (at: number, now: Table<K>) => void = () => {}): Table<K> => {
    const from = Math.min(Math.floor(place / APART), remembered.length - 1);
    let now = remembered[from] ?? table;
    for (let at = from * APART; at < place; at += 1) {
      note(at, now);
      if (strikers[at] === 0) now = through(now, entries[at]);
    }
    return now;
  };

  /** Counts the strikes of an entry in or out, and of all that stands or falls with it. Says the first place that changed. */
  const strike = (entry: Entry<K>): number => {
    let first = entries.length;
    const waiting: [Entry<K>, number][] = [[entry, 1]];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [striker, by] = next;
      for (const seq of striker.strikes ?? []) {
        const place = seq < striker.seq ? places.get(seq) : undefined;
        const struck = place === undefined ? undefined : entries[place];
        if (place === undefined || struck === undefined) continue;
        work += 1;
        const stood = strikers[place] === 0;
        strikers[place] = (strikers[place] ?? 0) + by;
        if (stood === (strikers[place] === 0)) continue;
        first = Math.min(first, place);
        waiting.push([struck, stood ? -1 : 1]);
      }
    }
    return first;
  };

  const foldAgain = (first: number): Table<K> => {
    remembered.length = Math.min(remembered.length, Math.floor(first / APART) + 1);
    return foldedTo(entries.length, (at, now) => {
      if (at % APART === 0) remembered[at / APART] = now;
    });
  };

  return {
    opening,
    entries,
    get table() {
      return table;
    },
    take: (entry) => {
      const before = table;
      const first = strike(entry);
      const folded = first < entries.length ? foldAgain(first) : before;
      if (entries.length % APART === 0) remembered[entries.length / APART] = folded;
      places.set(entry.seq, entries.length);
      entries.push(entry);
      strikers.push(0);
      table = through(folded, entry);
      return { entry, before, after: table };
    },
    find: (seq) => entries[places.get(seq) ?? -1],
    stands: (seq) => strikers[places.get(seq) ?? -1] === 0,
    *backTo(seq) {
      for (let place = entries.length - 1; place >= 0; place -= 1) {
        const entry = entries[place];
        if (entry === undefined || entry.seq < seq) return;
        work += 1;
        if (strikers[place] === 0) yield entry;
      }
    },
    before: (seq) => foldedTo(places.get(seq) ?? entries.length),
    work: () => work,
  };
};

/** A whole log, taken up. */
export const foldingOf = <K extends GameTypes>(match: Match<K>, log: Log<K>): Folding<K> => {
  if (isFolding(log)) return log;
  const past = folding(match, log.opening);
  for (const entry of log.entries) past.take(entry);
  return past;
};

const isFolding = <K extends GameTypes>(log: Log<K>): log is Folding<K> => 'backTo' in log;
