import type BesideDatabase from 'libsql/promise';
import Database from 'libsql/promise';

/** A row of the log. */
export interface LogRow {
  readonly game: string;
  readonly seq: number;
  readonly text: string;
}

/** Writes groups of entries in a thread of the driver's, so that the one that answers can go on reading orders. */
export interface Beside {
  /** Writes all of them or none. One at a time. */
  write(rows: readonly LogRow[], grown: ReadonlyMap<string, number>): Promise<void>;
  close(): void;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** In one piece: nothing of a transaction may wait for the thread that answers. */
const sentenceFor = (rows: readonly LogRow[], grown: ReadonlyMap<string, number>): string => {
  const lasts = [...grown].map(([game, last]) => `(${quoted(game)},${last})`).join(',');
  const texts = rows.map(({ game, seq, text }) => `(${quoted(game)},${seq},${quoted(text)})`).join(',');
  return `begin immediate;
    update games set last = grown.column2 from (values ${lasts}) as grown where games.id = grown.column1;
    insert into entries (game, seq, text) values ${texts};
    commit`;
};

/** A connection of its own to a file whose layout is up to date. */
export const openBeside = (file: string): Beside => {
  const db: BesideDatabase = new Database(file, { timeout: 5000 });
  const open: Promise<unknown> = db.exec('pragma synchronous = normal; pragma foreign_keys = on');
  // Whoever writes first is told.
  open.catch(() => {});
  return {
    write: async (rows, grown) => {
      await open;
      try {
        await db.exec(sentenceFor(rows, grown));
      } catch (error) {
        await db.exec('rollback').catch(() => {});
        throw error;
      }
    },
    close: () => db.close(),
  };
};
