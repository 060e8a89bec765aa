import type Database from 'libsql';
import { checkTexts } from '../checked-text.ts';
import { groupCommits } from '../group-commits.ts';
import { createListeners } from '../news.ts';
import type { Append, AppendAnswer, GameRow, Snapshot, Store } from '../store.ts';
import { openAppending } from './appending.ts';
import { openBeside } from './beside.ts';
import { copyGames } from './copy.ts';
import { openDaybook, readDaybook } from './daybook/daybook.ts';
import { fileInto } from './daybook/file-into.ts';
import { openFiling } from './daybook/filing.ts';
import { durable } from './durable.ts';
import { gamesFile, journalOf, openFile, syncFile } from './file.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { numberIn, textIn } from './rows.ts';
import { statementsOf } from './statements.ts';

const toGame = (row: unknown): GameRow => ({
  id: textIn(row, 'id'),
  kind: textIn(row, 'kind'),
  at: numberIn(row, 'at'),
  last: numberIn(row, 'last'),
});

const toEntry = (row: unknown) => ({ seq: numberIn(row, 'seq'), text: textIn(row, 'text') });

/** Files what a killed process has left in its daybook. */
const recover = (db: Database.Database, folder: string): void => {
  const noted = readDaybook(folder);
  if (noted.length === 0) return;
  fileInto(db, noted);
  // Its leaves are written over from now on: what was filed, now or by whoever was killed, must be on the disk before.
  syncFile(journalOf(gamesFile(folder)));
};

/** The games in one file of the folder; the folder is ours alone until the store is closed. */
export const openSqlite = (folder: string): Store => {
  const unlock = lockFolder(folder);
  const db = openFile(gamesFile(folder));
  try {
    migrate(db, folder);
    recover(db, folder);
  } catch (error) {
    db.close();
    unlock();
    throw error;
  }
  const statements = statementsOf(db);
  const listeners = createListeners();
  const { settled, close } = durable(gamesFile(folder));
  const daybook = openDaybook(folder);
  const beside = openBeside(gamesFile(folder));
  const filing = openFiling(daybook, beside, settled);
  const appending = openAppending(db, statements, filing, settled);

  const write = async <T>(work: () => T): Promise<T> => {
    await filing.free();
    const done = work();
    await settled();
    return done;
  };

  const tell = (appends: readonly Append[], answers: readonly AppendAnswer[]): void =>
    answers.forEach((answer, i) => {
      const game = appends[i]?.game;
      if (answer.kind === 'appended' && game !== undefined) listeners.tell({ game, last: answer.last });
    });
  const append = groupCommits(async (appends: readonly Append[]) => {
    const answers = await appending.write(appends);
    tell(appends, answers);
    return answers;
  });

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
    deleteGame: async (id) => {
      const deleted = await appending.between(id, () => {
        appending.forget(id);
        return statements.deleteGame.run(id).changes > 0;
      });
      await settled();
      return deleted;
    },
    game: async (id) => {
      await filing.filed(id);
      const row = statements.game.get(id);
      return row === undefined ? undefined : toGame(row);
    },
    games: async (after, limit) => {
      await filing.filed();
      return statements.games.all(after ?? '', limit).map(toGame);
    },
    append: async (ask) => {
      checkTexts(ask.entries);
      return append(ask);
    },
    entries: async (game, since, limit) => {
      await filing.filed(game);
      const rows = statements.entries.all(game, since, limit + 1);
      return { entries: rows.slice(0, limit).map(toEntry), more: rows.length > limit };
    },
    saveSnapshot: async ({ game, seq, version, text }) => {
      checkTexts([text]);
      await filing.free();
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
    isReady: async () => db.open && filing.isWell() && statements.isReady.get() !== undefined,
    backup: async (file) => {
      await filing.filed();
      copyGames(db, file);
    },
    close: async () => {
      if (!db.open) return;
      await appending.close();
      beside.close();
      db.exec('pragma wal_checkpoint(truncate)');
      db.close();
      await close();
      daybook.close();
      unlock();
    },
  };
};
