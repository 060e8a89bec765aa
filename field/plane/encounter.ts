/** Questions to the moving index. Nothing is allocated; which of several blocks is found first is not promised. */
import type { Block } from './block.ts';
import { eastOf, northOf } from './heading.ts';
import { columnAt, type MovingIndex, rowAt } from './moving.ts';
import type { Box } from './pieces.ts';
import { probe } from './scratch.ts';

/** Whether the probe and the block written at `at` are deeper in each other than the slack. */
const overlaps = (blocks: Float64Array, at: number, slack: number): boolean => {
  const toX = blocks[at] - probe[0];
  const toY = blocks[at + 1] - probe[1];
  const [east, north, front, depth] = [probe[2], probe[3], probe[4], probe[5]];
  const east2 = blocks[at + 2];
  const north2 = blocks[at + 3];
  const front2 = blocks[at + 4];
  const depth2 = blocks[at + 5];
  const same = Math.abs(east * east2 + north * north2);
  const cross = Math.abs(east * north2 - north * east2);
  if (Math.abs(toX * east + toY * north) + slack >= depth + depth2 * same + front2 * cross) return false;
  if (Math.abs(toX * north - toY * east) + slack >= front + front2 * same + depth2 * cross) return false;
  if (Math.abs(toX * east2 + toY * north2) + slack >= depth2 + depth * same + front * cross) return false;
  return Math.abs(toX * north2 - toY * east2) + slack < front2 + front * same + depth * cross;
};

/** A block that overlaps this one by more than the slack, other than `except`; -1 if none does. */
export const anyOverlapping = (index: MovingIndex, block: Block, except: number, slack: number): number => {
  const { heads, next, blocks, columns } = index;
  probe[0] = block.x;
  probe[1] = block.y;
  probe[2] = eastOf(block.heading);
  probe[3] = northOf(block.heading);
  probe[4] = block.halfFront;
  probe[5] = block.halfDepth;
  const wide = Math.abs(probe[3]) * block.halfFront + Math.abs(probe[2]) * block.halfDepth + index.reach[0];
  const high = Math.abs(probe[2]) * block.halfFront + Math.abs(probe[3]) * block.halfDepth + index.reach[0];
  const first = columnAt(index, block.x - wide);
  const last = columnAt(index, block.x + wide);
  const top = rowAt(index, block.y + high);
  for (let row = rowAt(index, block.y - high); row <= top; row += 1) {
    for (let cell = row * columns + first; cell <= row * columns + last; cell += 1) {
      for (let id = heads[cell]; id >= 0; id = next[id]) {
        if (id !== except && overlaps(blocks, id * 6, slack)) return id;
      }
    }
  }
  return -1;
};

/** Writes the blocks whose own boxes meet a box, by number, to the front of `out`; gives how many. */
export const blocksIn = (index: MovingIndex, box: Box, out: Int32Array): number => {
  const { heads, next, blocks, columns } = index;
  const reach = index.reach[0];
  const first = columnAt(index, box.minX - reach);
  const last = columnAt(index, box.maxX + reach);
  const top = rowAt(index, box.maxY + reach);
  let count = 0;
  for (let row = rowAt(index, box.minY - reach); row <= top; row += 1) {
    for (let cell = row * columns + first; cell <= row * columns + last; cell += 1) {
      for (let id = heads[cell]; id >= 0; id = next[id]) {
        const at = id * 6;
        const [x, y] = [blocks[at], blocks[at + 1]];
        const east = Math.abs(blocks[at + 2]);
        const north = Math.abs(blocks[at + 3]);
        const wide = north * blocks[at + 4] + east * blocks[at + 5];
        const high = east * blocks[at + 4] + north * blocks[at + 5];
        if (x + wide < box.minX || x - wide > box.maxX || y + high < box.minY || y - high > box.maxY)
          continue;
        out[count] = id;
        count += 1;
      }
    }
  }
  out.subarray(0, count).sort();
  return count;
};
