import type Database from 'libsql';
import { judge } from '../judge.ts';
import type { Append, AppendAnswer } from '../store.ts';
import { type LogRow, openBeside } from './beside.ts';
import { numberIn } from './rows.ts';
import type { Statements } from './statements.ts';

type Grown = ReadonlyMap<string, number>;

export interface Appending {
  /** Writes a group, each append whole or not at all; it is not on the disk yet. One group at a time. */
  write(appends: readonly Append[]): Promise<readonly AppendAnswer[]>;
  /** Until what is written beside is done nobody else may write: this thread would stand still for it. */
  free(): Promise<void>;
  /** A game that is deleted, in the same breath. */
  forget(game: string): void;
  close(): Promise<void>;
}

/** More than this at once is written here and not beside: a log that is brought in, whole. */
const LONGEST = 256 * 1024;
const MANY = 20_000;

export const openAppending = (db: Database.Database, statements: Statements, file: string): Appending => {
  const beside = openBeside(file);
  /** The last entry of games that have been written to: nobody but us writes, so they need not be asked for again. */
  const lasts = new Map<string, number>();
  let underWay: Promise<void> | undefined;

  const free = async (): Promise<void> => {
    while (underWay !== undefined) await underWay;
  };

  const look = (game: string): void => {
    if (lasts.has(game)) return;
    const row = statements.game.get(game);
    if (row !== undefined) lasts.set(game, numberIn(row, 'last'));
  };

  const addHere = db.transaction((rows: readonly LogRow[]) => {
    for (const { game, seq, text } of rows) statements.addEntry.run(game, seq, text);
  });

  const add = async (rows: readonly LogRow[], grown: Grown): Promise<void> => {
    // Should it fail, they are asked for again.
    for (const [game] of grown) lasts.delete(game);
    if (rows.reduce((sum, { text }) => sum + text.length, 0) > LONGEST) addHere.immediate(rows);
    else await beside.write(rows);
    for (const [game, last] of grown) lasts.set(game, last);
  };

  return {
    write: async (appends) => {
      await free();
      // From here to the writing nothing else happens: the folder is ours, and whoever writes waits.
      if (lasts.size > MANY) lasts.clear();
      for (const { game } of appends) look(game);
      const { answers, rows, grown } = judge(appends, lasts);
      if (rows.length === 0) return answers;
      const adding = add(rows, grown);
      const over = (): void => {
        underWay = undefined;
      };
      underWay = adding.then(over, over);
      await adding;
      return answers;
    },
    free,
    forget: (game) => void lasts.delete(game),
    close: async () => {
      await free();
      beside.close();
    },
  };
};
