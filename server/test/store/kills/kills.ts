import { join } from 'node:path';
import { randomFrom } from '@grognard/engine';
import { bundle } from '../../../../tools/bundle.ts';
import type { StoreLocation } from '../../../index.ts';
import { tearJournal, tearPages } from './journal.ts';
import { aMoment, type Killed, live } from './lives.ts';
import { emptyTally, type Tally } from './tally.ts';

let script: Promise<string> | undefined;

/** The script of a life, made from the sources once a test file. */
const lifeScript = (): Promise<string> => {
  script ??= bundle(join(import.meta.dirname, 'life.ts'), 'process');
  return script;
};

/** One in three times something is found damaged that was being written at the end. */
const tear = ({ place, tally }: Killed, seed: number): void => {
  const random = randomFrom(-seed);
  const chance = random.below(6);
  if (chance === 0 && tearJournal(place.data, random)) tally.tornTails += 1;
  if (chance === 1 && tearPages(place.data, random)) tally.tornPages += 1;
};

/** A store that nobody has written to yet; the names of its games begin with `name`. */
export const beginKilling = async (place: StoreLocation, name: string): Promise<Killed> => ({
  script: await lifeScript(),
  place,
  games: new Map(),
  name,
  tally: emptyTally(),
});

/**
 * Kills a process that writes to a store, time and again, at moments spread over its life, and sees each time that the store has kept
 * its word: every game is as it was after all that was acknowledged, or after the one step more that was under way.
 */
export const killStore = async (place: StoreLocation, seeds: readonly number[]): Promise<Tally> => {
  const killed = await beginKilling(place, `kill-${seeds[0]}`);
  for (const [i, seed] of seeds.entries()) {
    const random = randomFrom(seed);
    // The last of them looks through everything that was ever written.
    await live(killed, random, i === seeds.length - 1 ? 'looked' : aMoment(random));
    if (place.databaseUrl === undefined) tear(killed, seed);
  }
  return killed.tally;
};
