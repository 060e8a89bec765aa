import { checkTexts } from '../checked-text.ts';
import { groupCommits } from '../group-commits.ts';
import { createListeners } from '../news.ts';
import type { Append, AppendAnswer, GameRow, Snapshot, Store } from '../store.ts';
import { copyGames } from './copy.ts';
import { durable } from './durable.ts';
import { gamesFile, openFile } from './file.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { numberIn, textIn } from './rows.ts';
import { type Statements, statementsOf } from './statements.ts';

const toGame = (row: unknown): GameRow => ({
  id: textIn(row, 'id'),
  kind: textIn(row, 'kind'),
  at: numberIn(row, 'at'),
  last: numberIn(row, 'last'),
});

const toEntry = (row: unknown) => ({ seq: numberIn(row, 'seq'), text: textIn(row, 'text') });

/** What a group of appends comes to, in their order; each is written whole or not at all. */
const appendAll = (statements: Statements, appends: readonly Append[]): readonly AppendAnswer[] =>
  appends.map(({ game, after, entries }): AppendAnswer => {
    const last = after + entries.length;
    if (statements.growFrom.run(last, game, after).changes === 0) {
      const row = statements.game.get(game);
      return row === undefined ? { kind: 'no-such-game' } : { kind: 'conflict', last: numberIn(row, 'last') };
    }
    entries.forEach((text, i) => {
      statements.addEntry.run(game, after + 1 + i, text);
    });
    return { kind: 'appended', last };
  });

/** The games in one file of the folder; the folder is ours alone until the store is closed. */
export const openSqlite = (folder: string): Store => {
  const unlock = lockFolder(folder);
  const db = openFile(gamesFile(folder));
  try {
    migrate(db, folder);
  } catch (error) {
    db.close();
    unlock();
    throw error;
  }
  const statements = statementsOf(db);
  const listeners = createListeners();
  const { settled, close } = durable(gamesFile(folder));

  const write = async <T>(work: () => T): Promise<T> => {
    const done = work();
    await settled();
    return done;
  };

  const appendGroup = db.transaction((appends: readonly Append[]) => appendAll(statements, appends));
  const commit = async (appends: readonly Append[]): Promise<readonly AppendAnswer[]> => {
    const answers = await write((): readonly AppendAnswer[] => appendGroup.immediate(appends));
    answers.forEach((answer, i) => {
      const game = appends[i]?.game;
      if (answer.kind === 'appended' && game !== undefined) listeners.tell({ game, last: answer.last });
    });
    return answers;
  };
  const append = groupCommits(commit);

  return {
    createGame: async ({ id, kind, at, entry, papers = [] }) => {
      checkTexts([entry, ...papers.map(({ text }) => text)]);
      const create = db.transaction(() => {
        if (statements.addGame.run(id, kind, at).changes === 0) return false;
        statements.addEntry.run(id, 0, entry);
        for (const { name, text } of papers) statements.putPaper.run(id, name, text);
        return true;
      });
      const created = await write((): boolean => create.immediate());
      if (created) listeners.tell({ game: id, last: 0 });
      return created;
    },
    deleteGame: (id) => write(() => statements.deleteGame.run(id).changes > 0),
    game: async (id) => {
      const row = statements.game.get(id);
      return row === undefined ? undefined : toGame(row);
    },
    games: async (after, limit) => statements.games.all(after ?? '', limit).map(toGame),
    append: async (ask) => {
      checkTexts(ask.entries);
      return append(ask);
    },
    entries: async (game, since, limit) => {
      const rows = statements.entries.all(game, since, limit + 1);
      return { entries: rows.slice(0, limit).map(toEntry), more: rows.length > limit };
    },
    saveSnapshot: async ({ game, seq, version, text }) => {
      checkTexts([text]);
      statements.saveSnapshot.run(game, seq, version, text);
    },
    snapshot: async (game, version): Promise<Snapshot | undefined> => {
      const row = statements.snapshot.get(game, version);
      return row === undefined ? undefined : { game, version, ...toEntry(row) };
    },
    papers: async (game, prefix) =>
      statements.papers
        .all(game, prefix)
        .map((row) => ({ name: textIn(row, 'name'), text: textIn(row, 'text') })),
    putPaper: async (game, { name, text }) => {
      checkTexts([text]);
      return write(() => statements.putPaper.run(game, name, text).changes > 0);
    },
    dropPaper: (game, name) => write(() => statements.dropPaper.run(game, name).changes > 0),
    gamesWith: async (name, after, limit) =>
      statements.gamesWith.all(name, after ?? '', limit).map((row) => textIn(row, 'game')),
    announce: async (game, word) => listeners.tell({ game, word }),
    shared: false,
    onNews: listeners.add,
    isReady: async () => db.open && statements.isReady.get() !== undefined,
    backup: async (file) => copyGames(db, file),
    close: async () => {
      if (!db.open) return;
      db.exec('pragma wal_checkpoint(truncate)');
      db.close();
      await close();
      unlock();
    },
  };
};
