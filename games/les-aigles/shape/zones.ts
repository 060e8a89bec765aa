/** On which side of a part a place lies: before and behind it the ground opens by 45 degrees at each corner. */
import { eastOf, northOf, SAME } from '@grognard/field';
import type { Part } from '../part-types.ts';
import type { Arm, Facing } from '../vocabulary.ts';
import { extentOf } from './blocks.ts';

type Shaped = Pick<
  Part,
  'x' | 'y' | 'heading' | 'formation' | 'ranks' | 'leads' | 'interval' | 'split' | 'bent' | 'inside'
>;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A place as a part sees it: to its right, and ahead of its front edge. */
export const seenFrom = (
  part: Shaped,
  { x, y }: Place,
): { readonly right: number; readonly ahead: number } => {
  const [east, north] = [eastOf(part.heading), northOf(part.heading)];
  const [dx, dy] = [x - part.x, y - part.y];
  return { right: north * dx - east * dy, ahead: east * dx + north * dy };
};

/** The zone of a part in which a place lies; the rays themselves belong to front and rear. */
export const zoneOf = (part: Shaped, arm: Arm, place: Place): Facing => {
  const { front, depth } = extentOf(part, arm);
  const { right, ahead } = seenFrom(part, place);
  const beside = Math.abs(right) - front / 2;
  const behind = -depth - ahead;
  // The farthest out decides; inside the part, the nearest edge.
  if (ahead >= behind && ahead >= beside - SAME) return 'front';
  if (behind > ahead && behind >= beside - SAME) return 'rear';
  return right < 0 ? 'left' : 'right';
};

/** Whether being met on a side tells against a part: squares and houses have no flanks, and figures turned outwards guard theirs. */
export const isTakenOn = (
  { formation, faced, inside }: Pick<Part, 'formation' | 'faced' | 'inside'>,
  side: Facing,
): boolean => {
  if (inside !== undefined || side === 'front' || formation === 'square' || formation === 'full square')
    return false;
  return faced?.includes(side) !== true;
};
