/** What of a march is still to be done. */
import { roundUnit } from '@grognard/field';
import type { Stretch } from '../../ground/motion/course.ts';
import { lengthOf } from '../../ground/motion/runners.ts';
import type { Leg } from '../../model/tasks.ts';

/** Nothing shorter is worth a step, and no smaller turn a wheel. */
const A_STEP = 1;

/** A leg without so much of it; nothing, if that was all. */
const shortened = (leg: Leg, by: number): Leg | undefined => {
  if (leg.go === 'wheel') {
    const turn = roundUnit(leg.turn - Math.sign(leg.turn) * by);
    return turn * leg.turn >= A_STEP ? { ...leg, turn } : undefined;
  }
  const length = roundUnit(leg.length - by);
  return length >= A_STEP ? { ...leg, length } : undefined;
};

const sizeOf = (leg: Leg): number => (leg.go === 'wheel' ? Math.abs(leg.turn) : leg.length);

/** LA-U5.3-1: half pace costs time, and takes nothing off the way: the legs without what has been gone of them. */
export const legsLeft = (legs: readonly Leg[], gone: readonly Stretch[]): readonly Leg[] => {
  let left = legs;
  for (const { motion } of gone) {
    let done = motion.turn === 0 ? lengthOf(motion) : Math.abs(motion.turn);
    while (done > 0 && left.length > 0) {
      const [first, ...later] = left as readonly [Leg, ...Leg[]];
      const rest = shortened(first, done);
      done = rest === undefined ? done - sizeOf(first) : 0;
      left = rest === undefined ? later : [rest, ...later];
      if (done < A_STEP) done = 0;
    }
  }
  return left;
};
