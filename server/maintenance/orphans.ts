import { allGames } from '../store/all-games.ts';
import type { GameRow, Store } from '../store/store.ts';
import { TABLE_RECORD } from '../tables/documents.ts';
import { HOUR, type Hourly, hourly } from './hourly.ts';

/** No log takes so long to be written down, by whichever process. */
const UNDER_WAY = HOUR;

/**
 * A table from a log gets its documents last, and without them nobody can find it: what a process that fell in the midst of it has left
 * behind is cleared away. A look at all of them once, then only at what was set up since.
 */
export const clearOrphans = (store: Store): Hourly => {
  let looked = 0;

  const isOrphan = async ({ id }: GameRow): Promise<boolean> =>
    !(await store.documents(id, TABLE_RECORD)).some(({ name }) => name === TABLE_RECORD);

  return hourly(async () => {
    const until = Date.now() - UNDER_WAY;
    for await (const row of allGames(store))
      if (row.at >= looked && row.at < until && (await isOrphan(row))) await store.deleteGame(row.id);
    looked = until;
  });
};
