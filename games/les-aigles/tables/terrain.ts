/** Figures of the chapter on obstacles, each with the rule that gives it. Lengths are in centimetres unless it is said. */
import { unitsOf } from '@grognard/field';

/** LA-O7.1-1: how wide a road is unless a scenario says otherwise, in centimetres. */
export const ROAD_WIDTH = 4.5;

/** LA-O0-6: standing on a feature by no more than this is standing beside it, in 0.001 cm. */
export const BESIDE_IT = unitsOf(0.1);

/** LA-O8.1-8: walls and hedges keep their state by stretches of this length, in 0.001 cm. */
export const CELL = unitsOf(0.5);
