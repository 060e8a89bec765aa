import { examineByLaws } from '@grognard/engine/conformance';
import { describe, expect, test } from 'vitest';
import { inWords } from '../../../tools/breaches.ts';
import { countOnEach, firstSeed } from '../../../tools/counts.ts';
import { scenarioIds, trialOf } from './trial.ts';

describe('Pub Battles keeps every law', () => {
  for (const id of scenarioIds) {
    test(id, async () => {
      const games = countOnEach('pubBattles', scenarioIds);
      const breaches = await examineByLaws(trialOf(id), { seed: firstSeed, games });
      expect(breaches, inWords(breaches, import.meta.filename)).toEqual([]);
    });
  }
});
