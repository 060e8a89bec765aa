import type { Chunks, Refusal, RuleId } from '@grognard/engine';
import type { Counter, Unit } from './state.ts';
import type { CounterKind } from './vocabulary.ts';

/** Who stands on the map, by index, and where. */
export interface Standing {
  readonly all: readonly number[];
  readonly byHex: ReadonlyMap<number, readonly number[]>;
}

/** The counters of a hex, by index and by kind. */
export interface Lying {
  readonly indices: readonly number[];
  readonly kinds: readonly CounterKind[];
}

/** What one step from hex to hex costs, in half points, and by what rules. */
export interface Passage {
  readonly cost: number;
  readonly rules: readonly RuleId[];
  /** Why there is no way at all. */
  readonly barred?: Refusal;
  /** Why only a minimal move gets through. */
  readonly minimal?: Refusal;
}

/** What is remembered of lists as long as they live: a list never changes, and most events change none or one of the two. */
export interface Memory {
  readonly standing: (units: Chunks<Unit>) => Standing;
  readonly lying: (counters: Chunks<Counter>) => ReadonlyMap<number, Lying>;
  /** The passages that have been asked for, by walker and hexes. */
  readonly passages: (counters: Chunks<Counter>) => Map<number, Passage>;
  /** What every step costs a kind of walker, `hex * 6 + side`: for whoever plans further ahead than a turn. */
  readonly goings: (counters: Chunks<Counter>) => Map<string, Float64Array>;
}
