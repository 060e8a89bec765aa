import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inEach, inLanguage } from '@grognard/engine';
import { codeOf, PlainFailure, type Said, said } from '../failure.ts';
import { mayWrite, ownUser } from '../file-access.ts';
import { allGames } from '../store/all-games.ts';
import { syncFolder } from '../store/sqlite/file.ts';
import { FOLDER } from '../store/sqlite/file-modes.ts';
import type { Store } from '../store/store.ts';
import { backupName, backupsIn, expiredBackups, removeUnfinished } from './backup-files.ts';
import { type CopyContents, checkCopy } from './check-copy.ts';

export interface BackupPlan {
  readonly folder: string;
  /** In milliseconds. */
  readonly every: number;
  readonly daily: number;
  readonly weekly: number;
}

/** How the backups of a server are doing. */
export interface Backups {
  /** Makes one if it is time; resolves when that is done. */
  look(): Promise<void>;
  /** Why the last one failed, if it did. */
  failure(): Said | undefined;
  close(): Promise<void>;
}

const LOOK_EVERY = 60_000;
/** A copy that is not finished is begun again at the next start: nobody waits for it at the end. */
const LONGEST_FAREWELL = 3000;

const lastEntriesOf = async (store: Store): Promise<ReadonlyMap<string, number>> => {
  const lastEntries = new Map<string, number>();
  for await (const { id, last } of allGames(store)) lastEntries.set(id, last);
  return lastEntries;
};

/** Games that were there before and after the copy, and are not all in it. */
const missingFrom = async (
  { lastEntries }: CopyContents,
  before: ReadonlyMap<string, number>,
  store: Store,
): Promise<string | undefined> => {
  for (const [id, last] of before)
    if ((lastEntries.get(id) ?? -1) < last && (await store.game(id)) !== undefined) return id;
  return undefined;
};

/** A copy beside the others; it takes its name only once it has been opened and holds what it should. */
const makeOne = async (store: Store, folder: string, at: number): Promise<void> => {
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  removeUnfinished(folder);
  const file = join(folder, backupName(at));
  const part = `${file}.part`;
  const before = await lastEntriesOf(store);
  await store.backup(part);
  try {
    const missing = await missingFrom(await checkCopy(part), before, store);
    if (missing !== undefined) throw new PlainFailure(({ badCopy }) => badCopy(part, missing));
    renameSync(part, file);
    syncFolder(folder);
  } finally {
    rmSync(part, { force: true });
  }
};

const reasonOf = (error: unknown, folder: string): Said => {
  if (error instanceof PlainFailure) return error.said;
  if (!mayWrite(folder)) return said((words) => words.mayNotWrite(folder, ownUser()));
  return inEach(() => `${codeOf(error) ?? (error instanceof Error ? error.message : String(error))}.`);
};

const noBackup = (folder: string, why: Said): Said =>
  inEach((language) =>
    inLanguage(
      said((words) => words.noBackup(folder, inLanguage(why, language))),
      language,
    ),
  );

/** Backs up by itself while games are played. What goes wrong is said once, and tried again; the last good one is never touched. */
export const keepBackups = (store: Store, plan: BackupPlan, say: (words: Said) => void): Backups => {
  const { folder, every, daily, weekly } = plan;
  let failure: Said | undefined;
  let working: Promise<void> | undefined;
  let isClosed = false;

  const isTime = (now: number): boolean => {
    const [newest] = backupsIn(folder);
    // One from the future is of a clock that was set back: it says nothing of today.
    return newest === undefined || newest.at > now || now - newest.at >= every;
  };

  const work = async (): Promise<void> => {
    try {
      const now = Date.now();
      if (!isTime(now)) return;
      await makeOne(store, folder, now);
      for (const { file } of expiredBackups(backupsIn(folder), daily, weekly)) rmSync(file, { force: true });
      if (failure !== undefined) say(said(({ backsUpAgain }) => backsUpAgain(folder)));
      failure = undefined;
    } catch (error) {
      // It was broken off: nothing is wrong.
      if (isClosed) return;
      const found = reasonOf(error, folder);
      if (failure?.en !== found.en) say(noBackup(folder, found));
      failure = found;
    }
  };

  const look = (): Promise<void> => {
    working ??= work().finally(() => {
      working = undefined;
    });
    return working;
  };
  const timer = setInterval(() => void look(), Math.min(LOOK_EVERY, every)).unref();
  void look();

  return {
    look,
    failure: () => failure,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await Promise.race([working, pause(LONGEST_FAREWELL, undefined, { ref: false })]);
    },
  };
};
