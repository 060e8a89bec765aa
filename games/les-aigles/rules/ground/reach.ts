import { type Block, type Box, eastOf, type Motion, northOf } from '@grognard/field';
import { blocksAfter, wayOf } from './spans.ts';

/** The box of blocks, without making them ready for questions. */
const boxOfBlocks = (blocks: readonly Block[]): Box => {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, heading, halfFront, halfDepth } of blocks) {
    const [east, north] = [Math.abs(eastOf(heading)), Math.abs(northOf(heading))];
    const [wide, high] = [north * halfFront + east * halfDepth, east * halfFront + north * halfDepth];
    [minX, maxX] = [Math.min(minX, x - wide), Math.max(maxX, x + wide)];
    [minY, maxY] = [Math.min(minY, y - high), Math.max(maxY, y + high)];
  }
  return { minX, minY, maxX, maxY };
};

/** All the ground that blocks on a motion can touch. */
export const boxAround = (blocks: readonly Block[], motion: Motion): Box => {
  const a = boxOfBlocks(blocks);
  if (motion.turn === 0) {
    const { dx, dy } = motion;
    return {
      minX: a.minX + Math.min(0, dx),
      minY: a.minY + Math.min(0, dy),
      maxX: a.maxX + Math.max(0, dx),
      maxY: a.maxY + Math.max(0, dy),
    };
  }
  const far = wayOf(blocks, motion);
  const b = boxOfBlocks(blocksAfter(blocks, motion, 1));
  return {
    minX: Math.min(a.minX, b.minX) - far,
    minY: Math.min(a.minY, b.minY) - far,
    maxX: Math.max(a.maxX, b.maxX) + far,
    maxY: Math.max(a.maxY, b.maxY) + far,
  };
};
