/** Figures of the chapter on obstacles, each with the rule that gives it. Lengths are in centimetres unless it is said. */
import { unitsOf } from '@grognard/field';
import { cavalryBase, infantryBase } from './bases.ts';

/** LA-O7.1-1: how wide a road is unless a scenario says otherwise, in centimetres. */
export const ROAD_WIDTH = 4.5;

/** LA-O0-6: standing on a feature by no more than this is standing beside it, in 0.001 cm. */
export const BESIDE_IT = unitsOf(0.1);

/** LA-O8.1-8: walls and hedges keep their state by stretches of this length, in 0.001 cm. */
export const CELL = unitsOf(0.5);

/** LA-O5.5-57: how far from its wall the loser of a street fight stands, in 0.001 cm. */
export const THROWN_OUT = unitsOf(3);

/** LA-O5.2-5: figures that it takes to enter a house. */
export const ENTERING = 3;

/** LA-O5.2-6, -37, -52: quarters that it takes to enter a house, to change posts, to leave. */
export const IN_AND_OUT = 2;

/** LA-O5.2-32: quarters of reaction before those in a house do anything. */
export const HOUSE_REACTION = 1;

/** LA-O5.5-44: figures that come up to a wall in a quarter. */
export const BROUGHT_UP = 3;

/** LA-O5.6-6: how near an enemy counts against a way out, in 0.001 cm. */
export const NEAR_THE_EXIT = unitsOf(15);

/** LA-O4.2-2, LA-O4.4-1: how near its edge one fires out of a wood, and is fired at in it, in 0.001 cm. */
export const EDGE = unitsOf(2);

/** LA-O4.1-5: what sticks out of a wood by no more than this is in it, in 0.001 cm. */
export const OVERHANG = unitsOf(0.75);

/** LA-O4.3-10: how much of its width the base of a skirmisher keeps at least, where they overlap. */
export const CLOSEST_BASES = 1 / 2;

/** LA-O2.5-6: who stands nearer than this is not fired over, in 0.001 cm. */
export const TOO_NEAR_TO_FIRE_OVER = unitsOf(2);

/** LA-O2.3-5, -7, LA-O3.2-2, -3, LA-O3.4-3, -6: how far dead ground reaches, in 0.001 cm. */
export const DEAD_GROUND = unitsOf(15);

/** LA-O9.3-5: how near a wreck it still covers, in 0.001 cm. */
export const BEHIND_IT = unitsOf(2);

/** Shares of a pace. */
export const HALF_PACE = 1 / 2;
export const QUARTER_PACE = 1 / 4;

/** LA-O0-7: however much lies on the way, nobody is slower than this. */
export const SLOWEST_PACE = 1 / 8;

/** LA-O0-17: what a forced march has of its pace left where the ground puts it without formation. */
export const UNFORCED = 2 / 3;

/** LA-O8.4-2, -9: how many quarters each rank takes to cross. */
export const QUARTERS_A_RANK = { light: 1, hard: 2 } as const;

/** LA-O7.1-3, -4: how many figures abreast a road carries. */
export const ROAD_FRONT = { infantry: 3, cavalry: 2 } as const;

/** LA-O4.3-22: how many stay formed in an alley. */
export const ALLEY_FRONT = 2;

/** LA-O7.1-8: what a road adds, and LA-O0-20: to the millimetre, halves up, in 0.001 cm. */
export const ROAD_GAIN = 1 / 10;
export const MILLIMETRE = 100;

/** LA-O8.7-4, -6 to -8: what one sapper works at, in 0.001 cm; and LA-O8.7-3: how much of a bridge. */
export const WORK_LENGTH = unitsOf(1.5);
export const BRIDGE_LENGTH = unitsOf(2);

/** LA-O8.7-10: how many sappers get in nobody's way. */
export const SAPPERS_ON_ONE = 2;

/** LA-O8.7-5: how far off a house or a wood may be, in 0.001 cm. */
export const MATERIALS_WITHIN = unitsOf(30);

/** Quarters in a period. */
export const PERIOD = 4;

/** LA-O8.5-17: what a battery lays low in half a period, in 0.001 cm. */
export const SHELLED = unitsOf(3);

/** LA-O8.3-8: how many more figures come up to an obstacle in a quarter. */
export const WIDENED_BY = 3;

/** LA-O2.3-6: how far behind another unit a unit is masked from a crest, in 0.001 cm. */
export const MASKED = unitsOf(10);

/** LA-O2.3-15, -16, LA-O0-12: how far behind a crest a unit still has scouts on it: the depth of a base, in 0.001 cm. */
export const SCOUTS = { infantry: infantryBase.depth, mounted: cavalryBase.depth } as const;

/** How far one sees inside what hides one, and how near to its edge one sees out, in 0.001 cm. */
export const COVER_SIGHT = {
  /** LA-O4.2-2, -3 */
  wood: { within: unitsOf(8), out: EDGE },
  /** LA-O9.2-8, -11 */
  crop: { within: unitsOf(4), out: unitsOf(2) },
} as const;

/** LA-O4.3-17: how near one must come inside a wood to what it hides, in 0.001 cm. */
export const FOUND_WITHIN = unitsOf(8);
