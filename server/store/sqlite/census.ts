import { stat } from 'node:fs/promises';
import type ThreadedDatabase from 'libsql/promise';
import Database from 'libsql/promise';
import { agesAt, type Census, type Stock } from '../census.ts';
import { BUSY_TIMEOUT, journalOf } from './file.ts';
import { numberIn, textIn } from './rows.ts';
import { sql } from './sql.ts';

/** Counts what the file holds. */
export interface Counting {
  census(mark: string): Promise<Census>;
  close(): void;
}

/** The index of the entries knows the last of each game: none of them is read. */
const question = (mark: string, [day, week, month]: readonly number[]): string => `
  with sized as (
    select kind, at,
      coalesce((select max(seq) from entries where game = games.id), -1) + 1 as size,
      exists (select 1 from papers where game = games.id and name = ${sql`${mark}`}) as marked
    from games)
  select kind, marked, count(*) as games, sum(size) as entries, max(size) as longest, min(at) as oldest,
    sum(at > ${day}) as lastDay, sum(at > ${week}) as lastWeek, sum(at > ${month}) as lastMonth
  from sized group by kind, marked order by kind, marked`;

const toStock = (row: unknown): Stock => ({
  kind: textIn(row, 'kind'),
  marked: numberIn(row, 'marked') === 1,
  games: numberIn(row, 'games'),
  entries: numberIn(row, 'entries'),
  longest: numberIn(row, 'longest'),
  oldest: numberIn(row, 'oldest'),
  lastDay: numberIn(row, 'lastDay'),
  lastWeek: numberIn(row, 'lastWeek'),
  lastMonth: numberIn(row, 'lastMonth'),
});

const sizeOf = async (file: string): Promise<number> => (await stat(file)).size;

/**
 * On a connection of its own, in a thread of the driver's: among many games it takes a while, and neither orders nor questions wait
 * for it. Opened when it is first asked for. `met`: hears what fails, and says what to tell.
 */
export const countingIn = (file: string, met: (error: unknown) => unknown): Counting => {
  let db: ThreadedDatabase | undefined;
  return {
    census: async (mark) => {
      try {
        db ??= new Database(file, { timeout: BUSY_TIMEOUT });
        const asked = await db.prepare(question(mark, agesAt(Date.now())));
        const [rows, ...sizes] = await Promise.all([asked.all(), sizeOf(file), sizeOf(journalOf(file))]);
        return { stocks: rows.map(toStock), bytes: sizes[0] + sizes[1] };
      } catch (error) {
        throw met(error);
      }
    },
    close: () => db?.close(),
  };
};
