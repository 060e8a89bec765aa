import pg from 'pg';

/** Asks the database something on a connection of its own, as its operator would. */
export const asOperator = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Breaks every connection to the database, as a restart of PostgreSQL does. */
export const terminateAll = (url: string): Promise<void> =>
  asOperator(url, async (client) => {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
  });
