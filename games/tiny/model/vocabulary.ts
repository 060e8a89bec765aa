/** The words of the game: closed lists and the unions derived from them. */

/** A cell of the board, counted from the north-west corner. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const postures = ['standing', 'dug in'] as const;
export type Posture = (typeof postures)[number];

export const phases = ['plan', 'post'] as const;
export type Phase = (typeof phases)[number];
