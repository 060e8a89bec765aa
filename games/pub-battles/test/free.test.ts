import { describe, expect, test } from 'vitest';
import { countOf, firstSeed, patience, soaking } from '../../../tools/counts.ts';
import { freeShare } from '../../../tools/free-gestures.ts';
import { scenarioIds, trialOf } from './trial.ts';

describe('what may be taken back freely has shown its giver nothing', () => {
  for (const id of soaking ? scenarioIds : (['first-contact', 'quatre-bras-1815'] as const))
    test(id, { timeout: patience }, () => {
      const games = countOf('freeGestures');
      const { wronglyFree, kinds } = freeShare(trialOf(id), { seed: firstSeed, games, worlds: 8 });
      expect(wronglyFree).toEqual([]);
      // A march by which nobody new comes into sight stays free: that is most of them.
      const [marches = 0, free = 0] = kinds.march ?? [];
      expect(free).toBeGreaterThan(marches / 2);
    });
});
