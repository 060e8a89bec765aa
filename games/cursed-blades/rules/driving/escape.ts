import { facings, hasSide, sides, zoneSides } from '@grognard/field/hex';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Pace } from '../../model/vocabulary.ts';
import { isNextToEnemy } from '../map/engagement.ts';
import { rehearsal } from '../movement/course.ts';
import { isPressed } from './pressed.ts';
import { beginTrek, copyOf, drivenIn, roll, type Trek } from './trek.ts';

/** Every hex that one step, with or without a turn before it, leads to. */
const stepsFrom = (trek: Trek): readonly Trek[] => {
  const { facing } = drivenIn(trek);
  const turned = facings
    .filter((to) => facing !== undefined && to !== facing && trek.pace !== 'minimal')
    .flatMap((to) => {
      const copy = copyOf(trek);
      return roll(copy, { do: 'turn', to }).length === 0 ? [copy] : [];
    });
  return [trek, ...turned].flatMap((each) => {
    const front = drivenIn(each).facing;
    return sides
      .filter((side) => front === undefined || hasSide(zoneSides(front, 'front'), side))
      .flatMap((side) => {
        const copy = copyOf(each);
        return roll(copy, { do: 'step', side }).length === 0 ? [copy] : [];
      });
  });
};

/**
 * CB-Q31: whether some lawful path ends next to no enemy unit. Since nothing driven comes next to an enemy on its way,
 * the first step is enough to know.
 */
const canGetAway = (setting: Setting, state: State, counter: number): boolean =>
  (['full', 'minimal'] as const satisfies readonly Pace[]).some((pace) =>
    stepsFrom(beginTrek(rehearsal(setting, state), counter, pace, true)).some(
      (trek) => !isNextToEnemy(setting, state, drivenIn(trek).hex, drivenIn(trek).side ?? ''),
    ),
  );

export const mustGetAway = (setting: Setting, state: State, counter: number): boolean =>
  isPressed(setting, state, counter) && canGetAway(setting, state, counter);
