import { expect, test } from 'vitest';
import { countOf, firstSeed, patience, soaking } from '../../../tools/counts.ts';
import { emptyFolders } from '../store/folders.ts';
import { tearJournal, tearPages } from '../store/kills/journal.ts';
import { killServers } from './kills/kills.ts';

const emptyFolder = emptyFolders();

test(
  'no order that was answered is lost, doubled or changed when a server on the embedded store is killed',
  async () => {
    const data = emptyFolder();
    const seeds = Array.from({ length: countOf('kills') }, (_, i) => firstSeed + i);
    const tally = await killServers(
      {
        place: { data },
        processes: 1,
        tear: (random) => (random.below(2) === 0 ? tearJournal(data, random) : tearPages(data, random)),
      },
      seeds,
    );
    if (soaking) console.log(JSON.stringify(tally));
    expect(tally.kills).toBeGreaterThanOrEqual(seeds.length);
    expect(Math.min(tally.starting, tally.torn, tally.battles)).toBeGreaterThan(0);
  },
  patience,
);
