import { counterOf, unitOf } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { counterFacts } from '../../tables/counters.ts';
import { unitsAt } from '../map/board.ts';
import { couldCross, isInFront, isNextToEnemy, near } from '../map/engagement.ts';

/** Whether an enemy unit has a driven counter before it and could get at it. */
export const isEngaged = (setting: Setting, state: State, counter: number): boolean => {
  const { hex, side } = counterOf(state, counter);
  return near(setting, state, [hex])
    .map((index) => unitOf(state, index))
    .some(
      (enemy) =>
        enemy.side !== side &&
        enemy.cohesion !== 'routed' &&
        isInFront(setting, enemy, hex) &&
        [enemy.hex, enemy.and ?? enemy.hex].some((from) => couldCross(setting, state, enemy, from, hex)),
    );
};

/** CB-CART-10 and the like: it is next to an enemy unit and has to go; a wagon only when it is alone. */
export const isPressed = (setting: Setting, state: State, counter: number): boolean => {
  const { kind, hex, side = '' } = counterOf(state, counter);
  const alone = unitsAt(state, hex).length === 0;
  return (
    isNextToEnemy(setting, state, hex, side) && (alone || counterFacts[kind].driven?.leaves === 'always')
  );
};
