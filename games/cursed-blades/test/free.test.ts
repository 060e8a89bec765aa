import { describe, expect, test } from 'vitest';
import { countOf, firstSeed, patience } from '../../../tools/counts.ts';
import { type FreeShare, freeShare } from '../../../tools/free-gestures.ts';
import type { Scenario } from '../model/scenario.ts';
import { dragons } from './dragons.ts';
import { scenarioIds, shipped, trialOf } from './trial.ts';

const shareOf = (scenario: Scenario): FreeShare =>
  freeShare(
    { ...trialOf(scenario), maxOrders: 250 },
    { seed: firstSeed, games: countOf('freeGestures'), worlds: 4 },
  );

describe('what may be taken back freely has shown its giver nothing', () => {
  for (const scenario of [dragons, ...scenarioIds.map(shipped)])
    test(scenario.id, { timeout: patience }, () => {
      expect(shareOf(scenario).wronglyFree).toEqual([]);
    });

  test('moves in plain sight are free, and those over ground that may hide a trap are not', () => {
    const scenario = shipped('first-blood');
    const freeMoves = (traps: readonly string[]): number => {
      const [given = 0, free = 0] = shareOf({ ...scenario, traps }).kinds.move ?? [];
      return free / given;
    };
    expect(freeMoves([])).toBeGreaterThan(0.9);
    expect(freeMoves(scenario.sides.map(({ id }) => id))).toBeLessThan(0.3);
  });
});
