import { afterAll, describe, inject } from 'vitest';
import { type Database, freshDatabase } from '../store/fresh-database.ts';
import { mutationSuite } from './mutations.ts';

describe('bad input on PostgreSQL', () => {
  let database: Database | undefined;
  afterAll(() => database?.drop());
  mutationSuite(async () => {
    database = await freshDatabase(inject('postgres'));
    return { data: '', databaseUrl: database.url };
  });
});
