import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface Database {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A new, empty database on the PostgreSQL behind the address. */
export const freshDatabase = async (url: string): Promise<Database> => {
  const name = `grognard_test_${randomBytes(6).toString('hex')}`;
  await command(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => command(url, `drop database ${name} with (force)`) };
};

const command = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};
