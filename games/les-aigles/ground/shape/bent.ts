/** A line that bends: its straight pieces, with as many figures in each as are left. */
import { type Block, eastOf, northOf } from '@grognard/field';
import type { Piece } from '../../model/part.ts';
import type { Base } from '../../tables/bases.ts';

/** How wide each figure of a piece stands. */
export const widthIn = (piece: Piece, { width }: Base): number => piece.width ?? width;

/** A piece without some figures of its left or of its right end. */
const cutBy = (piece: Piece, left: number, right: number, base: Base): Piece => {
  const aside = ((left - right) * widthIn(piece, base)) / 2;
  const { x, y, heading, figures } = piece;
  return {
    ...piece,
    ...{ x: x + northOf(heading) * aside, y: y - eastOf(heading) * aside, figures: figures - left - right },
  };
};

/** Without some figures of its left end. */
const fromLeft = (pieces: readonly Piece[], count: number, base: Base): readonly Piece[] => {
  let left = count;
  return pieces.flatMap((piece) => {
    const cut = Math.min(left, piece.figures);
    left -= cut;
    return cut === piece.figures ? [] : [cutBy(piece, cut, 0, base)];
  });
};

const fromRight = (pieces: readonly Piece[], count: number, base: Base): readonly Piece[] => {
  let right = count;
  return [...pieces]
    .reverse()
    .flatMap((piece) => {
      const cut = Math.min(right, piece.figures);
      right -= cut;
      return cut === piece.figures ? [] : [cutBy(piece, 0, cut, base)];
    })
    .reverse();
};

/** The piece in the middle of the line with a figure less: those who are left close up on its middle. */
const fromMiddle = (pieces: readonly Piece[]): readonly Piece[] => {
  const middle = pieces.reduce(
    (best, { x }, place) => (Math.abs(x) < Math.abs(pieces[best]?.x ?? Infinity) ? place : best),
    0,
  );
  return pieces.flatMap((piece, place) => {
    if (place !== middle) return [piece];
    return piece.figures > 1 ? [{ ...piece, figures: piece.figures - 1 }] : [];
  });
};

/** As many as there are figures: both ends give up as many, and the middle what is over. */
export const filled = (bent: readonly Piece[], figures: number, base: Base): readonly Piece[] => {
  const missing = Math.max(0, bent.reduce((sum, piece) => sum + piece.figures, 0) - figures);
  if (missing === 0) return bent;
  const each = Math.floor(missing / 2);
  const even = fromRight(fromLeft(bent, each, base), each, base);
  return missing % 2 === 1 ? fromMiddle(even) : even;
};

/** One rank of a piece, on the ground that it takes up. */
export interface BentBlock {
  readonly block: Block;
  readonly rank: number;
  readonly figures: number;
}

/** LA-O8.3-4e: every rank of a line that bends, piece by piece from its left. */
export const bentBlocks = (
  bent: readonly Piece[],
  ranks: readonly number[],
  base: Base,
): readonly BentBlock[] =>
  ranks.flatMap((count, rank) =>
    filled(bent, count, base).map((piece) => {
      const { x, y, heading, figures } = piece;
      const back = base.depth * (rank + 0.5);
      return {
        ...{ rank, figures },
        block: {
          ...{ x: x - eastOf(heading) * back, y: y - northOf(heading) * back, heading },
          ...{ halfFront: (figures * widthIn(piece, base)) / 2, halfDepth: base.depth / 2 },
        },
      };
    }),
  );
