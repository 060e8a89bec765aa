import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, finding, wordOf } from './finding.ts';

/** What people would not notice. */
const TOLERABLE = 2000;

const difference = (other: number, now: number): number => Math.abs(other - now);
const inSeconds = (milliseconds: number): number => Math.round(milliseconds / 1000);

/** Against the clock that the files of a folder are dated by, which on a network drive is another. */
export const examineFileClock = (folder: string): readonly Finding[] => {
  const file = join(folder, `in-use-clock-${process.pid}`);
  try {
    closeSync(openSync(file, 'w', 0o600));
    const off = difference(statSync(file).mtimeMs, Date.now());
    rmSync(file);
    return off <= TOLERABLE
      ? [finding('clock', 'good', 'clockGood')]
      : [finding('clock', 'fault', 'clockOff', wordOf('fileSystem'), inSeconds(off))];
  } catch {
    // That nothing can be written there is told elsewhere.
    return [];
  }
};

export const examineOtherClock = (against: string, other: number): Finding => {
  const off = difference(other, Date.now());
  return off <= TOLERABLE
    ? finding('clock', 'good', 'clockGood')
    : finding('clock', 'fault', 'clockOff', against, inSeconds(off));
};

/** Against what was written here before. */
export const examineNewest = (newest: number): readonly Finding[] =>
  newest - Date.now() > TOLERABLE
    ? [finding('clock', 'fault', 'clockBehindGames', inSeconds(newest - Date.now()))]
    : [];
