import { HEIGHT, RADIUS, WIDTH } from './hex-cases.ts';

/*
 * The limit: the same questions answered by loops written for this one board and nothing else. The board is kept
 * in axial rows with a margin wide enough for every range, so that a step is one addition and needs no edge.
 */
const MARGIN = RADIUS + 1;
const STRIDE = WIDTH + HEIGHT / 2 + 2 * MARGIN;
export const CELLS = STRIDE * (HEIGHT + 2 * MARGIN);
export const STEPS = Int32Array.of(1, STRIDE, STRIDE - 1, -1, -STRIDE, 1 - STRIDE);

export const cellOf = (hex: number): number => {
  const row = Math.floor(hex / WIDTH);
  const q = hex - row * WIDTH - (row >> 1);
  return (row + MARGIN) * STRIDE + q + HEIGHT / 2 + MARGIN;
};

export const spread = (values: ArrayLike<number>): Uint8Array => {
  const cells = new Uint8Array(CELLS);
  for (let hex = 0; hex < WIDTH * HEIGHT; hex += 1) cells[cellOf(hex)] = values[hex];
  return cells;
};
