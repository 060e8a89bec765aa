import type pg from 'pg';
import { refuseNewer } from '../refuse-newer.ts';
import { LAYOUT } from './layout.ts';
import { inTransaction } from './transaction.ts';

// Any number, as long as every process of the server takes the same.
const MIGRATING = 1815_06_18;

/** Brings the tables to the newest layout; of several processes that start at once, one does it. */
export const migrate = (pool: pg.Pool, layout: readonly string[] = LAYOUT): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATING]);
    await client.query('create table if not exists layout (version integer not null)');
    const { rows } = await client.query<{ version: number }>('select version from layout');
    const found = rows[0]?.version ?? 0;
    refuseNewer('this PostgreSQL', found, layout.length);
    if (found === layout.length) return;
    for (const step of layout.slice(found)) await client.query(step);
    await client.query('delete from layout');
    await client.query('insert into layout (version) values ($1)', [layout.length]);
  });
