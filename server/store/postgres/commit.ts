import type pg from 'pg';
import { judge } from '../judge.ts';
import type { Append, AppendAnswer } from '../store.ts';
import { CHANNEL, writeNews } from './listen.ts';
import { inTransaction } from './transaction.ts';

const lockGames = async (client: pg.PoolClient, appends: readonly Append[]): Promise<Map<string, number>> => {
  const games = [...new Set(appends.map(({ game }) => game))];
  // Always in the same order, so that two processes never wait for each other.
  const { rows } = await client.query<{ id: string; last: number }>(
    'select id, last from games where id = any($1) order by id for update',
    [games],
  );
  return new Map(rows.map(({ id, last }) => [id, last]));
};

/** Judges and writes a group of appends in one transaction; the others hear of it exactly when it is committed. */
export const commitAppends = (pool: pg.Pool, appends: readonly Append[]): Promise<readonly AppendAnswer[]> =>
  inTransaction(pool, async (client) => {
    const { answers, rows, grown } = judge(appends, await lockGames(client, appends));
    if (rows.length === 0) return answers;
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
    return answers;
  });
