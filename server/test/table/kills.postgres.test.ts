import { expect, inject, test } from 'vitest';
import { countOf, firstSeed, patience, soaking } from '../../../tools/counts.ts';
import { freshDatabase } from '../store/fresh-database.ts';
import { killServers } from './kills/kills.ts';

test(
  'no order that was answered is lost, doubled or changed when one of two servers on PostgreSQL is killed, or both',
  async () => {
    const { url, drop } = await freshDatabase(inject('postgres'));
    const place = { data: '', databaseUrl: url };
    const seeds = Array.from({ length: countOf('killsOnPostgres') }, (_, i) => firstSeed + i);
    const tally = await killServers({ place, processes: 2, tear: () => false }, seeds);
    await drop();
    if (soaking) console.log(JSON.stringify(tally));
    expect(tally.kills).toBeGreaterThanOrEqual(seeds.length);
    expect(Math.min(tally.starting, tally.battles)).toBeGreaterThan(0);
  },
  patience,
);
