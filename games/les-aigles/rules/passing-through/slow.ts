/** LA-U5.3-1: ground shared with a friend costs double. */
import { type Block, bodyOf, carried, depthAcross, halt, type Motion, meet, SAME } from '@grognard/field';
import type { Stretch } from '../../ground/motion/course.ts';

const shareOfMotion = (motion: Motion, share: number): Motion => ({
  ...motion,
  dx: motion.dx * share,
  dy: motion.dy * share,
  turn: motion.turn * share,
});

const reversed = (motion: Motion): Motion => ({
  ...motion,
  dx: -motion.dx,
  dy: -motion.dy,
  turn: -motion.turn,
});

/** How much of a motion is over when the blocks carried by it come clear of the others: more than all, if they do not. */
const clearAfter = (blocks: readonly Block[], motion: Motion, others: readonly Block[]): number => {
  const end = bodyOf(blocks.map((block) => carried(block, motion, 1)));
  const other = bodyOf(others);
  if (depthAcross(end, other) > SAME) return Infinity;
  const back = meet(end, reversed(motion), other, halt);
  return back > 1 ? 0 : 1 - back;
};

/**
 * A way in which everything until the blocks are clear of the others takes twice the time. What no longer fits into the
 * quarter is left out.
 */
export const slowedWay = (
  blocks: readonly Block[],
  others: readonly Block[],
  way: readonly Stretch[],
  since: number,
): readonly Stretch[] => {
  const slowed: Stretch[] = [];
  let from = since;
  let time = since;
  let now = blocks;
  let isClear = false;
  const add = (motion: Motion, takes: number): void => {
    const fits = Math.min(1, (1 - time) / takes);
    if (takes <= 0 || fits <= 0) return;
    time += takes * fits;
    slowed.push({ motion: fits === 1 ? motion : shareOfMotion(motion, fits), until: time });
  };
  for (const { motion, until } of way) {
    const takes = until - from;
    const share = isClear ? 0 : Math.min(1, clearAfter(now, motion, others));
    add(shareOfMotion(motion, share), 2 * takes * share);
    add(shareOfMotion(motion, 1 - share), takes * (1 - share));
    if (share < 1) isClear = true;
    now = now.map((block) => carried(block, motion, 1));
    from = until;
  }
  return slowed;
};
