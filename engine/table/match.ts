import type { Game, GameInSight, Kinds } from '../contract/game.ts';
import type { Reader } from '../contract/schemas.ts';
import type { Seat } from '../contract/seat.ts';

/** A match as one sits at it. */
export interface MatchAtHand<K extends Kinds> {
  readonly game: GameInSight<K>;
  readonly setting: K['Setting'];
  readonly seats: readonly Seat[];
}

/** What stays the same while one battle is played. */
export interface Match<K extends Kinds> extends MatchAtHand<K> {
  readonly game: Game<K>;
  /** Reads orders that come from outside. Without it orders are trusted to have the right shape. */
  readonly readOrder?: Reader<K['Order']>;
}
