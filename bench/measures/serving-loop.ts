import type { Work } from '../measure.ts';

/** Somebody who moves, waits for the answer, and moves again. */
export interface Player {
  readonly move: () => Promise<void>;
  readonly close: () => void;
}

/** All players move at once, each one move after the other, so many moves together. */
export const movesOf =
  (players: readonly Player[], waits: number[]): Work =>
  async (times) => {
    let left = times;
    const play = async ({ move }: Player): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const began = performance.now();
        await move();
        waits.push(performance.now() - began);
      }
    };
    await Promise.all(players.map(play));
    return times;
  };

/** The wait that one move in a hundred exceeds, in milliseconds. */
export const p99 = (waits: readonly number[]): number =>
  waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
