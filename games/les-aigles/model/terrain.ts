/** What lies on a table, all of it. */
import type { Lookup } from '@grognard/field';
import type { Feature, Village } from './features.ts';
import type { Memory } from './memory.ts';

export type Laid = Exclude<Feature, Village>;

export interface Terrain {
  readonly features: readonly Feature[];
  readonly byId: ReadonlyMap<string, Feature>;
  readonly laid: readonly Laid[];
  readonly lookup: Lookup;
  readonly found: Int32Array;
  /** What has been worked out of this table as it is. */
  readonly memory: Memory;
  /** What has been worked out of its features one by one: a table on which something is new keeps it. */
  readonly ofFeatures: Memory;
}
