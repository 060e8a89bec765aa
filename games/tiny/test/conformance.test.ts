import { examine } from '@grognard/engine/conformance';
import { describe, expect, test } from 'vitest';
import { countOf, firstSeed } from '../../../tools/counts.ts';
import { fordTrial, wallTrial, wingsTrial } from './trial.ts';

describe('the tiny game keeps every law', () => {
  for (const trial of [fordTrial, wingsTrial, wallTrial]) {
    test(trial.scenario.id, async () => {
      expect(await examine(trial, { seed: firstSeed, games: countOf('tinyGames') })).toEqual([]);
    });
  }
});
