import { describe, expect, test } from 'vitest';
import { countOf, firstSeed, patience, soaking } from '../../../tools/counts.ts';
import { freeShare } from '../../../tools/free-gestures.ts';
import { scenarioIds, shipped, trialOf } from './trial.ts';

describe('what may be taken back freely has shown its giver nothing', () => {
  for (const id of soaking ? scenarioIds : scenarioIds.slice(0, 2))
    test(id, { timeout: patience }, () => {
      const trial = { ...trialOf(shipped(id)), maxOrders: soaking ? 200 : 60 };
      const games = countOf('freeGestures');
      const { wronglyFree, kinds } = freeShare(trial, { seed: firstSeed, games, worlds: 3 });
      expect(wronglyFree).toEqual([]);
      // A plan stays free until the other's is in, too: that is the first of every two.
      const [plans = 0, free = 0] = kinds.plan ?? [];
      expect(free).toBe(Math.ceil(plans / 2));
    });
});
