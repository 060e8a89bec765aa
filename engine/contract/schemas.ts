import type { Path } from '../json/json.ts';
import type { GameTypes } from './game.ts';
import type { ByLanguage } from './language.ts';
import type { Result } from './result.ts';
import type { Player } from './seat.ts';

/** What is wrong with data from outside, and where. */
export interface Problem {
  readonly path: Path;
  readonly message: ByLanguage<string>;
}

export type Reader<T> = (data: unknown) => Result<T, readonly Problem[]>;

/** A game's readers of untrusted data, kept apart from the game so that the page need not carry them. */
export interface Schemas<K extends GameTypes> {
  readonly scenario: Reader<K['Scenario']>;
  readonly order: Reader<K['Order']>;
  /**
   * An order as people write it in a position file, with names and everyday measures, turned into one that `order`
   * reads; what it does not know it leaves as it is.
   */
  written?(state: K['State'], seat: Player, order: unknown): unknown;
  /**
   * The other way round: an order in names, as `written` reads it, so that it means the same on a table that numbers its
   * pieces otherwise. Without it orders hold names alone, and are printed as they stand.
   */
  inNames?(state: K['State'], seat: Player, order: K['Order']): unknown;
  readonly event: Reader<K['Event']>;
  readonly state: Reader<K['State']>;
  /** JSON Schemas for authors and tools. */
  readonly published: Readonly<Record<'scenario' | 'order', object>>;
}
