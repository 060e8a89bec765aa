import type Database from 'libsql';
import type { Said } from '../../failure.ts';
import { checkTexts } from '../checked-text.ts';
import { groupCommits } from '../group-commits.ts';
import { createListeners } from '../listeners.ts';
import { judge } from '../resolve-appends.ts';
import type { Append, AppendAnswer, Commit, Store } from '../store.ts';
import { countingIn } from './census.ts';
import { copyGames } from './copy.ts';
import { gamesFile } from './file.ts';
import { openCondition } from './health.ts';
import { createLasts, type Lasts } from './last-entries.ts';
import { createLeases } from './leases.ts';
import { lockFolder } from './lock.ts';
import { explaining, prepareFile } from './prepare.ts';
import { type Statements, statementsOf } from './read-statements.ts';
import { readingFrom } from './reader.ts';
import { readinessOf } from './readiness.ts';
import { rescue } from './rescue.ts';
import { watchFiles } from './watch.ts';
import { sentences } from './write-statements.ts';
import { type Decided, openWriting, type Writing } from './writer.ts';

/** Nothing is written if it does not hold. */
const doneIf = (holds: boolean, ...said: readonly string[]): Decided<boolean> => ({
  sentences: holds ? said : [],
  answer: holds,
});

const lastsIn = (lasts: Lasts, appends: readonly Append[]): ReadonlyMap<string, number> =>
  new Map(
    appends.flatMap(({ game }): [string, number][] => {
      const last = lasts.of(game);
      return last === undefined ? [] : [[game, last]];
    }),
  );

/** Judges a group of appends, to be written in one commit. */
const decideAppends = (lasts: Lasts, appends: readonly Append[]): Decided<readonly AppendAnswer[]> => {
  const { answers, rows, grown } = judge(appends, lastsIn(lasts, appends));
  // Should it fail, only the file knows what has been written.
  for (const game of grown.keys()) lasts.forget(game);
  return {
    sentences: rows.length === 0 ? [] : [sentences.addEntries(rows)],
    answer: answers,
    written: () => lasts.remember(grown),
  };
};

type Changes = Pick<
  Store,
  | 'createGame'
  | 'deleteGame'
  | 'append'
  | 'saveSnapshot'
  | 'putPaper'
  | 'dropPaper'
  | 'announce'
  | 'onNews'
  | 'onCommit'
>;

/** Only this process writes: what it sees when its turn has come still holds when it commits. */
const changesThrough = ({ write }: Writing, statements: Statements): Changes => {
  const listeners = createListeners();
  const commits = createListeners<Commit>();
  const lasts = createLasts(statements);
  const hasGame = (id: string): boolean => statements.game.get(id) !== undefined;
  const append = groupCommits(async (appends: readonly Append[]) => {
    const answers = await write(() => decideAppends(lasts, appends));
    answers.forEach((answer, i) => {
      const game = appends[i]?.game;
      if (answer.kind === 'appended' && game !== undefined) listeners.tell({ game, last: answer.last });
    });
    return answers;
  }, commits.tell);

  return {
    createGame: async (game) => {
      checkTexts([game.entry, ...(game.papers ?? []).map(({ text }) => text)]);
      const created = await write(() => doneIf(!hasGame(game.id), ...sentences.addGame(game)));
      if (created) listeners.tell({ game: game.id, last: 0 });
      return created;
    },
    deleteGame: (id) =>
      write(() => {
        lasts.forget(id);
        return doneIf(hasGame(id), sentences.deleteGame(id));
      }),
    append: async (ask) => {
      checkTexts(ask.entries);
      return append(ask);
    },
    saveSnapshot: async (snapshot) => {
      checkTexts([snapshot.text]);
      await write(() => doneIf(hasGame(snapshot.game), sentences.saveSnapshot(snapshot)));
    },
    putPaper: async (game, paper) => {
      checkTexts([paper.text]);
      return write(() => doneIf(hasGame(game), sentences.putPaper(game, paper)));
    },
    dropPaper: (game, name) =>
      write(() => doneIf(statements.paper.get(game, name) !== undefined, sentences.dropPaper(game, name))),
    announce: async (game, word) => listeners.tell({ game, word }),
    onNews: listeners.add,
    onCommit: commits.add,
  };
};

const openFolder = async (
  folder: string,
  db: Database.Database,
  say: (words: Said) => void,
  unlock: () => void,
): Promise<Store> => {
  const file = gamesFile(folder);
  const condition = openCondition({ folder, say, rescue: () => void rescue(folder, writing, say) });
  const writing = await openWriting(file, condition);
  const statements = statementsOf(db);
  const stopWatching = watchFiles(file, condition.damaged);
  const isReady = readinessOf(folder, writing, condition);
  const counting = countingIn(file, condition.met);
  let isOpen = true;

  return {
    ...changesThrough(writing, statements),
    ...readingFrom(statements, condition.met),
    ...createLeases(),
    shared: false,
    isReady: async () => isOpen && (await isReady()),
    census: counting.census,
    backup: async (copy) => copyGames(file, copy),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      stopWatching();
      counting.close();
      await writing.close();
      db.close();
      unlock();
    },
  };
};

/**
 * The games in one file of the folder; the folder is ours alone until the store is closed. `say`: hears what its keeper
 * should know.
 */
export const openSqlite = async (folder: string, say: (words: Said) => void): Promise<Store> => {
  const unlock = explaining(folder, () => lockFolder(folder));
  let db: Database.Database | undefined;
  try {
    db = explaining(folder, () => prepareFile(folder, say));
    return await openFolder(folder, db, say, unlock);
  } catch (error) {
    db?.close();
    unlock();
    throw error;
  }
};
