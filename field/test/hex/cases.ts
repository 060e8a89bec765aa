import { type HexBoard, hexBoard } from '@grognard/field/hex';
import { countOf, firstSeed } from '../../../tools/counts.ts';

/** A small generator of the tests' own: whole numbers from 0 to `below` - 1. */
export type Random = (below: number) => number;

const randomOf = (seed: number): Random => {
  let state = Math.imul(seed, 0x9e3779b9) ^ 0x2545f491;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

/** Runs a check on one random case a seed; a failure names the seed and how to see it again. */
export const eachCase = (file: string, check: (random: Random, seed: number) => void): void => {
  const end = firstSeed + countOf('hexes');
  for (let seed = firstSeed; seed < end; seed += 1) {
    try {
      check(randomOf(seed), seed);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(
        `seed ${seed}: ${reason}\nreplay: GROGNARD_SEED=${seed} npx vitest run field/test/hex/${file}`,
        { cause },
      );
    }
  }
};

/** The full counts of the soak outlast the usual limit. */
export const PATIENCE = { timeout: 900_000 };

/** Boards of every shape, single rows and columns among them. */
export const someBoard = (random: Random, most = 12): HexBoard =>
  hexBoard(1 + random(most), 1 + random(most));

export const someHex = (random: Random, board: HexBoard): number => random(board.size);

export const everyHex = (board: HexBoard): number[] => Array.from({ length: board.size }, (_, hex) => hex);

export const at = (list: ArrayLike<number>, index: number): number => {
  const value = list[index];
  if (value === undefined) throw new Error(`nothing at ${index}`);
  return value;
};

/** What a function that writes into an array wrote. */
export const written = (write: (out: Int32Array) => number, room = 2_000): number[] => {
  const out = new Int32Array(room);
  return Array.from(out.subarray(0, write(out)));
};
