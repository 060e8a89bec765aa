import type { HexBoard } from './board.ts';
import { SIDE_Q, SIDE_R, sideToNext } from './sides.ts';

/** How many hexes lie within a radius on a board without edges: what `out` must hold at most. */
export const hexesWithin = (radius: number): number => 1 + 3 * radius * (radius + 1);

/** Writes every hex within a radius, row by row from the north, and returns how many. */
export const rangeInto = (board: HexBoard, centre: number, radius: number, out: Int32Array): number => {
  const { width, height } = board;
  const q = board.q[centre];
  const r = board.r[centre];
  const south = Math.min(r + radius, height - 1);
  let count = 0;
  for (let row = Math.max(r - radius, 0); row <= south; row += 1) {
    const down = row - r;
    const shove = q + (row >> 1);
    const west = Math.max(shove - radius - Math.min(down, 0), 0);
    const east = Math.min(shove + radius - Math.max(down, 0), width - 1);
    const start = row * width;
    for (let hex = start + west; hex <= start + east; hex += 1) {
      out[count] = hex;
      count += 1;
    }
  }
  return count;
};

/**
 * Writes the hexes at exactly a radius, clockwise from the one due east, and returns how many; those beyond the
 * edge are left out.
 */
export const ringInto = (board: HexBoard, centre: number, radius: number, out: Int32Array): number =>
  ringAfter(board, centre, radius, out, 0);

/** Writes the centre, then ring after ring outwards, and returns how many. */
export const spiralInto = (board: HexBoard, centre: number, radius: number, out: Int32Array): number => {
  let count = 0;
  for (let ring = 0; ring <= radius; ring += 1) count = ringAfter(board, centre, ring, out, count);
  return count;
};

const ringAfter = (
  board: HexBoard,
  centre: number,
  radius: number,
  out: Int32Array,
  start: number,
): number => {
  const { width, height } = board;
  let q = board.q[centre] + radius;
  let r = board.r[centre];
  let count = start;
  if (radius === 0) {
    out[count] = centre;
    return count + 1;
  }
  for (let side = 0; side < 6; side += 1) {
    const turn = sideToNext(side);
    const stepQ = SIDE_Q[turn];
    const stepR = SIDE_R[turn];
    for (let step = 0; step < radius; step += 1) {
      const column = q + (r >> 1);
      if (r >= 0 && r < height && column >= 0 && column < width) {
        out[count] = r * width + column;
        count += 1;
      }
      q += stepQ;
      r += stepR;
    }
  }
  return count;
};
