import * as hex from '../hex/index.ts';
import type { Hash } from './hash.ts';
import type { Random } from './plane/random.ts';

const board = hex.hexBoard(14, 11);
const out = new Int32Array(board.size);

/** The hexes' part of the digest: one case. */
export const hexDigest = (random: Random, hash: Hash): void => {
  const [a, b] = [random.whole(0, board.size - 1), random.whole(0, board.size - 1)];
  const heights = Int16Array.from({ length: board.size }, () => random.whole(0, 3));
  hash.add(hex.distanceBetween(board, a, b), hex.sidesTowards(board, a, b), hex.sideTowards(board, a, b));
  hash.add(hex.blockBetween(board, heights, 1, a, b));
  for (const fill of [hex.rangeInto, hex.ringInto, hex.spiralInto]) {
    const count = fill(board, a, random.whole(0, 3), out);
    hash.add(count, ...out.subarray(0, count));
  }
  const length = hex.lineInto(board, a, b, out);
  hash.add(length, ...out.subarray(0, length));
  const inZone = hex.zoneInto(board, [a], random.whole(0, 11), random.pick(hex.zones), out);
  hash.add(inZone, ...out.subarray(0, inZone));
  const steps = hex.boardSteps(
    board,
    Array.from(heights, (height) => 1 + height),
  );
  const costs = hex.costField(steps, 8);
  hash.add(hex.fillCosts(costs, steps, [a], 8), ...costs.order.subarray(0, costs.count));
};
