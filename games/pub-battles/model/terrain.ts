import type { Box, Ground as FieldGround, Line, Polygon, Ribbon, SightIndex } from '@grognard/field';
import type { Memory } from './memory.ts';
import type { Arm, Crossing } from './vocabulary.ts';

/** A row of the terrain chart: PB-R236a to PB-R238. */
export interface GroundFacts {
  readonly name: string;
  /** Marching through it or over it costs a third. */
  readonly reduces: boolean;
  /** It gives a defender cover; a slope gives it to who stands higher. */
  readonly covers: boolean;
  /** A defender in it cannot be flanked. */
  readonly shelters: boolean;
  /** Whoever is in it becomes Spent. */
  readonly spends: boolean;
  /** Nobody rallies in it. */
  readonly unrests: boolean;
  /** It stops sight, but for the depth of a block. */
  readonly hides: boolean;
  /** Those who may not be in it. */
  readonly closedTo: readonly Arm[];
  /** A kind or a change of the scenario's own: PB-R003. */
  readonly special: boolean;
}
export interface Hill {
  readonly level: number;
  readonly shape: Polygon;
  /** Whether the map gives its crest line. */
  readonly isCrested: boolean;
}
/** A line that a march may go over. */
export interface CrossedLine {
  /** x, y of every corner. */
  readonly points: Float64Array;
  readonly box: Box;
  /** West, south, east, north of each stretch of it. */
  readonly boxes: Float64Array;
}

export interface Course {
  readonly crossed: CrossedLine;
  readonly line: Line;
  /** From bank to bank. */
  readonly width: number;
  readonly shape: Ribbon;
}
interface CrossingPlace {
  readonly kind: Crossing;
  readonly x: number;
  readonly y: number;
}
/** The map made ready for questions. Public: it holds nothing but ground. */
export interface Terrain {
  /** What was worked out of the map. */
  readonly memory: Memory;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** The terrain chart of this map. */
  readonly chart: readonly GroundFacts[];
  /** Woods, buildings, marsh, water and the like by share under a body; kinds are places in the chart. */
  readonly cover: FieldGround;
  readonly hills: readonly Hill[];
  /** The borders of the hills. */
  readonly slopes: readonly CrossedLine[];
  readonly streams: readonly Course[];
  readonly rivers: readonly Course[];
  readonly crossings: readonly CrossingPlace[];
  readonly roads: RoadNet;
  /** Woods, buildings and hills: what may stop sight. */
  readonly sight: SightIndex;
  /** Of each blocker the hill that it is, by its place among them; of woods and buildings none. */
  readonly hillOf: readonly (number | undefined)[];
}
/** A straight stretch of road between two corners of the net. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  /** The road that it is a part of. */
  readonly road: string;
}
/** All roads as one net: corners, and stretches between them. Roads join where they share a corner. */
export interface RoadNet {
  /** What was asked of the roads just now. */
  readonly memory: Memory;
  readonly corners: readonly { readonly x: number; readonly y: number }[];
  readonly stretches: readonly Stretch[];
  /** The stretches at each corner. */
  readonly at: readonly (readonly number[])[];
}
