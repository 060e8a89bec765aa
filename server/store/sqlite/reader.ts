import type { Entry, GameRow, Store } from '../store.ts';
import type { Statements } from './read-statements.ts';
import { numberIn, textIn } from './rows.ts';

type Reading = Pick<Store, 'game' | 'games' | 'entries' | 'snapshot' | 'papers' | 'gamesWith' | 'weight'>;

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
export const readingFrom = (statements: Statements, met: (error: unknown) => unknown): Reading => {
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
        const row = statements.game.get(id);
        return row === undefined ? undefined : toGame(row);
      }),
    games: async (after, limit) => read(() => statements.games.all(after ?? '', limit).map(toGame)),
    entries: async (game, since, limit) =>
      read(() => {
        const rows = statements.entries.all(game, since, limit + 1);
        return { entries: rows.slice(0, limit).map(toEntry), more: rows.length > limit };
      }),
    snapshot: async (game, version) =>
      read(() => {
        const row = statements.snapshot.get(game, version);
        return row === undefined ? undefined : { game, version, ...toEntry(row) };
      }),
    papers: async (game, prefix) =>
      read(() =>
        statements.papers
          .all(game, prefix)
          .map((row) => ({ name: textIn(row, 'name'), text: textIn(row, 'text') })),
      ),
    weight: async (game) => read(() => numberIn(statements.weight.get(game), 'bytes')),
    gamesWith: async (name, after, limit) =>
      read(() => statements.gamesWith.all(name, after ?? '', limit).map((row) => textIn(row, 'game'))),
  };
};
