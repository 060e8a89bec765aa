import type { ByLanguage, Game, GameInSight, Kinds, Schemas } from '@grognard/engine';
import type { GameId, Space } from './vocabulary.ts';

/** A game as the catalogue knows it before any of its code is loaded. */
export interface Listing {
  readonly id: GameId;
  readonly title: string;
  readonly space: Space;
  readonly about: ByLanguage<string>;
  /** Brings in the game itself; a listing without it is a game in preparation. */
  readonly load?: () => Promise<Game<Kinds>>;
  /** Brings in what a page needs of it to show a table, where that is less than the whole. */
  readonly loadInSight?: () => Promise<GameInSight<Kinds>>;
  /** Its builders can load it, but not all of its rules are proven: players are told that it is in preparation. */
  readonly preparing?: true;
  /** Brings in the readers of its data, apart from the game so that the page need not carry them. */
  readonly loadSchemas?: () => Promise<Schemas<Kinds>>;
}

/** Whether people can play it: it can be loaded, and is no longer in preparation. */
export const isReady = ({ load, preparing }: Listing): boolean => load !== undefined && preparing !== true;

/** What a page needs of a game to show a table of it; undefined while there is no such game. */
export const loadInSight = async (listing: Listing | undefined): Promise<GameInSight<Kinds> | undefined> =>
  await (listing?.loadInSight ?? listing?.load)?.();
