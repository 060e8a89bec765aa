import type { ByLanguage, Game, Kinds, Schemas } from '@grognard/engine';
import type { GameId, Space } from './vocabulary.ts';

/** A game as the catalogue knows it before any of its code is loaded. */
export interface Listing {
  readonly id: GameId;
  readonly title: string;
  readonly space: Space;
  readonly about: ByLanguage<string>;
  /** Brings in the game itself; a listing without it is a game in preparation. */
  readonly load?: () => Promise<Game<Kinds>>;
  /** Brings in the readers of its data, apart from the game so that the page need not carry them. */
  readonly loadSchemas?: () => Promise<Schemas<Kinds>>;
}

export const isReady = (listing: Listing): boolean => listing.load !== undefined;
