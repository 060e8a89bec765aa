import type { Box } from '../pieces.ts';
import type { Polygon } from '../polygon.ts';
import type { Ribbon } from '../ribbon.ts';

/**
 * What may stop a line of sight: ground (a wood, a house, a hill) or a crest, taken along its axis. Lines of sight run
 * straight from eye to eye in height as well; what stands lower than the line does not stop it.
 */
export interface Blocker {
  readonly shape: Polygon | Ribbon;
  /** As high as this everywhere; Infinity cannot be seen over. */
  readonly height: number;
  /** One sees this far through it; 0 is opaque. Of no meaning for a crest. */
  readonly into: number;
  /** Whether one sees out on the far side too where it is thinner than that, or only into and out of it. */
  readonly through: boolean;
}

/** Opaque ground that nobody sees over. */
export const wall = (shape: Polygon | Ribbon): Blocker => ({
  shape,
  height: Infinity,
  into: 0,
  through: false,
});

/**
 * Blockers laid out for quick sight: a grid in which every cell knows the sides that pass through it. The sides are
 * copied cell by cell, so that a line of sight reads memory in order.
 */
export interface SightIndex extends Box {
  readonly blockers: readonly Blocker[];
  readonly cell: number;
  /** How many cells go into a unit. */
  readonly perUnit: number;
  readonly midX: number;
  readonly midY: number;
  readonly columns: number;
  readonly rows: number;
  /** Where the sides of each cell start in `sides` (by four numbers) and `owners`. */
  readonly starts: Int32Array;
  readonly sides: Float64Array;
  readonly owners: Int32Array;
  /** Where the grounds that reach into each cell start in `grounds`. */
  readonly groundStarts: Int32Array;
  readonly grounds: Int32Array;
  /** For each side, how high it stops any line that crosses it; -Infinity if one may see into what lies behind it. */
  readonly tops: Float64Array;
  /** The box around each blocker: minX, minY, maxX, maxY. */
  readonly boxes: Float64Array;
  /** The question in which each blocker was last met, so that it is looked at once a question. */
  readonly asked: Float64Array;
  readonly met: Int32Array;
  /** How many questions there have been. */
  readonly questions: Float64Array;
}
