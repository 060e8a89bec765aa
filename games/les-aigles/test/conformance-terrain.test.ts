import { readFileSync } from 'node:fs';
import { examineByLaws } from '@grognard/engine/conformance';
import { expect, test } from 'vitest';
import { inWords } from '../../../tools/breaches.ts';
import { countOf, firstSeed, patience } from '../../../tools/counts.ts';
import type { Scenario } from '../model/scenario.ts';
import { trialOf } from './trial.ts';

const woodAndHill = JSON.parse(
  readFileSync(new URL('../../../scenarios/les-aigles/wood-and-hill.json', import.meta.url), 'utf8'),
) as Scenario;

test('Les Aigles keeps every law where the ground hides troops', { timeout: patience }, async () => {
  const counts = { seed: firstSeed, games: countOf('lesAigles') };
  const breaches = await examineByLaws(trialOf(woodAndHill), counts);
  expect(breaches, inWords(breaches, import.meta.filename)).toEqual([]);
});
