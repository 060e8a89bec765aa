/** On which side of a part a place lies: before and behind it the ground opens by 45 degrees at each corner. */

import { eastOf, northOf, SAME } from '@grognard/field';
import type { Part, Piece } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { Arm, Facing } from '../../model/vocabulary.ts';
import { figureBase, skirmishBase } from '../../tables/bases.ts';
import { widthIn } from './bent.ts';
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

/** A place as a straight piece of a line sees it. */
interface FromPiece {
  readonly right: number;
  readonly ahead: number;
  readonly beside: number;
}

const seenFromPiece = (
  piece: Piece,
  half: number,
  place: { readonly right: number; readonly ahead: number },
): FromPiece => {
  const [east, north] = [eastOf(piece.heading), northOf(piece.heading)];
  const [dx, dy] = [place.right - piece.x, place.ahead - piece.y];
  const right = north * dx - east * dy;
  return { right, ahead: east * dx + north * dy, beside: Math.abs(right) - half };
};

/** LA-O2.2-7: the piece nearest to a place tells; where it meets the next one the line has no flank. */
const zoneOfBent = (part: Shaped, bent: readonly Piece[], arm: Arm, place: Place): Facing => {
  const base = part.formation === 'skirmish' ? skirmishBase(arm) : figureBase(arm);
  const depth = base.depth * part.ranks.length;
  const there = seenFrom(part, place);
  let best = { number: 0, away: Infinity, seen: { right: 0, ahead: 0, beside: 0 } };
  for (const [number, piece] of bent.entries()) {
    const seen = seenFromPiece(piece, (piece.figures * widthIn(piece, base)) / 2, there);
    const [out, off] = [Math.max(0, seen.beside), Math.max(seen.ahead, -depth - seen.ahead, 0)];
    const away = out * out + off * off;
    if (away < best.away) best = { number, away, seen };
  }
  const { right, ahead, beside } = best.seen;
  const behind = -depth - ahead;
  if (ahead >= behind && ahead >= beside - SAME) return 'front';
  if (behind > ahead && behind >= beside - SAME) return 'rear';
  const isEnd = right < 0 ? best.number === 0 : best.number === bent.length - 1;
  if (!isEnd) return ahead >= behind ? 'front' : 'rear';
  return right < 0 ? 'left' : 'right';
};

/** The zone of a part in which a place lies; the rays themselves belong to front and rear. */
export const zoneOf = (setting: Memories, part: Shaped, arm: Arm, place: Place): Facing => {
  if (part.bent !== undefined && part.inside === undefined) return zoneOfBent(part, part.bent, arm, place);
  const { front, depth } = extentOf(setting, part, arm);
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
