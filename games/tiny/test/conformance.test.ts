import { examineByLaws } from '@grognard/engine/conformance';
import { describe, expect, test } from 'vitest';
import { inWords } from '../../../tools/breaches.ts';
import { countOf, firstSeed } from '../../../tools/counts.ts';
import { fordTrial, wallTrial, wingsTrial } from './trial.ts';

describe('the tiny game keeps every law', () => {
  for (const trial of [fordTrial, wingsTrial, wallTrial]) {
    test(trial.scenario.id, async () => {
      const breaches = await examineByLaws(trial, { seed: firstSeed, games: countOf('tinyGames') });
      expect(breaches, inWords(breaches, import.meta.filename)).toEqual([]);
    });
  }
});
