import { type Block, type Box, bodyOf, type Motion } from '@grognard/field';
import { blocksAfter, wayOf } from './spans.ts';

/** All the ground that blocks on a motion can touch. */
export const boxAround = (blocks: readonly Block[], motion: Motion): Box => {
  const far = motion.turn === 0 ? 0 : wayOf(blocks, motion);
  const [a, b] = [bodyOf(blocks), bodyOf(blocksAfter(blocks, motion, 1))];
  return {
    minX: Math.min(a.minX, b.minX) - far,
    minY: Math.min(a.minY, b.minY) - far,
    maxX: Math.max(a.maxX, b.maxX) + far,
    maxY: Math.max(a.maxY, b.maxY) + far,
  };
};
