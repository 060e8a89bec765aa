import type { Entry, GameRow, Store } from '../store.ts';
import type { Reads } from './read-statements.ts';
import { numberIn, textIn } from './rows.ts';

type StoreReader = Pick<
  Store,
  'game' | 'games' | 'entries' | 'snapshot' | 'documents' | 'gamesWith' | 'weight'
>;

const toGame = (row: unknown): GameRow => ({
  id: textIn(row, 'id'),
  kind: textIn(row, 'kind'),
  at: numberIn(row, 'at'),
  last: numberIn(row, 'last'),
});

const toEntry = (row: unknown): Entry => ({ seq: numberIn(row, 'seq'), text: textIn(row, 'text') });

/**
 * Questions are answered in the thread that asks, on a connection of their own: a few microseconds each, from pages that the system
 * has in memory. Whatever has been committed before the question is seen. `met`: hears what fails, and says what to tell.
 */
export const readerFrom = (reads: Reads, met: (error: unknown) => unknown): StoreReader => {
  const read = <T>(look: () => T): T => {
    try {
      return look();
    } catch (error) {
      throw met(error);
    }
  };

  return {
    game: async (id) =>
      read(() => {
        const row = reads.game.get(id);
        return row === undefined ? undefined : toGame(row);
      }),
    games: async (after, limit) => read(() => reads.games.all(after ?? '', limit).map(toGame)),
    entries: async (game, since, limit) =>
      read(() => {
        const rows = reads.entries.all(game, since, limit + 1);
        return { entries: rows.slice(0, limit).map(toEntry), more: rows.length > limit };
      }),
    snapshot: async (game, version) =>
      read(() => {
        const row = reads.snapshot.get(game, version);
        return row === undefined ? undefined : { game, version, ...toEntry(row) };
      }),
    documents: async (game, prefix) =>
      read(() =>
        reads.documents
          .all(game, prefix)
          .map((row) => ({ name: textIn(row, 'name'), text: textIn(row, 'text') })),
      ),
    weight: async (game) => read(() => numberIn(reads.weight.get(game), 'bytes')),
    gamesWith: async (name, after, limit) =>
      read(() => reads.gamesWith.all(name, after ?? '', limit).map((row) => textIn(row, 'game'))),
  };
};
