import type { ByLanguage, Game, GameInSight, Kinds, Schemas } from '@grognard/engine';
import type { GameId, Space } from './vocabulary.ts';

/** A game as the catalogue knows it before any of its code is loaded. */
export interface Listing {
  readonly id: GameId;
  readonly title: string;
  readonly space: Space;
  readonly about: ByLanguage<string>;
  /** Brings in the game itself. */
  readonly load: () => Promise<Game<Kinds>>;
  /** Brings in what a page needs of it to show a table, where that is less than the whole. */
  readonly loadInSight?: () => Promise<GameInSight<Kinds>>;
  /** Brings in the readers of its data, apart from the game so that the page need not carry them. */
  readonly loadSchemas: () => Promise<Schemas<Kinds>>;
}

/** What a page needs of a game to show a table of it; undefined if there is no such game. */
export const loadInSight = async (listing: Listing | undefined): Promise<GameInSight<Kinds> | undefined> =>
  await (listing?.loadInSight ?? listing?.load)?.();
