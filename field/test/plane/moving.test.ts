import { describe } from 'vitest';
import {
  anyOverlapping,
  type Block,
  blocksIn,
  bodyOf,
  movingIndex,
  putBlock,
  removeBlock,
  SAME,
} from '../../index.ts';
import { against, anyBlock, cornersOf } from './cases.ts';
import { holds, must } from './property.ts';
import { slowDepth } from './slow.ts';

const file = 'moving.test.ts';
const table = { minX: -12_000, minY: -12_000, maxX: 12_000, maxY: 12_000 };

describe('the index of moving blocks', () => {
  holds('finds what a look at every block finds, after any moves', file, (random) => {
    const index = movingIndex(table, random.pick([500, 2000, 50_000]), 40);
    const blocks = new Map<number, Block>();
    for (let i = 0; i < 60; i += 1) {
      const id = random.whole(0, 39);
      if (random.chance(0.2)) {
        removeBlock(index, id);
        blocks.delete(id);
      } else {
        const block = anyBlock(random, 20_000);
        putBlock(index, id, block);
        blocks.set(id, block);
      }
    }
    const [first] = blocks.values();
    const probe =
      first !== undefined && random.chance(0.5) ? against(random, first) : anyBlock(random, 20_000);
    const except = random.pick([-1, 0, 1]);
    const slow = [...blocks].filter(
      ([id, block]) => id !== except && slowDepth(cornersOf(probe), cornersOf(block)) > SAME,
    );
    const found = anyOverlapping(index, probe, except, SAME);
    const ids = slow.map(([id]) => id);
    // Within a hair of the slack either answer is right.
    const isDoubtful = [...blocks.values()].some(
      (block) => Math.abs(slowDepth(cornersOf(probe), cornersOf(block)) - SAME) < 1e-6,
    );
    if (!isDoubtful) {
      must(found < 0 ? ids.length === 0 : ids.includes(found), () => `found ${found} where [${ids}] overlap`);
    }
    const box = bodyOf([probe]);
    const out = new Int32Array(40);
    const inBox = [...blocks.keys()]
      .sort((a, b) => a - b)
      .filter((id) => {
        const other = bodyOf([blocks.get(id) ?? probe]);
        const isBeside = other.minX > box.maxX || other.maxX < box.minX;
        return !isBeside && other.minY <= box.maxY && other.maxY >= box.minY;
      });
    const count = blocksIn(index, box, out);
    must(out.subarray(0, count).join() === inBox.join(), () => `[${out.subarray(0, count)}], not [${inBox}]`);
  });
});
