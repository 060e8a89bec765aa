import type { Game, GameShown, GameTypes } from '../contract/game.ts';
import type { Reader } from '../contract/schemas.ts';
import type { Seat } from '../contract/seat.ts';

/** A match as one sits at it. */
export interface MatchShown<K extends GameTypes> {
  readonly game: GameShown<K>;
  readonly setting: K['Setting'];
  readonly seats: readonly Seat[];
}

/** What stays the same while one battle is played. */
export interface Match<K extends GameTypes> extends MatchShown<K> {
  readonly game: Game<K>;
  /** Reads orders that come from outside. Without it orders are trusted to have the right shape. */
  readonly readOrder?: Reader<K['Order']>;
}
