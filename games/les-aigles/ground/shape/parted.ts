/** LA-M7.3-1: two groups on their way round something: out to their side, on, and back to each other. */
import type { Block } from '@grognard/field';
import type { Split } from '../../model/under-way.ts';
import type { Base } from '../../tables/bases.ts';

/** Where one group has got to: out to its side, and ahead. */
const progress = (gone: number, out: number, past: number): readonly [number, number] => [
  Math.min(gone, out) - Math.min(Math.max(0, gone - out - past), out),
  Math.min(Math.max(0, gone - out), past),
];

/** Whether both groups are round and have closed up. */
export const isClosedUp = ({ out, past, gone }: Split): boolean => gone >= 2 * Math.max(...out) + past;

/** The blocks of both groups, each rank in its own. */
export const parted = (ranks: readonly number[], split: Split, { width, depth }: Base): Block[] => {
  const { left, out, past, gone } = split;
  const [outLeft, aheadLeft] = progress(gone, out[0], past);
  const [outRight, aheadRight] = progress(gone, out[1], past);
  return ranks.flatMap((rank, place) => {
    const some = Math.min(rank, left[place] ?? 0);
    const others = rank - some;
    const edge = (-rank * width) / 2;
    const blockOf = (figures: number, x: number, ahead: number): Block => ({
      ...{ x: x + (figures * width) / 2, y: ahead - (place + 0.5) * depth, heading: 0 },
      halfFront: (figures * width) / 2,
      halfDepth: depth / 2,
    });
    return [
      ...(some > 0 ? [blockOf(some, edge - outLeft, aheadLeft)] : []),
      ...(others > 0 ? [blockOf(others, edge + some * width + outRight, aheadRight)] : []),
    ];
  });
};
