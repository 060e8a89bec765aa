import { facings, hasSide, hexSides, zoneSides } from '@grognard/field/hex';
import type { MoveStep } from '../../model/orders.ts';
import type { Reading } from '../../model/reading.ts';
import type { Pace } from '../../model/vocabulary.ts';
import { typeOf } from '../map/board.ts';
import { type Course, moverOf, rehearsal, setOut } from './course.ts';
import type { Reach } from './reach.ts';
import { everyWay } from './thought-through.ts';
import { walk } from './walk.ts';

const nowhere: Reach = { hexes: [], costs: [], way: () => undefined };

const partsFrom = (course: Course): readonly MoveStep[] => {
  const unit = moverOf(course);
  const isAhead = (side: number): boolean =>
    typeOf(unit).small === true || hasSide(zoneSides(unit.facing, 'front'), side);
  return [
    ...hexSides.filter(isAhead).map((side): MoveStep => ({ do: 'step', side })),
    ...facings
      .filter((to) => to !== unit.facing && course.turned === 0)
      .map((to): MoveStep => ({ do: 'turn', to })),
  ];
};

/** CB-Q19: where a unit can go with something that lies in its hex: not far, so every way is thought through. */
export const ladenReach = (reading: Reading, index: number, pace: Pace, counter: number): Reach => {
  const start = setOut(rehearsal(reading), index, { action: 'move', pace, rehearsed: true });
  const taken: MoveStep = { do: 'take', counter };
  return walk(start, taken).length > 0 ? nowhere : everyWay(start, [taken], partsFrom);
};
