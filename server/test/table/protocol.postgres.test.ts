import { describe, inject } from 'vitest';
import { freshDatabase } from '../store/fresh-database.ts';
import { protocolSuite } from './protocol.ts';

describe('the protocol on PostgreSQL', () => {
  protocolSuite(async () => {
    const { url, drop } = await freshDatabase(inject('postgres'));
    return { place: { data: '', databaseUrl: url }, clear: drop };
  });
});
