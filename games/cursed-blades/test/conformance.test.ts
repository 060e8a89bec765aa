import { examineByLaws } from '@grognard/engine/conformance';
import { describe, expect, test } from 'vitest';
import { inWords } from '../../../tools/breaches.ts';
import { countOnEach, firstSeed, patience } from '../../../tools/counts.ts';
import { dragons } from './dragons.ts';
import { raid } from './raid.ts';
import { scenarioIds, shipped, trialOf } from './trial.ts';

describe('Cursed Blades keeps every law', () => {
  const battles = [raid, dragons, ...scenarioIds.map(shipped)];
  for (const scenario of battles) {
    test(scenario.id, { timeout: patience }, async () => {
      const games = countOnEach('cursedBlades', battles);
      const breaches = await examineByLaws(trialOf(scenario), { seed: firstSeed, games });
      expect(breaches, inWords(breaches, import.meta.filename)).toEqual([]);
    });
  }
});
