import { readFileSync } from 'node:fs';
import { examine } from '@grognard/engine/conformance';
import { expect, test } from 'vitest';
import { countOf, firstSeed, patience } from '../../../tools/counts.ts';
import { lesAigles } from '../game.ts';
import type { Scenario } from '../scenario-types.ts';
import { lesAiglesSchemas } from '../schemas.ts';
import { relisted, relistedOrder } from './looking-glass.ts';

const woodAndHill = JSON.parse(
  readFileSync(new URL('../../../scenarios/les-aigles/wood-and-hill.json', import.meta.url), 'utf8'),
) as Scenario;

test('Les Aigles keeps every law where the ground hides troops', { timeout: patience }, async () => {
  const trial = {
    ...{ game: lesAigles, schemas: lesAiglesSchemas, scenario: woodAndHill },
    seats: woodAndHill.sides.map(({ id: side }) => ({ side })),
    maxOrders: 400,
    ...{ relisted, relistedOrder },
    passing: [
      { kind: 'moved', reason: 'everybody sees by which way a part goes; the view keeps where it is' },
    ],
  };
  expect(await examine(trial, { seed: firstSeed, games: countOf('lesAigles') })).toEqual([]);
});
