import { it } from 'vitest';
import { countOf, firstSeed } from '../../../tools/counts.ts';
import { type Random, randomOf } from './random.ts';

const HALF_AN_HOUR = 1_800_000;

/** A sentence that must hold in every random case; the failure says which case and how to see it again. */
export const holds = (sentence: string, file: string, check: (random: Random) => void): void => {
  it(
    sentence,
    () => {
      for (let seed = firstSeed; seed < firstSeed + countOf('geometry'); seed += 1) {
        try {
          check(randomOf(seed));
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          const replay = `GROGNARD_SEED=${seed} npx vitest run field/test/plane/${file}`;
          throw new Error(`${sentence}: not with seed ${seed} (replay: ${replay})\n${reason}`);
        }
      }
    },
    HALF_AN_HOUR,
  );
};

export const must = (condition: boolean, message: () => string): void => {
  if (!condition) throw new Error(message());
};

export const mustBeNear = (actual: number, expected: number, tolerance: number, what: string): void => {
  const isNear = actual === expected || Math.abs(actual - expected) <= tolerance;
  must(isNear, () => `${what}: ${actual}, but the slow way gives ${expected} (within ${tolerance})`);
};
