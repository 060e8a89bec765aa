import { unitsOf } from '@grognard/field';
import type { Measures } from '../model/measures.ts';
import type { MeasuresData } from '../model/scenario.ts';

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
