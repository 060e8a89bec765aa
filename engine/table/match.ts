import type { Game, Kinds } from '../contract/game.ts';
import type { Reader } from '../contract/schemas.ts';
import type { Seat } from '../contract/seat.ts';

/** What stays the same while one battle is played. */
export interface Match<K extends Kinds> {
  readonly game: Game<K>;
  readonly setting: K['Setting'];
  readonly seats: readonly Seat[];
  /** Reads orders that come from outside. Without it orders are trusted to have the right shape. */
  readonly readOrder?: Reader<K['Order']>;
}
