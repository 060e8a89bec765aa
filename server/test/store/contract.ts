import { afterAll, beforeAll, expect } from 'vitest';
import { openStore, type Store, type StoreLocation } from '../../index.ts';
import { census } from './contract/census.ts';
import { beside } from './contract/documents.ts';
import { entries } from './contract/entries.ts';
import { games } from './contract/games.ts';
import { lasting } from './contract/lasting.ts';
import { leases } from './contract/leases.ts';
import { news } from './contract/news.ts';
import type { Tried } from './contract/tried.ts';

interface Ground {
  readonly place: StoreLocation;
  readonly clear: () => Promise<void>;
}

/** What every store must do, whatever it is made of. `prepare` gives an empty place to keep games in. */
export const storeContract = (prepare: () => Promise<Ground>): void => {
  let ground: Ground;
  let store: Store;
  let made = 0;

  beforeAll(async () => {
    ground = await prepare();
    store = await openStore(ground.place);
  });

  afterAll(async () => {
    await store.close();
    await ground.clear();
  });

  const tried: Tried = {
    place: () => ground.place,
    store: () => store,
    newGame: async () => {
      made += 1;
      const id = `game-${String(made).padStart(4, '0')}`;
      const game = { id, kind: 'tiny', at: 1_792_000_000_000, entry: '{"seq":0}' };
      expect(await store.createGame(game)).toBe(true);
      return id;
    },
    textsOf: async (game) => (await store.entries(game, -1, 1000)).entries.map(({ text }) => text),
    reopened: async (meanwhile = async () => {}) => {
      await store.close();
      await meanwhile();
      store = await openStore(ground.place);
    },
  };

  games(tried);
  entries(tried);
  beside(tried);
  census(tried);
  leases(tried);
  news(tried);
  lasting(tried);
};
