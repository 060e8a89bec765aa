/**
 * Fords, LA-O6.3-7 to -14: pace, ranks and guns here, and the front that is too wide for one. Who drowns that is driven into the water
 * beside it: driven.ts; no fire out of a ford, and what fire does to those in it: ../cover/silence.ts and ../cover/fire-rules.ts.
 */

import { bodyOf } from '@grognard/field';
import type { Stretch } from '../../ground/motion/course.ts';
import { blocksOf, extentOf } from '../../ground/shape/blocks.ts';
import type { Water } from '../../model/features.ts';
import { DISORGANISED } from '../../model/vocabulary.ts';
import { QUARTER_PACE } from '../../tables/terrain.ts';
import type { Glance } from '../planning/glance.ts';
import type { Lift } from './going.ts';
import { isMoverOfGuns, isSkirmishing, type Mover } from './mover.ts';
import { blocksAfter, isOn, type ZoneSpan } from './spans.ts';

/** LA-O6.3-7 to -9, -14: whoever is in one, a march column too, goes at a quarter of the pace and loses its ranks; no guns. */
export const fordsOf = (mover: Mover, { crossings }: Water): readonly Lift[] =>
  crossings.flatMap(({ sort, bed }): Lift[] =>
    sort === 'ford'
      ? [
          {
            ...{ bed, pace: QUARTER_PACE, level: DISORGANISED, unforced: true, crossing: 'ford' },
            rules: ['LA-O6.3-7', 'LA-O6.3-9', 'LA-O6.1-3'],
            levelRules: ['LA-O6.3-14', ...(isSkirmishing(mover) ? ['LA-O0-18'] : []), 'LA-O0-8'],
            ...(isMoverOfGuns(mover) && { bar: 'LA-O6.3-8' }),
          },
        ]
      : [],
  );

/** LA-O6.3-6, -14: the bridge or ford at which a way over water ends for a front that is wider. */
export const narrowCrossing = (
  { setting, unit, part }: Glance,
  way: readonly Stretch[],
  { zone, to }: ZoneSpan,
) => {
  const { feature } = zone;
  if (feature.kind !== 'water') return undefined;
  const last = way.at(-1);
  const before = way
    .slice(0, -1)
    .reduce((now, { motion }) => blocksAfter(now, motion, 1), blocksOf(setting, part, unit.arm));
  const body = bodyOf(last === undefined ? before : blocksAfter(before, last.motion, to));
  const { front } = extentOf(setting, part, unit.arm);
  return feature.crossings.find(({ bed }) => front > bed.width && isOn(body, bed));
};
