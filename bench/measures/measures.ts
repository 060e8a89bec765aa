import type { Measure } from '../measure.ts';
import { battleMeasures } from './battle.ts';
import { halfMeasures } from './half.ts';
import { hexMeasures } from './hexes.ts';
import { logMeasure } from './log.ts';
import { orderMeasures } from './orders.ts';
import { planeMeasures } from './plane.ts';
import { servingMeasures } from './serving.ts';
import { skirmishMeasure } from './skirmish.ts';
import { thinkingMeasure } from './thinking.ts';

/** Every measure, in the order of the goals. */
export const measures: readonly Measure[] = [
  ...orderMeasures,
  ...battleMeasures,
  logMeasure,
  ...planeMeasures,
  ...hexMeasures,
  ...halfMeasures,
  skirmishMeasure,
  thinkingMeasure,
  ...servingMeasures,
];
