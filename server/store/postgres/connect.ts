import pg from 'pg';
import { codeOf, PlainFailure } from '../../failure.ts';

/** Named without the password that the address may hold. */
const placeOf = (url: string): string | undefined => {
  try {
    const { host, pathname, searchParams } = new URL(url);
    return `${searchParams.get('host') ?? host}${pathname}`;
  } catch {
    return undefined;
  }
};

/** A pool that has answered once: what is wrong with the address is told at the start. */
export const connect = async (url: string): Promise<pg.Pool> => {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    const reason = codeOf(error) ?? (error instanceof Error ? error.message : String(error));
    throw new PlainFailure(({ noPostgres }) => noPostgres(placeOf(url), reason));
  }
};
