/** What changes on the ground while a battle goes on. */
import type { Side } from '@grognard/engine';
import type { FeatureEntry } from './terrain-entries.ts';

/** Something inside a wood that is not on the map: who has come upon it. */
export interface HiddenFeature {
  readonly entry: FeatureEntry;
  readonly known: readonly Side[];
}

/** What has become of a house or a redoubt. */
interface HouseState {
  readonly burning?: true;
}

/** What has become of the cells of a hedge, a wall, or a side of a house: by the number of the cell. */
export interface Damage {
  readonly feature: string;
  /** The side of a house or redoubt; none for a hedge or a wall. */
  readonly side?: number;
  readonly cells: Readonly<Record<number, 'lighter' | 'hard cover' | 'gone'>>;
}

export interface TerrainState {
  readonly hidden: readonly HiddenFeature[];
  /** Bridges, shelters and wrecks that the battle has made. */
  readonly made: readonly FeatureEntry[];
  readonly houses: Readonly<Record<string, HouseState>>;
  readonly damage: readonly Damage[];
  /** Sapper-quarters spent on what is not done yet, by its name. */
  readonly works?: Readonly<Record<string, number>>;
}

export const UNTOUCHED: TerrainState = { hidden: [], made: [], houses: {}, damage: [] };
