import { examine } from '@grognard/engine/conformance';
import { describe, expect, test } from 'vitest';
import { countOf, firstSeed, patience } from '../../../tools/counts.ts';
import { dragons } from './dragons.ts';
import { raid } from './raid.ts';
import { scenarioIds, shipped, trialOf } from './trial.ts';

describe('Cursed Blades keeps every law', () => {
  for (const scenario of [raid, dragons, ...scenarioIds.map(shipped)]) {
    test(scenario.id, { timeout: patience }, async () => {
      const games = countOf('cursedBlades');
      expect(await examine(trialOf(scenario), { seed: firstSeed, games })).toEqual([]);
    });
  }
});
