import { type HexBoard, hexBoard } from '@grognard/field/hex';
import { randomOf } from '../random.ts';

export const WIDTH = 60;
export const HEIGHT = 40;
export const RADIUS = 6;
export const POINTS = 6;

/** Work is done on these cases in turn; a power of two, so that the turn is a mask. */
export const CASES = 1024;

/** Cases of lines up to here run through no middle of a hex side, where every library breaks ties its own way. */
export const CLEAN = 256;

export interface HexCases {
  readonly board: HexBoard;
  /** The cost of entering each hex, 1 to 3; 0 for a hex that cannot be entered. */
  readonly enter: Uint8Array;
  /** 1 for a hex that blocks sight. */
  readonly blocks: Int16Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

const isTied = (board: HexBoard, a: number, b: number): boolean => {
  const q = board.q[b] - board.q[a];
  const r = board.r[b] - board.r[a];
  const [least, , length] = [Math.abs(q), Math.abs(r), Math.abs(q + r)].sort((x, y) => x - y);
  for (let step = 1; step < length; step += 1) if ((2 * step * least) % (2 * length) === length) return true;
  return false;
};

/** Ends keep two hexes from the edge: some libraries' lines run off the board there. */
export const hexCases = (): HexCases => {
  const random = randomOf(60_40);
  const board = hexBoard(WIDTH, HEIGHT);
  const some = () => (2 + random(HEIGHT - 4)) * WIDTH + 2 + random(WIDTH - 4);
  const from = new Int32Array(CASES);
  const to = new Int32Array(CASES);
  for (let i = 0; i < CASES; i += 1) {
    do {
      from[i] = some();
      to[i] = some();
    } while (i < CLEAN && isTied(board, from[i], to[i]));
  }
  const enter = Uint8Array.from({ length: board.size }, () => (random(10) === 0 ? 0 : 1 + random(3)));
  const blocks = Int16Array.from({ length: board.size }, () => (random(40) === 0 ? 1 : 0));
  return { board, enter, blocks, from, to };
};
