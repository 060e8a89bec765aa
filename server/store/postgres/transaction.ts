import type pg from 'pg';

/** Runs the work in one transaction on one connection; whatever it throws undoes it. */
export const inTransaction = async <T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  begin = 'begin',
): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    broken = await rolledBack(client, error);
    throw error;
  } finally {
    // A connection that cannot even roll back is not given to anybody else.
    client.release(broken);
  }
};

/** Undefined when the connection is as good as new. */
const rolledBack = async (client: pg.PoolClient, error: unknown): Promise<Error | undefined> => {
  // Whoever does not answer would not answer this either; and what was asked last may still be under way there.
  if (error instanceof Error && isSilence(error)) return error;
  return client.query('rollback').then(
    () => undefined,
    (failure: Error) => failure,
  );
};

const isSilence = (error: Error): boolean => error.message === 'Query read timeout';
