import type { ByLanguage, GameId, Space } from './vocabulary.ts';

/** A game as the catalogue knows it before any of its code is loaded. */
export interface Listing {
  readonly id: GameId;
  readonly title: string;
  readonly space: Space;
  readonly about: ByLanguage<string>;
  /** Brings in the game itself; a listing without it is a game in preparation. */
  readonly load?: () => Promise<unknown>;
}

export const isReady = (listing: Listing): boolean => listing.load !== undefined;
