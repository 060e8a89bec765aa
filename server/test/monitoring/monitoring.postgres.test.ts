import { describe, inject } from 'vitest';
import { freshDatabase } from '../store/fresh-database.ts';
import { monitoringSuite } from './suite.ts';

describe('a server on PostgreSQL', () => {
  monitoringSuite('postgresql', async () => {
    const { url, drop } = await freshDatabase(inject('postgres'));
    return { place: { data: '', databaseUrl: url }, clear: drop };
  });
});
