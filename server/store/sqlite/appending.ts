import type Database from 'libsql';
import { oneAtATime } from '../../taking-turns.ts';
import { judge } from '../judge.ts';
import type { Append, AppendAnswer } from '../store.ts';
import type { LogRow } from './beside.ts';
import type { Filing } from './daybook/filing.ts';
import { numberIn } from './rows.ts';
import type { Statements } from './statements.ts';

export interface Appending {
  /** Writes a group, each append whole or not at all: it is on the disk when it resolves. One group at a time. */
  write(appends: readonly Append[]): Promise<readonly AppendAnswer[]>;
  /** Does something between two groups, when nothing of a game is on its way into the file and nobody writes beside. */
  between<T>(game: string, work: () => T): Promise<T>;
  /** A game that is deleted, in the same breath. */
  forget(game: string): void;
  /** Lets what is under way come to its end and files it; nothing is taken any more. */
  close(): Promise<void>;
}

/** More than this at once is written straight into its table: a log that is brought in, whole. */
const LONGEST = 256 * 1024;
const MANY = 20_000;

export const openAppending = (
  db: Database.Database,
  statements: Statements,
  filing: Filing,
  settled: () => Promise<void>,
): Appending => {
  /** The last entry of games that have been written to: nobody but us writes, so they need not be asked for again. */
  const lasts = new Map<string, number>();
  /** Groups and what is done between them go one after the other. */
  const inTurn = oneAtATime();
  let isClosed = false;

  const look = (game: string): void => {
    if (lasts.has(game)) return;
    const row = statements.game.get(game);
    if (row !== undefined) lasts.set(game, numberIn(row, 'last'));
  };

  /** Of what has not been filed the file does not know the last entry. */
  const forgetMost = (): void => {
    for (const game of lasts.keys()) if (!filing.has(game)) lasts.delete(game);
  };

  const addHere = db.transaction((rows: readonly LogRow[]) => {
    for (const { game, seq, text } of rows) statements.addEntry.run(game, seq, text);
  });

  const remember = (grown: ReadonlyMap<string, number>): void => {
    for (const [game, last] of grown) lasts.set(game, last);
  };

  const add = async (rows: readonly LogRow[], grown: ReadonlyMap<string, number>): Promise<void> => {
    if (rows.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST) {
      await filing.note(rows);
      remember(grown);
      return;
    }
    await filing.filed();
    await filing.free();
    addHere.immediate(rows);
    // They are there now, whether it can be promised or not.
    remember(grown);
    await settled();
  };

  const write = async (appends: readonly Append[]): Promise<readonly AppendAnswer[]> => {
    if (isClosed) throw new Error('the store is closed');
    if (lasts.size > MANY) forgetMost();
    for (const { game } of appends) look(game);
    const { answers, rows, grown } = judge(appends, lasts);
    if (rows.length === 0) return answers;
    await add(rows, grown);
    return answers;
  };

  return {
    write: (appends) => inTurn(() => write(appends)),
    between: (game, work) =>
      inTurn(async () => {
        await filing.filed(game);
        await filing.free();
        return work();
      }),
    forget: (game) => void lasts.delete(game),
    close: () =>
      inTurn(async () => {
        isClosed = true;
        await filing.close();
      }),
  };
};
