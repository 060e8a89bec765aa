import { roundUnit } from '@grognard/field';
import type { Stretch } from '../../ground/motion/course.ts';
import { isAhead, lengthOf } from '../../ground/motion/runners.ts';
import type { Part } from '../../model/part.ts';
import type { Unit } from '../../model/unit.ts';
import { figureBase } from '../../tables/bases.ts';

/** What a march leaves behind: how far it ran straight at the end, and how far its ranks are out of line. */
export const aftermathOf = (
  unit: Unit,
  part: Part,
  gone: readonly Stretch[],
): { readonly run: number; readonly unaligned: number } => {
  let { run, heading, unaligned = 0 } = part;
  for (const { motion } of gone) {
    if (motion.turn !== 0) {
      heading += motion.turn;
      run = 0;
      unaligned =
        part.formation === 'line' || part.formation === 'skirmish' || part.formation === 'limbered'
          ? 0
          : Math.max(0, part.ranks.length - 1) * figureBase(unit.arm).depth;
    } else if (isAhead(motion, heading)) {
      run += lengthOf(motion);
      unaligned = Math.max(0, unaligned - lengthOf(motion));
    } else run = 0;
  }
  return { run: roundUnit(run), unaligned: roundUnit(unaligned) };
};
