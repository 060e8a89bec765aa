import { describe, inject } from 'vitest';
import { freshDatabase } from '../store/fresh-database.ts';
import { maintenanceSuite } from './maintenance.ts';

describe('on PostgreSQL', () => {
  maintenanceSuite(async () => {
    const { url, drop } = await freshDatabase(inject('postgres'));
    return { place: { data: '', databaseUrl: url }, clear: drop };
  });
});
