import { afterAll, describe, inject } from 'vitest';
import { type Database, freshDatabase } from '../store/fresh-database.ts';
import { rolesSuite } from './roles.ts';

describe('who may do what, on PostgreSQL', () => {
  let database: Database;
  afterAll(() => database.drop());
  rolesSuite(async () => {
    database = await freshDatabase(inject('postgres'));
    return { data: '', databaseUrl: database.url };
  });
});
