import { examineByLaws } from '@grognard/engine/conformance';
import { expect, test } from 'vitest';
import { inWords } from '../../../tools/breaches.ts';
import { countOf, firstSeed, patience, soaking } from '../../../tools/counts.ts';
import { scenarioIds, shipped, trialOf } from './trial.ts';

test.each(soaking ? scenarioIds : scenarioIds.slice(0, 1))(
  'Les Aigles keeps every law on %s',
  { timeout: patience },
  async (id) => {
    const counts = { seed: firstSeed, games: countOf('lesAigles') };
    const breaches = await examineByLaws(trialOf(shipped(id)), counts);
    expect(breaches, inWords(breaches, import.meta.filename)).toEqual([]);
  },
);
