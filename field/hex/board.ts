import { SIDE_Q, SIDE_R } from './sides.ts';

/** No hex: what lies beyond the edge of the board. */
export const OFF_BOARD = -1;

/**
 * A rectangular board. A hex is a small integer, `row * width + column`, so that whatever is said of hexes is a
 * typed array; every odd row is shoved half a hex to the east.
 */
export interface HexBoard {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** Axial coordinates by hex; the row is r itself. */
  readonly q: Int32Array;
  readonly r: Int32Array;
  /** `neighbours[hex * 6 + side]`, or `OFF_BOARD`. */
  readonly neighbours: Int32Array;
}

export const hexBoard = (width: number, height: number): HexBoard => {
  const size = width * height;
  const q = new Int32Array(size);
  const r = new Int32Array(size);
  const board = { width, height, size, q, r, neighbours: new Int32Array(size * 6) };
  for (let hex = 0; hex < size; hex += 1) {
    const row = Math.floor(hex / width);
    r[hex] = row;
    q[hex] = hex - row * width - (row >> 1);
  }
  for (let hex = 0; hex < size; hex += 1) {
    for (let side = 0; side < 6; side += 1) {
      board.neighbours[hex * 6 + side] = hexAt(board, q[hex] + SIDE_Q[side], r[hex] + SIDE_R[side]);
    }
  }
  return board;
};

/** The hex at axial (q, r), or `OFF_BOARD`. */
export const hexAt = (board: HexBoard, q: number, r: number): number => {
  const column = q + (r >> 1);
  const inside = r >= 0 && r < board.height && column >= 0 && column < board.width;
  return inside ? r * board.width + column : OFF_BOARD;
};

/** The hex across a side, or `OFF_BOARD`. */
export const neighbourOf = (board: HexBoard, hex: number, side: number): number =>
  board.neighbours[hex * 6 + side];

/** The side of `hex` that `other` lies across, or -1 if they are not neighbours. */
export const sideTowards = (board: HexBoard, hex: number, other: number): number => {
  for (let side = 0; side < 6; side += 1) {
    if (board.neighbours[hex * 6 + side] === other) return side;
  }
  return -1;
};

/** The length in hexes of the axial step (q, r). */
export const lengthOf = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

export const distanceBetween = (board: HexBoard, a: number, b: number): number =>
  lengthOf(board.q[b] - board.q[a], board.r[b] - board.r[a]);
