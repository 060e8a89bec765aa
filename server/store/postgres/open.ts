import type { Said } from '../../failure.ts';
import { checkTexts } from '../checked-text.ts';
import { groupCommits } from '../group-commits.ts';
import { createListeners } from '../listeners.ts';
import type { Append, AppendAnswer, Commit, Entry, GameRow, NewGame, Snapshot, Store } from '../store.ts';
import { backUp } from './backup.ts';
import { censusOf } from './census.ts';
import { commitAppends } from './commit.ts';
import { connect, databaseLocation, unusable, withOwnPool } from './connect.ts';
import { type Database, databaseOn } from './database.ts';
import { documentsIn } from './documents.ts';
import { openDatabaseHealth } from './health.ts';
import { leasesIn } from './leases.ts';
import { CHANNEL, listen, writeNews } from './listen.ts';
import { migrate } from './migrate.ts';
import { readinessOf } from './readiness.ts';
import { retryLocked } from './retry-locked.ts';
import { TIMEOUTS, type Timeouts } from './timeouts.ts';
import { troubleIn } from './trouble.ts';

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

const bringUpToDate = async (url: string): Promise<void> => {
  try {
    await withOwnPool(url, (pool) => migrate(pool));
  } catch (error) {
    throw troubleIn(error) === undefined ? error : unusable(url, error);
  }
};

/** The games in a PostgreSQL, which any number of processes may share. */
export const openPostgres = async (
  url: string,
  say: (words: Said) => void,
  timeouts: Timeouts = TIMEOUTS,
): Promise<Store> => {
  await bringUpToDate(url);
  const pool = await connect(url, timeouts);
  const listeners = createListeners();
  let stopListening: () => Promise<void>;
  try {
    stopListening = await listen(url, listeners, timeouts);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const health = openDatabaseHealth(databaseLocation(url) ?? 'PostgreSQL', say);
  const isReady = readinessOf(pool, health, timeouts.ready);
  const database = databaseOn(pool, health, () => void isReady());
  const commits = createListeners<Commit>();
  const append = retryLocked(
    groupCommits((appends: readonly Append[]) => commitAppends(database, appends), commits.tell),
    timeouts.held,
  );
  let open = true;

  return {
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
    append: async (ask): Promise<AppendAnswer> => {
      checkTexts(ask.entries);
      return append(ask);
    },
    entries: async (game, since, limit) => {
      const { rows } = await database.query<Entry>(
        'select seq, text from entries where game = $1 and seq > $2 order by seq limit $3',
        [game, since, limit + 1],
      );
      return { entries: rows.slice(0, limit), more: rows.length > limit };
    },
    saveSnapshot: async ({ game, seq, version, text }) => {
      checkTexts([text]);
      await database.query(
        `insert into snapshots (game, seq, version, text)
           select $1, $2, $3, $4 where exists (select 1 from games where id = $1)
         on conflict (game) do update set seq = excluded.seq, version = excluded.version, text = excluded.text
           where excluded.seq >= snapshots.seq or excluded.version <> snapshots.version`,
        [game, seq, version, text],
      );
    },
    snapshot: async (game, version) => {
      const { rows } = await database.query<Snapshot>(
        'select game, seq, version, text from snapshots where game = $1 and version = $2',
        [game, version],
      );
      return rows[0];
    },
    ...documentsIn(database),
    ...leasesIn(database),
    shared: true,
    onNews: listeners.add,
    onCommit: commits.add,
    census: (mark) => censusOf(database, mark),
    isReady: async () => open && (await isReady()) && open,
    backup: (file) => withOwnPool(url, (own) => backUp(own, file)),
    close: async () => {
      if (!open) return;
      open = false;
      await stopListening();
      await pool.end();
    },
  };
};
