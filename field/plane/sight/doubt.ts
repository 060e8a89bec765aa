import type { Box } from '../pieces.ts';

/**
 * Below this share of its terms a difference of products may have the wrong sign: twice orient2d's own bound, to have
 * some room.
 */
export const DOUBT = 2 * 3.3306690738754716e-16;

/**
 * A place of the box is certain to lie on the side of the line from a to b that plain arithmetic says, if the result
 * is larger than this: no term is larger than its difference along the table times that of the line across it.
 */
export const doubtOf = (box: Box, ax: number, ay: number, bx: number, by: number): number => {
  const farX = Math.max(Math.abs(box.minX - ax), Math.abs(box.maxX - ax));
  const farY = Math.max(Math.abs(box.minY - ay), Math.abs(box.maxY - ay));
  return DOUBT * (Math.abs(by - ay) * farX + Math.abs(bx - ax) * farY);
};
