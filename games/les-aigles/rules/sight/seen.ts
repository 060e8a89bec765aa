import type { Side } from '@grognard/engine';
import type { Part } from '../../model/part.ts';

/** LA-O2.3-12: whether a side sees somebody, by what has been told of him last. Nobody reckons with others. */
export const isSeenBy = ({ unseen }: Pick<Part, 'unseen'>, side: Side): boolean =>
  unseen?.includes(side) !== true;
