import type pg from 'pg';
import type { DatabaseHealth } from './health.ts';
import { inTransaction } from './transaction.ts';

/** What the operations of the store ask: whatever is wrong with PostgreSQL is told as a refusal. */
export interface Database {
  query<R extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<pg.QueryResult<R>>;
  transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
}

/** `lookAgain` is called when something went well after something had gone wrong. */
export const databaseOn = (pool: pg.Pool, health: DatabaseHealth, lookAgain: () => void): Database => {
  const watched = async <T>(asked: Promise<T>): Promise<T> => {
    const met = health.asking();
    try {
      const answer = await asked;
      if (health.isTroubled()) lookAgain();
      return answer;
    } catch (error) {
      throw met(error);
    }
  };
  return {
    query: <R extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      watched(pool.query<R>(text, [...values])),
    transaction: (work) => watched(inTransaction(pool, work)),
  };
};
