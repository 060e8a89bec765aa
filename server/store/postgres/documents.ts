import { checkTexts } from '../checked-text.ts';
import type { Store, StoredDocument } from '../store.ts';
import type { Database } from './database.ts';
import { CHANNEL, writeNews } from './listen.ts';

type DocumentOperations = Pick<
  Store,
  'documents' | 'putDocument' | 'dropDocument' | 'gamesWith' | 'announce'
>;

/** What lies beside the logs. */
export const documentsIn = (database: Database): DocumentOperations => ({
  documents: async (game, prefix) => {
    const { rows } = await database.query<StoredDocument>(
      'select name, text from papers where game = $1 and starts_with(name, $2) order by name',
      [game, prefix],
    );
    return rows;
  },
  putDocument: async (game, { name, text }) => {
    checkTexts([text]);
    const { rowCount } = await database.query(
      `insert into papers (game, name, text) select $1, $2, $3 where exists (select 1 from games where id = $1)
       on conflict (game, name) do update set text = excluded.text`,
      [game, name, text],
    );
    return (rowCount ?? 0) > 0;
  },
  dropDocument: async (game, name) => {
    const { rowCount } = await database.query('delete from papers where game = $1 and name = $2', [
      game,
      name,
    ]);
    return (rowCount ?? 0) > 0;
  },
  gamesWith: async (name, after, limit) => {
    const { rows } = await database.query<{ game: string }>(
      'select game from papers where name = $1 and game > $2 order by game limit $3',
      [name, after ?? '', limit],
    );
    return rows.map(({ game }) => game);
  },
  announce: async (game, notice) => {
    await database.query('select pg_notify($1, $2)', [CHANNEL, writeNews({ game, notice })]);
  },
});
