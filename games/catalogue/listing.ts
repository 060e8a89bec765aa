import type { ByLanguage, Game, GameShown, GameTypes, Schemas } from '@grognard/engine';
import type { Space } from './vocabulary.ts';

/** A game as the catalogue knows it before any of its code is loaded. */
export interface Listing {
  readonly id: string;
  readonly title: string;
  readonly space: Space;
  readonly about: ByLanguage<string>;
  /** Brings in the game itself. */
  readonly load: () => Promise<Game<GameTypes>>;
  /** Brings in what a page needs of it to show a table, where that is less than the whole. */
  readonly loadShown?: () => Promise<GameShown<GameTypes>>;
  /** Brings in the readers of its data, apart from the game so that the page need not carry them. */
  readonly loadSchemas: () => Promise<Schemas<GameTypes>>;
}

/** What a page needs of a game to show a table of it; undefined if there is no such game. */
export const loadShown = async (listing: Listing | undefined): Promise<GameShown<GameTypes> | undefined> =>
  await (listing?.loadShown ?? listing?.load)?.();
