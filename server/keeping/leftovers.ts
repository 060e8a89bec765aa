import type { GameRow, Store } from '../store/store.ts';
import { HOUSE_PAPER } from '../tables/papers.ts';
import { allRows } from './rows.ts';

export interface Leftovers {
  look(): Promise<void>;
  close(): Promise<void>;
}

const HOUR = 3_600_000;
const FIRST_LOOK = 60_000;
/** No log takes so long to be written down, by whichever process. */
const UNDER_WAY = HOUR;

/**
 * A table from a log gets its papers last, and without them nobody can find it: what a process that fell in the midst of it has left
 * behind is cleared away. A look at all of them once, then only at what was set up since.
 */
export const clearLeftovers = (store: Store): Leftovers => {
  let looked = 0;
  let working: Promise<void> | undefined;

  const isLeftover = async ({ id }: GameRow): Promise<boolean> =>
    !(await store.papers(id, HOUSE_PAPER)).some(({ name }) => name === HOUSE_PAPER);

  const work = async (): Promise<void> => {
    const until = Date.now() - UNDER_WAY;
    for await (const row of allRows(store))
      if (row.at >= looked && row.at < until && (await isLeftover(row))) await store.deleteGame(row.id);
    looked = until;
  };

  const look = (): Promise<void> => {
    working ??= work().finally(() => {
      working = undefined;
    });
    return working;
  };
  // A store that is away is told of elsewhere; nobody waits for this.
  const tryIt = (): void => void look().catch(() => {});
  const first = setTimeout(tryIt, FIRST_LOOK).unref();
  const timer = setInterval(tryIt, HOUR).unref();

  return {
    look,
    close: async () => {
      clearTimeout(first);
      clearInterval(timer);
      await working?.catch(() => {});
    },
  };
};
