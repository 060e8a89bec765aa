import type { Measure } from '../measure.ts';
import { hexMeasures } from './hexes.ts';

/** Every measure, in the order of the goals. */
export const measures: readonly Measure[] = [...hexMeasures];
