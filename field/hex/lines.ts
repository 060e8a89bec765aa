import { type HexBoard, hexAt, lengthOf, OFF_BOARD } from './board.ts';
import { SIDE_Q, SIDE_R, sextantOf, sideToNext } from './sides.ts';

/*
 * A straight line from centre to centre, `length` steps long, leaves between two neighbouring sides. It is made
 * of `length - bends` steps across the first and `bends` across the second, as evenly mixed as whole steps allow
 * (`drift` counts how far the true line has run from the hex it is in, in units of 1 / (2 * length) of a hex).
 * Where it runs exactly through the middle of a hex side both hexes there are as near, and lines take the one
 * with the lower number (the northern one, in a row the western), unless only the other is on the board. That
 * depends on the place alone, never on the direction: a line is the same from either end.
 */

/** Steps across the second side of the sextant that a line (q, r) of a given length makes. */
const bendsOf = (q: number, r: number, length: number, first: number, across: number): number =>
  SIDE_R[across] === 0
    ? (q - length * SIDE_Q[first]) * SIDE_Q[across]
    : (r - length * SIDE_R[first]) * SIDE_R[across];

/** Writes the hexes on the line from `a` to `b`, both included, and returns how many: their distance + 1. */
export const lineInto = (board: HexBoard, a: number, b: number, out: Int32Array): number => {
  let q = board.q[a];
  let r = board.r[a];
  const dq = board.q[b] - q;
  const dr = board.r[b] - r;
  const length = lengthOf(dq, dr);
  const first = sextantOf(dq, dr);
  const across = sideToNext(first);
  const bends = bendsOf(dq, dr, length, first, across);
  const stepQ = SIDE_Q[first];
  const stepR = SIDE_R[first];
  const acrossQ = SIDE_Q[across];
  const acrossR = SIDE_R[across];
  // Sides 0 to 2 lead to a higher number: there a tie stays on the first side.
  const limit = across < 3 ? length : length - 1;
  let drift = 0;
  out[0] = a;
  for (let step = 1; step <= length; step += 1) {
    q += stepQ;
    r += stepR;
    drift += 2 * bends;
    if (drift > limit) {
      drift -= 2 * length;
      q += acrossQ;
      r += acrossR;
    }
    const column = q + (r >> 1);
    out[step] = r * board.width + (column < 0 ? 0 : column);
  }
  return length + 1;
};

/**
 * The first hex strictly between `a` and `b` that is higher than `over`, or `OFF_BOARD` if the line is clear. For
 * hills `over` is the height of the higher end, for plain obstacles marked 1 it is 0. Where the line runs between two hexes it is blocked
 * only if both are higher (beyond the edge of the board there is none), so that sight has no favourite side.
 */
export const blockBetween = (
  board: HexBoard,
  heights: Int16Array,
  over: number,
  a: number,
  b: number,
): number => {
  let q = board.q[a];
  let r = board.r[a];
  const dq = board.q[b] - q;
  const dr = board.r[b] - r;
  const length = lengthOf(dq, dr);
  const first = sextantOf(dq, dr);
  const across = sideToNext(first);
  const bends = bendsOf(dq, dr, length, first, across);
  const stepQ = SIDE_Q[first];
  const stepR = SIDE_R[first];
  const acrossQ = SIDE_Q[across];
  const acrossR = SIDE_R[across];
  let drift = 0;
  for (let step = 1; step < length; step += 1) {
    q += stepQ;
    r += stepR;
    drift += 2 * bends;
    if (drift > length) {
      drift -= 2 * length;
      q += acrossQ;
      r += acrossR;
    }
    if (drift === length) {
      const block = blockOf(heights, over, hexAt(board, q, r), hexAt(board, q + acrossQ, r + acrossR));
      if (block !== OFF_BOARD) return block;
    } else {
      const hex = r * board.width + q + (r >> 1);
      if (heights[hex] > over) return hex;
    }
  }
  return OFF_BOARD;
};

/** Of the two hexes a line runs between, the one that blocks it, or `OFF_BOARD` if it passes. */
const blockOf = (heights: Int16Array, over: number, one: number, two: number): number => {
  if (one !== OFF_BOARD && heights[one] <= over) return OFF_BOARD;
  if (two !== OFF_BOARD && heights[two] <= over) return OFF_BOARD;
  return one === OFF_BOARD ? two : two === OFF_BOARD ? one : Math.min(one, two);
};
