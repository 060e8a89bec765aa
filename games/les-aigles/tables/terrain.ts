/** Figures of the chapter on obstacles, each with the rule that gives it. Lengths are in centimetres unless it is said. */
import { unitsOf } from '@grognard/field';

/** LA-O7.1-1: how wide a road is unless a scenario says otherwise, in centimetres. */
export const ROAD_WIDTH = 4.5;

/** LA-O0-6: standing on a feature by no more than this is standing beside it, in 0.001 cm. */
export const BESIDE_IT = unitsOf(0.1);

/** LA-O8.1-8: walls and hedges keep their state by stretches of this length, in 0.001 cm. */
export const CELL = unitsOf(0.5);

/** LA-O2.3-5, -7, LA-O3.2-2, -3: how far dead ground reaches behind what hides it, in 0.001 cm. */
export const DEAD_GROUND = unitsOf(15);

/** LA-O2.3-6: how far behind another unit a unit is masked from a crest, in 0.001 cm. */
export const MASKED = unitsOf(10);

/** LA-O2.3-15, -16: how far behind a crest a unit still has scouts on it, in 0.001 cm. */
export const SCOUTS = { infantry: unitsOf(2.5), mounted: unitsOf(5) } as const;

/** How far one sees inside what hides one, and how near to its edge one sees out, in 0.001 cm. */
export const COVER_SIGHT = {
  /** LA-O4.2-2, -3 */
  wood: { within: unitsOf(8), out: unitsOf(2) },
  /** LA-O9.2-8, -11 */
  crop: { within: unitsOf(4), out: unitsOf(2) },
} as const;

/** LA-O4.1-5: a base whose middle is in a wood may stand out of it by this much, in 0.001 cm. */
export const OVERHANG = unitsOf(0.75);

/** LA-O4.3-17: how near one must come inside a wood to what it hides, in 0.001 cm. */
export const FOUND_WITHIN = unitsOf(8);
