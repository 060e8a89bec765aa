import { facingAfter, hasSide, hexSides, zoneSides } from '@grognard/field/hex';
import type { MoveStep } from '../../model/orders.ts';
import type { Reading } from '../../model/reading.ts';
import type { Pace } from '../../model/vocabulary.ts';
import { moverOf, rehearsal, setOut } from './course.ts';
import type { Reach } from './reach.ts';
import { everyWay } from './thought-through.ts';

/** Everything that a formation can do next. */
const partsFrom = (facing: number): readonly MoveStep[] => [
  ...hexSides
    .filter((side) => hasSide(zoneSides(facing, 'front'), side))
    .map((side): MoveStep => ({ do: 'step', side })),
  ...(['left', 'right'] as const).flatMap((on) =>
    [true, false].map((forward): MoveStep => ({ do: 'wheel', on, forward })),
  ),
  { do: 'turn', to: facingAfter(facing, 6) },
];

/** Where a formation can go: it steps, wheels and faces about. */
export const formationReach = (reading: Reading, index: number, pace: Pace): Reach =>
  everyWay(setOut(rehearsal(reading), index, { action: 'move', pace, rehearsed: true }), [], (course) =>
    partsFrom(moverOf(course).facing),
  );
