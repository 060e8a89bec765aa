import { facings, hexSides } from '@grognard/field/hex';
import { unitOf } from '../../model/evolve.ts';
import type { MoveStep } from '../../model/orders.ts';
import type { Reading } from '../../model/reading.ts';
import type { Pace } from '../../model/vocabulary.ts';
import { countersAt } from '../map/board.ts';
import type { OrderOf } from '../units/action.ts';
import { takingProblems } from './carrying.ts';
import { type Reach, reachOf } from './reach.ts';

type MoveOrder = OrderOf<'move'>;

const orderAlong = (pace: Pace, steps: readonly MoveStep[] | undefined): readonly MoveOrder[] =>
  steps === undefined || steps.length === 0 ? [] : [{ kind: 'move', pace, steps }];

const ordersFor = (reach: Reach, pace: Pace, hexes: readonly number[]): readonly MoveOrder[] =>
  hexes.flatMap((hex) => orderAlong(pace, reach.way(hex)));

/** Moves worth thinking of: every hex in reach, every facing on the spot, and what could be carried along. */
export const movesOffered = (reading: Reading, index: number): readonly MoveOrder[] => {
  const { view } = reading;
  const { hex, breath } = unitOf(view, index);
  const full = reachOf(reading, index);
  const plain = [
    ...ordersFor(full, 'full', full.hexes),
    ...facings.flatMap((facing) => orderAlong('full', full.way(hex, facing))),
    ...ladenMoves(reading, index, 'full'),
  ];
  if (breath === 'out-of-breath') return plain;
  const further = reachOf(reading, index, 'supplementary');
  const minimal = reachOf(reading, index, 'minimal');
  const beyond = (reach: Reach): readonly number[] =>
    reach.hexes.filter((each) => !full.hexes.includes(each));
  return [
    ...plain,
    ...ordersFor(further, 'supplementary', beyond(further)),
    ...ordersFor(minimal, 'minimal', beyond(minimal)),
    ...ladenMoves(reading, index, 'minimal'),
  ];
};

/** One step with something that lies in the hex. */
const ladenMoves = (reading: Reading, index: number, pace: Pace): readonly MoveOrder[] =>
  countersAt(reading, unitOf(reading.view, index).hex)
    .filter((counter) => takingProblems(reading, index, counter, [], 'move').length === 0)
    .flatMap((counter) =>
      hexSides.map(
        (side): MoveOrder => ({
          kind: 'move',
          pace,
          steps: [
            { do: 'take', counter },
            { do: 'step', side },
          ],
        }),
      ),
    );
