import type { Path } from '../json/json.ts';
import type { Kinds } from './game.ts';
import type { Result } from './result.ts';

/** What is wrong with data from outside, and where. */
export interface Problem {
  readonly path: Path;
  readonly message: string;
}

export type Reader<T> = (data: unknown) => Result<T, readonly Problem[]>;

/** A game's readers of untrusted data, kept apart from the game so that the page need not carry them. */
export interface Schemas<K extends Kinds> {
  readonly scenario: Reader<K['Scenario']>;
  readonly order: Reader<K['Order']>;
  readonly event: Reader<K['Event']>;
  readonly state: Reader<K['State']>;
  /** JSON Schemas for authors and tools. */
  readonly published: Readonly<Record<'scenario' | 'order', object>>;
}
