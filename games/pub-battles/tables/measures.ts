import { unitsOf } from '@grognard/field';
import type { MeasuresData } from '../model/scenario.ts';

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

/** PB-R019: what a turn of the day stands for. */
export const MINUTES_A_TURN = 90;

/** PB-R020: 3 3/4 inches to the mile. */
const METRES_PER_CM = 168.96;

/** PB-R094d: as the scenario says; failing that as long as a block, or as so many. */
export const measuresOf = (
  data: MeasuresData = {},
  metresPerCm: number = METRES_PER_CM,
  columnLength = 1,
): Measures => {
  const footThird = unitsOf(data.footThird ?? 4.5);
  const mountedThird = unitsOf(data.mountedThird ?? 6.4);
  const front = unitsOf(data.front ?? 5);
  const depth = unitsOf(data.depth ?? 0.95);
  return {
    footThird,
    mountedThird,
    front,
    depth,
    staff: unitsOf(data.staff ?? 1),
    column: data.column === undefined ? front * columnLength : unitsOf(data.column),
    command: mountedThird,
    fire: footThird,
    bombard: 3 * footThird,
    spotting: data.spotting === undefined ? 3 * footThird : unitsOf(data.spotting),
    seeInto: depth,
    metresPerCm,
  };
};
