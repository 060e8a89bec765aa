import pg from 'pg';
import { PlainFailure } from '../../failure.ts';
import { TIMEOUTS, type Timeouts } from './timeouts.ts';
import { reasonOf } from './trouble.ts';

/** Named without the password that the address may hold. */
export const databaseLocation = (url: string): string | undefined => {
  try {
    const { host, pathname, searchParams } = new URL(url);
    return `${searchParams.get('host') ?? host}${pathname}`;
  } catch {
    return undefined;
  }
};

/** Why the server cannot start on it. */
export const unusable = (url: string, error: unknown): PlainFailure =>
  new PlainFailure(({ noPostgres }) => noPostgres(databaseLocation(url), reasonOf(error)));

/** A pool that has answered once: what is wrong with the address is told at the start. */
const answering = async (url: string, pool: pg.Pool): Promise<pg.Pool> => {
  // A connection that breaks is replaced by the pool, but without a listener it would end the process. The pool itself listens to
  // those that lie idle only.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    throw unusable(url, error);
  }
};

export const connect = (url: string, timeouts: Timeouts = TIMEOUTS): Promise<pg.Pool> => {
  const { connecting, statement, lock, idle, answer } = timeouts;
  const limits = `set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${idle}`;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: connecting,
    query_timeout: answer,
    // Not with the address: what stands between us and PostgreSQL may let through no settings there.
    onConnect: (client) => client.query(limits),
  });
  return answering(url, pool);
};

/** For work whose length nobody knows, such as a new layout or a copy of all games: it takes as long as it takes. */
export const withOwnPool = async <T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
  const connectionTimeoutMillis = TIMEOUTS.connecting;
  const pool = await answering(url, new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis }));
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
};
