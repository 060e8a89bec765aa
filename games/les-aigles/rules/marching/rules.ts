/** Which rules a march has gone by. */

import type { Motion } from '@grognard/field';
import type { Stretch } from '../../ground/motion/course.ts';
import { keepsDressing, stepOf } from '../../ground/motion/pace.ts';
import { isAhead } from '../../ground/motion/runners.ts';
import { isColumn } from '../../ground/shape/order.ts';
import type { Part } from '../../model/part.ts';
import type { Unit } from '../../model/unit.ts';
import { IN_DISORDER, WITHOUT_FORMATION } from '../../model/vocabulary.ts';

interface Gait {
  readonly forced: boolean;
  readonly byHand: boolean;
  readonly spent: number;
}

export const gaitRules = (unit: Unit, part: Part, { forced, byHand, spent }: Gait): readonly string[] => {
  if (byHand) return ['LA-M1-4', 'LA-S3.1-6', 'LA-M4.4-1', 'LA-M4.4-2', 'LA-M4.4-3', 'LA-M4.4-5'];
  const troopOf = (company: number | undefined): string | undefined => unit.companies[company ?? -1]?.troop;
  const first = troopOf(part.companies[0]);
  const isMixed = part.companies.some((company) => troopOf(company) !== first);
  return [
    ...['LA-M1-4', 'LA-S3.1-6', 'LA-M1.3-2', 'LA-M1.3-4', 'LA-M1.3-6'],
    ...(isMixed ? ['LA-M1.3-7'] : []),
    ...(forced
      ? ['LA-M2.5-1', 'LA-M2.5-3', part.formation === 'limbered' ? 'LA-M4.2-10' : 'LA-U2.2-18']
      : []),
    ...(isColumn(part.formation) ? ['LA-U2.2-14'] : []),
    ...(part.formation === 'square' ? ['LA-U2.2-31', 'LA-U2.2-32', 'LA-S3.7-69'] : []),
    ...(part.formation === 'skirmish' ? ['LA-S3.7-69'] : []),
    ...(part.formation === 'echelon' ? ['LA-U2.3-4'] : []),
    ...(part.formation === 'chequer' ? ['LA-U2.3-8'] : []),
    ...(spent + 1 < stepOf(unit, part, forced) ? ['LA-M1.3-9'] : []),
  ];
};

export const legRules = (
  unit: Unit,
  { heading, unaligned = 0 }: Part,
  gone: readonly Stretch[],
): readonly string[] => {
  const rules = new Set<string>();
  let facing = heading;
  for (const { motion } of gone) {
    if (motion.turn !== 0) {
      for (const rule of ['LA-M2.1-1', 'LA-M2.1-2', 'LA-M2.1-3', 'LA-M2.1-5', 'LA-M2.1-8', 'LA-M2.1-10'])
        rules.add(rule);
      rules.add(keepsDressing(unit) ? 'LA-M2.1-6' : 'LA-M2.1-7');
      facing += motion.turn;
    } else if (!isAhead(motion, facing)) rules.add(slantRule(motion, facing));
    else if (unaligned > 0 && !keepsDressing(unit)) rules.add('LA-M2.1-7');
  }
  return [...rules];
};

const slantRule = (motion: Motion, facing: number): string =>
  isBackwards(motion, facing) ? 'LA-M2.4-3' : 'LA-M2.3-3';

const isBackwards = ({ dx, dy }: Motion, facing: number): boolean =>
  isAhead({ dx: -dx, dy: -dy, pivotX: 0, pivotY: 0, turn: 0 }, facing);

/** Whether it has stepped back anywhere on its way. */
export const hasGoneBack = ({ heading }: Part, gone: readonly Stretch[]): boolean => {
  let facing = heading;
  for (const { motion } of gone) {
    if (motion.turn === 0 && !isAhead(motion, facing) && isBackwards(motion, facing)) return true;
    facing += motion.turn;
  }
  return false;
};

export const stopRules = {
  /** Why somebody keeps off the enemy. */
  shy: ({ degradation }: Part): string => {
    if (degradation === IN_DISORDER) return 'LA-U4.1-25';
    return degradation === WITHOUT_FORMATION ? 'LA-U4.1-16' : 'LA-M1.2-1';
  },
} as const;
