import { describe, inject } from 'vitest';
import { freshDatabase } from '../store/fresh-database.ts';
import { houseworkSuite } from './maintenance.ts';

describe('on PostgreSQL', () => {
  houseworkSuite(async () => {
    const { url, drop } = await freshDatabase(inject('postgres'));
    return { place: { data: '', databaseUrl: url }, clear: drop };
  });
});
