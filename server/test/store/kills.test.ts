import { truncateSync } from 'node:fs';
import { randomFrom } from '@grognard/engine';
import { expect, test } from 'vitest';
import { countOf, firstSeed, patience, soaking } from '../../../tools/counts.ts';
import { gamesFile, journalOf } from '../../store/sqlite/file.ts';
import { emptyFolders } from './folders.ts';
import { readJournal } from './kills/journal.ts';
import { beginKilling, killStore } from './kills/kills.ts';
import { live } from './kills/lives.ts';
import { emptyTally, type Tally } from './kills/tally.ts';

/** So many lives has one folder, then another is begun. */
const LIVES = 50;
const AT_ONCE = 4;

const emptyFolder = emptyFolders();

const added = (one: Tally, other: Tally): Tally =>
  Object.fromEntries(
    Object.entries(one).map(([what, count]) => [what, count + other[what as keyof Tally]]),
  ) as unknown as Tally;

test(
  'nothing that the embedded store acknowledged is lost, doubled or changed, whenever it is killed',
  async () => {
    const count = countOf('storeKills');
    const folders = Array.from({ length: Math.ceil(count / LIVES) }, (_, folder) =>
      Array.from(
        { length: Math.min(LIVES, count - folder * LIVES) },
        (_, i) => firstSeed + folder * LIVES + i,
      ),
    );
    let total = emptyTally();
    const lane = async (): Promise<void> => {
      for (let seeds = folders.shift(); seeds !== undefined; seeds = folders.shift()) {
        const tally = await killStore({ data: emptyFolder() }, seeds);
        total = added(total, tally);
        if (soaking) console.log(JSON.stringify(total));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    expect(total.kills).toBe(count);
    // What does not hang on the moment there must be some of, or it was no trial.
    const { writing, tornTails, tornPages, acknowledged } = total;
    expect(Math.min(writing, tornTails, tornPages, acknowledged)).toBeGreaterThan(0);
  },
  patience,
);

test('and were something lost, it would be told', async () => {
  const data = emptyFolder();
  const killed = await beginKilling({ data }, 'lost');
  await live(killed, randomFrom(1), 'counted');
  const journal = journalOf(gamesFile(data));
  truncateSync(journal, (readJournal(journal)?.end ?? 0) / 2);
  await expect(live(killed, randomFrom(1), 'looked')).rejects.toThrow('wrong lost');
});
