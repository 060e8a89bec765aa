import type BesideDatabase from 'libsql/promise';
import Database from 'libsql/promise';
import { JOURNAL_PAGES } from './file.ts';

/** A row of the log. */
export interface LogRow {
  readonly game: string;
  readonly seq: number;
  readonly text: string;
}

/** Writes entries in a thread of the driver's, so that the one that answers can go on reading orders. */
export interface Beside {
  /** Writes all of them or none; those that are there already, or whose game is gone, are left out. One call at a time. */
  write(rows: readonly LogRow[]): Promise<void>;
  close(): void;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** One sentence is a transaction by itself: nothing of it waits for the thread that answers. */
const sentenceFor = (rows: readonly LogRow[]): string => {
  const texts = rows.map(({ game, seq, text }) => `(${quoted(game)},${seq},${quoted(text)})`);
  return `insert into entries (game, seq, text)
    select column1, column2, column3 from (values ${texts.join(',')})
    where exists (select 1 from games where id = column1) on conflict do nothing`;
};

/** A connection of its own to a file whose layout is up to date. */
export const openBeside = (file: string): Beside => {
  const db: BesideDatabase = new Database(file, { timeout: 5000 });
  const open: Promise<unknown> = db.exec(
    `pragma synchronous = normal; pragma foreign_keys = on; pragma wal_autocheckpoint = ${JOURNAL_PAGES}`,
  );
  // Whoever writes first is told.
  open.catch(() => {});
  return {
    write: async (rows) => {
      await open;
      await db.exec(sentenceFor(rows));
    },
    close: () => db.close(),
  };
};
