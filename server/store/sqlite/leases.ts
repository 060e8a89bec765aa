import type { Store } from '../store.ts';

type Leases = Pick<Store, 'lease' | 'release' | 'lapsed'>;

interface Lent {
  readonly holder: string;
  readonly until: number;
}

/** The clock on the wall may be set; this one only goes on. */
const sinceStart = (): number => performance.now();

/**
 * Who has which game. Nobody else can have the folder open, and whoever had it before is gone with all that he held: there is nothing
 * to write down.
 */
export const createMemoryLeases = (clock: () => number = sinceStart): Leases => {
  const lent = new Map<string, Lent>();

  const isFree = (game: string, holder: string): boolean => {
    const known = lent.get(game);
    return known === undefined || known.holder === holder || known.until < clock();
  };

  return {
    lease: async (games, holder, length) => {
      const his = [...new Set(games)].filter((game) => isFree(game, holder));
      for (const game of his) lent.set(game, { holder, until: clock() + length });
      return his;
    },
    release: async (games, holder) => {
      for (const game of games) if (lent.get(game)?.holder === holder) lent.delete(game);
    },
    lapsed: async (limit) =>
      [...lent]
        .filter(([, { until }]) => until < clock())
        .map(([game]) => game)
        .sort()
        .slice(0, limit),
  };
};
