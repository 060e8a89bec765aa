import { inject, test } from 'vitest';
import { patience } from '../../../tools/counts.ts';
import { freshDatabase } from '../store/fresh-database.ts';
import { serverCrashes } from './crashes.ts';

test(
  'no order that was answered is lost when a server on PostgreSQL is killed',
  async () => {
    const { url, drop } = await freshDatabase(inject('postgres'));
    await serverCrashes({ data: '', databaseUrl: url });
    await drop();
  },
  patience,
);
