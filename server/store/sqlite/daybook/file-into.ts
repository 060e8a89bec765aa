import type Database from 'libsql';
import type { LogRow } from '../beside.ts';
import { numberIn } from '../rows.ts';

/**
 * Files what a daybook held into a store that nobody uses: what continues the log of a game. What stands there already is left
 * as it is, and so are games that are gone.
 */
export const fileInto = (db: Database.Database, rows: readonly LogRow[]): void => {
  const last = db.prepare('select max(seq) as last from entries where game = ?');
  const add = db.prepare('insert into entries (game, seq, text) values (?, ?, ?)');
  const lasts = new Map<string, number>();
  const lastOf = (game: string): number => {
    const row = last.get(game) as { readonly last: unknown };
    return row.last === null ? Number.NaN : numberIn(row, 'last');
  };
  const file = db.transaction(() => {
    for (const { game, seq, text } of rows) {
      const before = lasts.get(game) ?? lastOf(game);
      const isNext = seq === before + 1;
      if (isNext) add.run(game, seq, text);
      lasts.set(game, isNext ? seq : before);
    }
  });
  if (rows.length > 0) file.immediate();
};
