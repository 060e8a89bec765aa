import { facings, hasSide, hexSides, zoneSides } from '@grognard/field/hex';
import type { Reading } from '../../model/reading.ts';
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
    return hexSides
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
const canGetAway = (reading: Reading, counter: number): boolean =>
  (['full', 'minimal'] as const satisfies readonly Pace[]).some((pace) =>
    stepsFrom(beginTrek(rehearsal(reading), counter, pace, true)).some(
      (trek) => !isNextToEnemy(reading, drivenIn(trek).hex, drivenIn(trek).side ?? ''),
    ),
  );

export const mustGetAway = (reading: Reading, counter: number): boolean =>
  isPressed(reading, counter) && canGetAway(reading, counter);
