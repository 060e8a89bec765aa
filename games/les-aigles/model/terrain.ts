/** What lies on a table, all of it. */
import type { Lookup } from '@grognard/field';
import type { Feature, Village } from './features.ts';

export type Laid = Exclude<Feature, Village>;

export interface Terrain {
  readonly features: readonly Feature[];
  readonly byId: ReadonlyMap<string, Feature>;
  readonly laid: readonly Laid[];
  readonly lookup: Lookup;
  readonly found: Int32Array;
}
