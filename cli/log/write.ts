import { renameSync, writeFileSync } from 'node:fs';
import { canonical, type GameTypes, type Log } from '@grognard/engine';

/** A log as a file: one line of canonical JSON an entry. Written beside and then moved, so that it is whole or not there. */
export const writeLog = (file: string, { opening, entries }: Log<GameTypes>): void => {
  const text = [opening, ...entries].map((entry) => `${canonical(entry)}\n`).join('');
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
};
