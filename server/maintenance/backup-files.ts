import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../failure.ts';

/** A backup that the server made by itself. */
export interface BackupFile {
  readonly file: string;
  readonly at: number;
}

const NAME = /^grognard-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/;
/** What was begun and never finished: a server fell in the midst of it. */
const BEGUN = /^grognard-.*\.sqlite\.part(-\w+)?$/;
const DAY = 86_400_000;

export const backupName = (at: number): string =>
  `grognard-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`;

/** The backups in a folder, the newest first. Other files are none of ours. */
export const backupsIn = (folder: string): readonly BackupFile[] => {
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
  return names
    .flatMap((name): BackupFile[] => {
      const [, day, hour, minute, second] = NAME.exec(name) ?? [];
      const at = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
      return Number.isNaN(at) ? [] : [{ file: join(folder, name), at }];
    })
    .sort((a, b) => b.at - a.at);
};

/** The newest of each span, for as many of them as there are to be kept. */
const newestOfEach = (files: readonly BackupFile[], span: number, keep: number): readonly BackupFile[] => {
  const seen = new Map<number, BackupFile>();
  for (const each of files)
    if (!seen.has(Math.floor(each.at / span))) seen.set(Math.floor(each.at / span), each);
  return [...seen.values()].slice(0, keep);
};

/** Those that have served their time; never the newest. */
export const expiredBackups = (
  files: readonly BackupFile[],
  daily: number,
  weekly: number,
): readonly BackupFile[] => {
  const kept = new Set([
    ...files.slice(0, 1),
    ...newestOfEach(files, DAY, daily),
    ...newestOfEach(files, 7 * DAY, weekly),
  ]);
  return files.filter((each) => !kept.has(each));
};

export const removeUnfinished = (folder: string): void => {
  for (const name of readdirSync(folder).filter((each) => BEGUN.test(each)))
    rmSync(join(folder, name), { force: true });
};
