/** The lengths of the game, in units of 0.001 cm. Every one can be set by a scenario or follows from one that can. */
export interface Measures {
  readonly footThird: number;
  readonly mountedThird: number;
  /** The front and depth of a block; all unit blocks share one shape, so that it gives nothing away. */
  readonly front: number;
  readonly depth: number;
  /** The edge of an HQ's cube. */
  readonly staff: number;
  /** The length of a road column. */
  readonly column: number;
  /** Command and rally reach. */
  readonly command: number;
  /** Depth of a field of fire; length of a retreat; how near a column may come; the clear breadth of a supply line. */
  readonly fire: number;
  readonly bombard: number;
  readonly spotting: number;
  /** How far one sees into woods and buildings. */
  readonly seeInto: number;
  /** What a centimetre of map stands for: PB-R020. */
  readonly metresPerCm: number;
}
