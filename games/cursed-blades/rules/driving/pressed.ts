import { counterOf, unitOf } from '../../model/evolve.ts';
import type { Reading } from '../../model/reading.ts';
import { counterFacts } from '../../tables/counters.ts';
import { unitsAt } from '../map/board.ts';
import { couldCross, isInFront, isNextToEnemy, near } from '../map/engagement.ts';

/** Whether an enemy unit has a driven counter before it and could get at it. */
export const isEngaged = (reading: Reading, counter: number): boolean => {
  const { view, setting } = reading;
  const { hex, side } = counterOf(view, counter);
  return near(reading, [hex])
    .map((index) => unitOf(view, index))
    .some(
      (enemy) =>
        enemy.side !== side &&
        enemy.cohesion !== 'routed' &&
        isInFront(setting, enemy, hex) &&
        [enemy.hex, enemy.and ?? enemy.hex].some((from) => couldCross(reading, enemy, from, hex)),
    );
};

/** CB-CART-10 and the like: it is next to an enemy unit and has to go; a wagon only when it is alone. */
export const isPressed = (reading: Reading, counter: number): boolean => {
  const { view } = reading;
  const { kind, hex, side = '' } = counterOf(view, counter);
  const alone = unitsAt(reading, hex).length === 0;
  return isNextToEnemy(reading, hex, side) && (alone || counterFacts[kind].driven?.leaves === 'always');
};
