import { examineByLaws, laws } from '@grognard/engine/conformance';
import { describe, expect, test } from 'vitest';
import { inWords } from '../../../tools/breaches.ts';
import { countOnEach, firstSeed } from '../../../tools/counts.ts';
import { scenarioIds, trialOf } from './trial.ts';

/** The laws that are quick to look at, so that many games can be played. */
const quick = laws.filter(({ name }) =>
  ['a game ends', 'somebody must decide, or it is over', 'the state keeps its invariants'].includes(name),
);

describe('played at random, a battle comes to its end and keeps its invariants', () => {
  test('the laws are there', () => {
    expect(quick).toHaveLength(3);
  });

  for (const id of scenarioIds) {
    test(id, async () => {
      const games = countOnEach('pubBattlesGames', scenarioIds);
      const breaches = await examineByLaws(trialOf(id), { seed: firstSeed, games }, quick);
      expect(breaches, inWords(breaches, import.meta.filename)).toEqual([]);
    });
  }
});
