import { checkTexts } from '../checked-text.ts';
import type { GameRow, NewGame, Store } from '../store.ts';
import type { Database } from './database.ts';
import { CHANNEL, writeNews } from './listen.ts';

type GameOperations = Pick<Store, 'createGame' | 'deleteGame' | 'game' | 'games' | 'weight'>;

/** Big integers come as text: the driver cannot know that a date fits into a number. */
type RawGame = Omit<GameRow, 'at'> & { readonly at: string };
const toGame = (row: RawGame): GameRow => ({ ...row, at: Number(row.at) });

const WEIGHT = `select coalesce(sum(bytes), 0) as bytes from (${['entries', 'snapshots', 'papers']
  .map((table) => `select octet_length(text)::bigint as bytes from ${table} where game = $1`)
  .join(' union all ')}) as texts`;

const createGame = (database: Database, { id, kind, at, entry, documents = [] }: NewGame): Promise<boolean> =>
  database.transaction(async (client) => {
    const { rowCount } = await client.query(
      'insert into games (id, kind, at, last) values ($1, $2, $3, 0) on conflict do nothing',
      [id, kind, at],
    );
    if (rowCount === 0) return false;
    await client.query('insert into entries (game, seq, text) values ($1, 0, $2)', [id, entry]);
    await client.query(
      'insert into papers (game, name, text) select $1, * from unnest($2::text[], $3::text[])',
      [id, documents.map(({ name }) => name), documents.map(({ text }) => text)],
    );
    await client.query('select pg_notify($1, $2)', [CHANNEL, writeNews({ game: id, last: 0 })]);
    return true;
  });

/** The games themselves, as they are listed. */
export const gamesIn = (database: Database): GameOperations => ({
  createGame: async (game) => {
    checkTexts([game.entry, ...(game.documents ?? []).map(({ text }) => text)]);
    return createGame(database, game);
  },
  deleteGame: async (id) => {
    const { rowCount } = await database.query('delete from games where id = $1', [id]);
    return (rowCount ?? 0) > 0;
  },
  game: async (id) => {
    const { rows } = await database.query<RawGame>('select id, kind, at, last from games where id = $1', [
      id,
    ]);
    return rows.map(toGame)[0];
  },
  games: async (after, limit) => {
    const { rows } = await database.query<RawGame>(
      'select id, kind, at, last from games where id > $1 order by id limit $2',
      [after ?? '', limit],
    );
    return rows.map(toGame);
  },
  weight: async (game) => {
    const { rows } = await database.query<{ bytes: string }>(WEIGHT, [game]);
    return Number(rows[0]?.bytes ?? 0);
  },
});
