import type pg from 'pg';
import { resolveAppends } from '../resolve-appends.ts';
import type { Append, AppendAnswer } from '../store.ts';
import type { Database } from './database.ts';
import { CHANNEL, writeNews } from './listen.ts';

interface Locked {
  readonly lastEntries: ReadonlyMap<string, number>;
  /** Games that another process is writing to. */
  readonly held: ReadonlySet<string>;
}

/** Never waits: one game that is held must not hold up the orders of all others. */
const lockGames = async (client: pg.PoolClient, appends: readonly Append[]): Promise<Locked> => {
  const games = [...new Set(appends.map(({ game }) => game))];
  const { rows } = await client.query<{ id: string; last: number }>(
    'select id, last from games where id = any($1) for no key update skip locked',
    [games],
  );
  const lastEntries = new Map(rows.map(({ id, last }) => [id, last]));
  const missing = games.filter((game) => !lastEntries.has(game));
  if (missing.length === 0) return { lastEntries, held: new Set() };
  const found = await client.query<{ id: string }>('select id from games where id = any($1)', [missing]);
  return { lastEntries, held: new Set(found.rows.map(({ id }) => id)) };
};

/**
 * Judges and writes a group of appends in one transaction; the others hear of it exactly when it is committed. Nothing is
 * written to games that are held.
 */
export const commitAppends = (
  database: Database,
  appends: readonly Append[],
): Promise<readonly (AppendAnswer | 'held')[]> =>
  database.transaction(async (client) => {
    const { lastEntries, held } = await lockGames(client, appends);
    const { answers, rows, grown } = resolveAppends(appends, lastEntries);
    if (rows.length > 0) await write(client, rows, grown);
    return answers.map((answer, i) => (held.has(appends[i]?.game ?? '') ? 'held' : answer));
  });

const write = async (
  client: pg.PoolClient,
  rows: ReturnType<typeof resolveAppends>['rows'],
  grown: ReadonlyMap<string, number>,
): Promise<void> => {
  await client.query(
    'insert into entries (game, seq, text) select * from unnest($1::text[], $2::integer[], $3::text[])',
    [rows.map(({ game }) => game), rows.map(({ seq }) => seq), rows.map(({ text }) => text)],
  );
  await client.query(
    `update games set last = grown.last
       from unnest($1::text[], $2::integer[]) as grown (id, last) where games.id = grown.id`,
    [[...grown.keys()], [...grown.values()]],
  );
  await client.query('select pg_notify($1, news) from unnest($2::text[]) as news', [
    CHANNEL,
    [...grown].map(([game, last]) => writeNews({ game, last })),
  ]);
};
