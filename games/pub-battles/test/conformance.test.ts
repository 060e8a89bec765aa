import { examine } from '@grognard/engine/conformance';
import { describe, expect, test } from 'vitest';
import { countOf, firstSeed } from '../../../tools/counts.ts';
import { scenarioIds, trialOf } from './trial.ts';

describe('Pub Battles keeps every law', () => {
  for (const id of scenarioIds) {
    test(id, async () => {
      expect(await examine(trialOf(id), { seed: firstSeed, games: countOf('pubBattles') })).toEqual([]);
    });
  }
});
