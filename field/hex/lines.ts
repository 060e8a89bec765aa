import { type HexBoard, lengthOf, OFF_BOARD } from './board.ts';
import { oppositeSide, SIDE_Q, SIDE_R, sextantOf, sideToNext } from './sides.ts';

/*
 * A straight line from centre to centre, `length` steps long, leaves between two neighbouring sides. It is made
 * of `length - bends` steps across the first and `bends` across the second, as evenly mixed as whole steps allow
 * (`drift` counts how far the true line has run from the hex it is in, in units of 1 / (2 * length) of a hex).
 * Where it runs exactly through the middle of a hex side both hexes there are as near, and lines take the one
 * with the lower number (the northern one, in a row the western), unless only the other is on the board. That
 * depends on the place alone, never on the direction: a line is the same from either end.
 *
 * `twice` is r * (2 * width + 1) + 2 * q: half of it, rounded down, is the number of the hex, and a step across a
 * side adds the same amount in every row.
 */
const twiceOf = (board: HexBoard, q: number, r: number): number => r * (2 * board.width + 1) + 2 * q;

/** Steps across the second side of each sextant that a line (q, r) makes: `BENDS_Q * q + BENDS_R * r`. */
const BENDS_Q: ArrayLike<number> = Int8Array.of(0, -1, -1, 0, 1, 1);
const BENDS_R: ArrayLike<number> = Int8Array.of(1, 0, -1, -1, 0, 1);

/** Only lines due north or south can have a hex beyond the edge beside them. */
const runsNorthOrSouth = (q: number, r: number): boolean => 2 * q + r === 0;

/** Writes the hexes on the line from `a` to `b`, both included, and returns how many: their distance + 1. */
export const lineInto = (board: HexBoard, a: number, b: number, out: Int32Array): number => {
  const q = board.q[b] - board.q[a];
  const r = board.r[b] - board.r[a];
  const length = lengthOf(q, r);
  const first = sextantOf(q, r);
  const across = sideToNext(first);
  const bend = 2 * (BENDS_Q[first] * q + BENDS_R[first] * r);
  const ahead = twiceOf(board, SIDE_Q[first], SIDE_R[first]);
  const aside = twiceOf(board, SIDE_Q[across], SIDE_R[across]);
  // Sides 0 to 2 lead to a higher number: there a tie stays on the first side.
  const stays = across < 3 !== (runsNorthOrSouth(q, r) && hugsWest(board, a));
  const limit = stays ? length : length - 1;
  let twice = 2 * a + (board.r[a] & 1);
  let drift = 0;
  out[0] = a;
  for (let step = 1; step <= length; step += 1) {
    twice += ahead;
    drift += bend;
    if (drift > limit) {
      drift -= 2 * length;
      twice += aside;
    }
    out[step] = twice >> 1;
  }
  return length + 1;
};

/** Whether the hexes north-west and south-west are missing though the rows are there. */
const hugsWest = (board: HexBoard, hex: number): boolean =>
  (board.r[hex] & 1) === 0 && board.q[hex] + (board.r[hex] >> 1) === 0;

/**
 * The first hex strictly between `a` and `b` that is higher than `over`, or `OFF_BOARD` if the line is clear. For
 * hills `over` is the height of the higher end, for plain obstacles marked 1 it is 0. Where the line runs between
 * two hexes it is blocked only if both are higher (beyond the edge of the board there is none), so that sight has
 * no favourite side.
 */
export const blockBetween = (
  board: HexBoard,
  heights: Int16Array,
  over: number,
  a: number,
  b: number,
): number => {
  const q = board.q[b] - board.q[a];
  const r = board.r[b] - board.r[a];
  const length = lengthOf(q, r);
  let first: number = sextantOf(q, r);
  let across: number = sideToNext(first);
  const bend = 2 * (BENDS_Q[first] * q + BENDS_R[first] * r);
  if (runsNorthOrSouth(q, r) && board.neighbours[a * 6 + first] === OFF_BOARD) {
    // The same line told from its other side, where the board is.
    first = (first + 1) % 6;
    across = oppositeSide(across);
  }
  const ahead = twiceOf(board, SIDE_Q[first], SIDE_R[first]);
  const aside = twiceOf(board, SIDE_Q[across], SIDE_R[across]);
  let twice = 2 * a + (board.r[a] & 1);
  let drift = 0;
  for (let step = 1; step < length; step += 1) {
    twice += ahead;
    drift += bend;
    if (drift > length) {
      drift -= 2 * length;
      twice += aside;
    }
    const hex = twice >> 1;
    if (heights[hex] <= over) continue;
    if (drift !== length) return hex;
    const beside = board.neighbours[hex * 6 + across];
    if (beside === OFF_BOARD) return hex;
    if (heights[beside] > over) return Math.min(hex, beside);
  }
  return OFF_BOARD;
};
