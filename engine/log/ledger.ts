import type { GameTypes } from '../contract/game.ts';
import { evolveAll } from '../table/evolve.ts';
import type { Match } from '../table/match.ts';
import { openTable, type Table } from '../table/table.ts';
import type { Entry, Log, Opening } from './entry.ts';

/** A log and the table it folds to. */
export interface Ledger<K extends GameTypes> extends Log<K> {
  readonly table: Table<K>;
}

export const openLedger = <K extends GameTypes>(opening: Opening<K>): Ledger<K> => ({
  opening,
  entries: [],
  table: openTable<K>(opening.state, opening.sandbox),
});

/** The entries that stand: those that no later entry that stands takes back. A strike can itself be struck. */
export const standing = <K extends GameTypes>(entries: readonly Entry<K>[]): readonly Entry<K>[] => {
  const struck = new Set<number>();
  for (const { seq, strikes } of entries.toReversed()) {
    if (strikes === undefined || struck.has(seq)) continue;
    for (const taken of strikes) if (taken < seq) struck.add(taken);
  }
  return struck.size === 0 ? entries : entries.filter(({ seq }) => !struck.has(seq));
};

/** The table that a log folds to. */
export const fold = <K extends GameTypes>(match: Match<K>, { opening, entries }: Log<K>): Table<K> =>
  standing(entries).reduce(
    (table, { events }) => evolveAll(match, table, events),
    openTable<K>(opening.state, opening.sandbox),
  );

export const nextSeq = <K extends GameTypes>({ entries }: Log<K>): number => (entries.at(-1)?.seq ?? 0) + 1;

export const appended = <K extends GameTypes>(
  match: Match<K>,
  ledger: Ledger<K>,
  entry: Entry<K>,
): Ledger<K> => {
  const entries = [...ledger.entries, entry];
  const table =
    entry.strikes === undefined
      ? evolveAll(match, ledger.table, entry.events)
      : fold(match, { opening: ledger.opening, entries });
  return { opening: ledger.opening, entries, table };
};
