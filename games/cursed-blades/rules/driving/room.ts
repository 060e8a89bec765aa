import { flat, type Refusal, refuse } from '@grognard/engine';
import { counterOf, unitOf } from '../../model/evolve.ts';
import type { Reading } from '../../model/reading.ts';
import type { CounterKind } from '../../model/vocabulary.ts';
import { counterFacts } from '../../tables/counters.ts';
import { citations } from '../counters/citations.ts';
import { countersAt, MOST_STACKED, stackingAt, unitsAt } from '../map/board.ts';

const isVehicle = (kind: CounterKind): boolean => counterFacts[kind].driven?.move === 'wheeled';

/** Whether there is room in a hex for what is driven into it. */
export const roomProblems = (reading: Reading, counter: number, to: number): readonly Refusal[] => {
  const { view } = reading;
  const { switches } = reading.setting;
  const { kind, side } = counterOf(view, counter);
  const { stacking = 0 } = counterFacts[kind];
  const vehicleThere = countersAt(reading, to).some(
    (other) => other !== counter && isVehicle(flat(view.counters)[other]?.kind ?? 'debris'),
  );
  return [
    ...(unitsAt(reading, to).some((index) => unitOf(view, index).side !== side)
      ? [refuse('CB-B4.5-2', 'enemy-in-the-hex')]
      : []),
    ...(stacking > 0 && stackingAt(reading, to) + stacking > MOST_STACKED
      ? [refuse(citations[kind].stacking ?? 'CB-B4.5', 'too-many-in-the-hex')]
      : []),
    ...(isVehicle(kind) && vehicleThere && switches.vehiclesInAHex === 1
      ? [refuse('CB-Q28', 'one-vehicle-in-a-hex')]
      : []),
  ];
};
