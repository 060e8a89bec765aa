import type { Point } from '@grognard/ink/plane';

/** Somebody under way. */
export interface Shown {
  readonly at: Point;
  readonly facing: number;
}

/** Dice where they fell, and what came of them. */
export interface Roll {
  readonly id: number;
  readonly hex: number;
  readonly dice: readonly number[];
  /** Passed or failed; for a blow, the losses. */
  readonly result: boolean | number;
}

/** What the eye follows when something has happened. Filled by `happened.ts`, read by the map. */
export class Eyes {
  /** Units as `u3`, counters as `c7`. */
  moving = $state.raw<ReadonlyMap<string, Shown>>(new Map());
  rolls = $state.raw<readonly Roll[]>([]);
  skip = false;
}
