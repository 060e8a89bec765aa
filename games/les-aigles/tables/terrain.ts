/** Figures of the chapter on obstacles, each with the rule that gives it. Lengths are in centimetres unless it is said. */
import { unitsOf } from '@grognard/field';

/** LA-O7.1-1: how wide a road is unless a scenario says otherwise, in centimetres. */
export const ROAD_WIDTH = 4.5;

/** LA-O0-6: standing on a feature by no more than this is standing beside it, in 0.001 cm. */
export const BESIDE_IT = unitsOf(0.1);

/** LA-O8.1-8: walls and hedges keep their state by stretches of this length, in 0.001 cm. */
export const CELL = unitsOf(0.5);

/** LA-O4.2-2, LA-O4.4-1: how near its edge one fires out of a wood, and is fired at in it, in 0.001 cm. */
export const EDGE = unitsOf(2);

/** LA-O4.1-5: what sticks out of a wood by no more than this is in it, in 0.001 cm. */
export const OVERHANG = unitsOf(0.75);

/** LA-O2.5-6: who stands nearer than this is not fired over, in 0.001 cm. */
export const TOO_NEAR_TO_FIRE_OVER = unitsOf(2);

/** LA-O3.4-3, LA-O3.4-6: the dead ground below the crest of a plateau, in 0.001 cm. */
export const DEAD_GROUND = unitsOf(15);

/** LA-O9.3-5: how near a wreck it still covers, in 0.001 cm. */
export const BEHIND_IT = unitsOf(2);
