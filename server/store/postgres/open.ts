import type { Said } from '../../failure.ts';
import { groupCommits } from '../group-commits.ts';
import { createListeners } from '../listeners.ts';
import type { Append, Commit, Store } from '../store.ts';
import { backUp } from './backup.ts';
import { censusOf } from './census.ts';
import { commitAppends } from './commit.ts';
import { connect, databaseLocation, unusable, withOwnPool } from './connect.ts';
import { databaseOn } from './database.ts';
import { documentsIn } from './documents.ts';
import { gamesIn } from './games.ts';
import { openDatabaseHealth } from './health.ts';
import { leasesIn } from './leases.ts';
import { listen } from './listen.ts';
import { logsIn } from './logs.ts';
import { migrate } from './migrate.ts';
import { readinessOf } from './readiness.ts';
import { retryLocked } from './retry-locked.ts';
import { TIMEOUTS, type Timeouts } from './timeouts.ts';
import { troubleIn } from './trouble.ts';

const bringUpToDate = async (url: string): Promise<void> => {
  try {
    await withOwnPool(url, (pool) => migrate(pool));
  } catch (error) {
    throw troubleIn(error) === undefined ? error : unusable(url, error);
  }
};

/** The games in a PostgreSQL, which any number of processes may share. */
export const openPostgres = async (
  url: string,
  say: (words: Said) => void,
  timeouts: Timeouts = TIMEOUTS,
): Promise<Store> => {
  await bringUpToDate(url);
  const pool = await connect(url, timeouts);
  const listeners = createListeners();
  let stopListening: () => Promise<void>;
  try {
    stopListening = await listen(url, listeners, timeouts);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const health = openDatabaseHealth(databaseLocation(url) ?? 'PostgreSQL', say);
  const isReady = readinessOf(pool, health, timeouts.ready);
  const database = databaseOn(pool, health, () => void isReady());
  const commits = createListeners<Commit>();
  const append = retryLocked(
    groupCommits((appends: readonly Append[]) => commitAppends(database, appends), commits.tell),
    timeouts.held,
  );
  let open = true;

  return {
    ...gamesIn(database),
    ...logsIn(database, append),
    ...documentsIn(database),
    ...leasesIn(database),
    shared: true,
    onNews: listeners.add,
    onCommit: commits.add,
    census: (mark) => censusOf(database, mark),
    isReady: async () => open && (await isReady()) && open,
    backup: (file) => withOwnPool(url, (own) => backUp(own, file)),
    close: async () => {
      if (!open) return;
      open = false;
      await stopListening();
      await pool.end();
    },
  };
};
