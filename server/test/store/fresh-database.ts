import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface Database {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A new, empty database on the PostgreSQL behind the address; in a tablespace of its operator's, if one is named. */
export const freshDatabase = async (url: string, tablespace = 'pg_default'): Promise<Database> => {
  const name = `grognard_test_${randomBytes(6).toString('hex')}`;
  await command(url, `create database ${name} tablespace ${tablespace}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => command(url, `drop database ${name} with (force)`) };
};

export const command = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};
