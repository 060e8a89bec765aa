import Flatbush from 'flatbush';
import type { Box } from './pieces.ts';

/** Things that never move, found by their boxes. */
export interface Lookup {
  readonly size: number;
  readonly tree: Flatbush | undefined;
}

export const lookupOf = (boxes: readonly Box[]): Lookup => {
  if (boxes.length === 0) return { size: 0, tree: undefined };
  const tree = new Flatbush(boxes.length);
  for (const { minX, minY, maxX, maxY } of boxes) tree.add(minX, minY, maxX, maxY);
  tree.finish();
  return { size: boxes.length, tree };
};

/** Writes which boxes meet this one, in the order of their numbers, to the front of `out`; gives how many. */
export const lookUp = (lookup: Lookup, box: Box, margin: number, out: Int32Array): number => {
  let count = 0;
  lookup.tree?.search(box.minX - margin, box.minY - margin, box.maxX + margin, box.maxY + margin, (found) => {
    out[count] = found;
    count += 1;
    return false;
  });
  // Filled from the tree's own order, which nobody should come to depend on.
  out.subarray(0, count).sort();
  return count;
};

/** The numbers of the boxes nearest to a place, so many of them, the nearest first. */
export const nearestIn = ({ tree }: Lookup, x: number, y: number, count: number): readonly number[] =>
  tree?.neighbors(x, y, count) ?? [];
