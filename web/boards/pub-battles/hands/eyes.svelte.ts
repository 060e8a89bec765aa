import type { SeenChit } from '@grognard/pub-battles/for-page';

/** What the eye follows when something has happened. Filled by `happened.ts`, read by the map. */
export interface Shown {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export interface Roll {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly dice: readonly number[];
  readonly hits: number;
  readonly good: readonly boolean[];
}

export class Eyes {
  /** Pieces under way, by their names. */
  moving = $state.raw<ReadonlyMap<string, Shown>>(new Map());
  rolls = $state.raw<readonly Roll[]>([]);
  /** The chit that has just come out of the cup. */
  drawn = $state.raw<SeenChit | undefined>(undefined);
  skip = false;
}
