/** The sheet that the hexes are drawn on, and its frame. */
import type { HexBoard } from '@grognard/field/hex';
import type { Sheet } from '@grognard/ink/plane';
import { APOTHEM, RADIUS, ROW } from './hexes.ts';

const MARGIN = 56;
export const BAND = 150;

/** The hexes themselves, without paper. */
export const fieldOf = ({ width, height }: Pick<HexBoard, 'width' | 'height'>): Sheet => ({
  left: -APOTHEM,
  top: -RADIUS,
  width: (2 * width + (height > 1 ? 1 : 0)) * APOTHEM,
  height: (height - 1) * ROW + 2 * RADIUS,
});

/** The paper: a margin for the frame, and a band below for the title, the wind and the north. */
export const sheetOf = (board: Pick<HexBoard, 'width' | 'height'>): Sheet => {
  const { left, top, width, height } = fieldOf(board);
  return {
    left: left - MARGIN,
    top: top - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN + BAND,
  };
};
