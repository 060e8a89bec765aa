import { describe, inject } from 'vitest';
import { freshDatabase } from '../store/fresh-database.ts';
import { operatingSuite } from './suite.ts';

describe('on PostgreSQL', () => {
  operatingSuite(async () => {
    const { url, drop } = await freshDatabase(inject('postgres'));
    return { place: { data: '', databaseUrl: url }, clear: drop };
  });
});
