import type { Store, StoreLocation } from '../../../index.ts';

/** The store on trial, and what its tests need. */
export interface Tried {
  readonly place: () => StoreLocation;
  readonly store: () => Store;
  /** A game of its own for each test, with entry 0. */
  readonly newGame: () => Promise<string>;
  readonly textsOf: (game: string) => Promise<readonly string[]>;
  /** Closes the store, does something, and opens it again. */
  readonly reopened: (meanwhile?: () => Promise<void>) => Promise<void>;
}
