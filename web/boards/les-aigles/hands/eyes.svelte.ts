import type { Scene } from './scenes.ts';

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** What the eye follows when something has happened. Filled by `playing.ts`, read by the map. */
export class Eyes {
  /** What is being played, scene by scene; undefined: the table as it is. */
  scenes = $state.raw<readonly Scene[]>([]);
  at = $state<number | undefined>(undefined);
  /** Parts and officers under way, as `p3` and `o1`. */
  moving = $state.raw<ReadonlyMap<string, Placed>>(new Map());
  paused = $state(false);
  /** What was played last, so that it can be watched again. */
  last = $state.raw<readonly Scene[]>([]);

  get scene(): Scene | undefined {
    return this.at === undefined ? undefined : this.scenes[this.at];
  }
}
