import type Database from 'libsql';
import type { Said } from '../../failure.ts';
import { checkTexts } from '../checked-text.ts';
import { groupCommits } from '../group-commits.ts';
import { createListeners } from '../listeners.ts';
import { resolveAppends } from '../resolve-appends.ts';
import type { Append, AppendAnswer, Commit, Store } from '../store.ts';
import { countingIn } from './census.ts';
import { copyGames } from './copy.ts';
import { gamesFile } from './file.ts';
import { openFileHealth } from './health.ts';
import { createLastEntries, type LastEntries } from './last-entries.ts';
import { createMemoryLeases } from './leases.ts';
import { lockFolder } from './lock.ts';
import { explaining, prepareFile } from './prepare.ts';
import { prepareReads, type Reads } from './read-statements.ts';
import { readerFrom } from './reader.ts';
import { readinessOf } from './readiness.ts';
import { rescue } from './rescue.ts';
import { watchFiles } from './watch.ts';
import { statements } from './write-statements.ts';
import { openWriter, type WritePlan, type Writer } from './writer.ts';

/** Nothing is written if it does not hold. */
const doneIf = (holds: boolean, ...said: readonly string[]): WritePlan<boolean> => ({
  statements: holds ? said : [],
  answer: holds,
});

const lastEntriesIn = (lastEntries: LastEntries, appends: readonly Append[]): ReadonlyMap<string, number> =>
  new Map(
    appends.flatMap(({ game }): [string, number][] => {
      const last = lastEntries.of(game);
      return last === undefined ? [] : [[game, last]];
    }),
  );

/** Judges a group of appends, to be written in one commit. */
const decideAppends = (
  lastEntries: LastEntries,
  appends: readonly Append[],
): WritePlan<readonly AppendAnswer[]> => {
  const { answers, rows, grown } = resolveAppends(appends, lastEntriesIn(lastEntries, appends));
  // Should it fail, only the file knows what has been written.
  for (const game of grown.keys()) lastEntries.forget(game);
  return {
    statements: rows.length === 0 ? [] : [statements.addEntries(rows)],
    answer: answers,
    written: () => lastEntries.remember(grown),
  };
};

type Changes = Pick<
  Store,
  | 'createGame'
  | 'deleteGame'
  | 'append'
  | 'saveSnapshot'
  | 'putDocument'
  | 'dropDocument'
  | 'announce'
  | 'onNews'
  | 'onCommit'
>;

/** Only this process writes: what it sees when its turn has come still holds when it commits. */
const changesThrough = ({ write }: Writer, reads: Reads): Changes => {
  const listeners = createListeners();
  const commits = createListeners<Commit>();
  const lastEntries = createLastEntries(reads);
  const hasGame = (id: string): boolean => reads.game.get(id) !== undefined;
  const append = groupCommits(async (appends: readonly Append[]) => {
    const answers = await write(() => decideAppends(lastEntries, appends));
    answers.forEach((answer, i) => {
      const game = appends[i]?.game;
      if (answer.kind === 'appended' && game !== undefined) listeners.tell({ game, last: answer.last });
    });
    return answers;
  }, commits.tell);

  return {
    createGame: async (game) => {
      checkTexts([game.entry, ...(game.documents ?? []).map(({ text }) => text)]);
      const created = await write(() => doneIf(!hasGame(game.id), ...statements.addGame(game)));
      if (created) listeners.tell({ game: game.id, last: 0 });
      return created;
    },
    deleteGame: (id) =>
      write(() => {
        lastEntries.forget(id);
        return doneIf(hasGame(id), statements.deleteGame(id));
      }),
    append: async (ask) => {
      checkTexts(ask.entries);
      return append(ask);
    },
    saveSnapshot: async (snapshot) => {
      checkTexts([snapshot.text]);
      await write(() => doneIf(hasGame(snapshot.game), statements.saveSnapshot(snapshot)));
    },
    putDocument: async (game, document) => {
      checkTexts([document.text]);
      return write(() => doneIf(hasGame(game), statements.putDocument(game, document)));
    },
    dropDocument: (game, name) =>
      write(() => doneIf(reads.document.get(game, name) !== undefined, statements.dropDocument(game, name))),
    announce: async (game, notice) => listeners.tell({ game, notice }),
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
  const health = openFileHealth({ folder, say, rescue: () => void rescue(folder, writer, say) });
  const writer = await openWriter(file, health);
  const reads = prepareReads(db);
  const stopWatching = watchFiles(file, health.damaged);
  const isReady = readinessOf(folder, writer, health);
  const counting = countingIn(file, health.met);
  let isOpen = true;

  return {
    ...changesThrough(writer, reads),
    ...readerFrom(reads, health.met),
    ...createMemoryLeases(),
    shared: false,
    isReady: async () => isOpen && (await isReady()),
    census: counting.census,
    backup: async (copy) => copyGames(file, copy),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      stopWatching();
      counting.close();
      await writer.close();
      db.close();
      unlock();
    },
  };
};

/**
 * The games in one file of the folder; the folder is ours alone until the store is closed. `say`: hears what its operator
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
