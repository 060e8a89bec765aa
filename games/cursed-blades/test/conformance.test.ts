import { examine } from '@grognard/engine/conformance';
import { expect, test } from 'vitest';
import { countOf, firstSeed } from '../../../tools/counts.ts';
import { cursedBlades } from '../game.ts';
import { cursedBladesSchemas } from '../schemas.ts';
import { raid } from './raid.ts';

test('Cursed Blades keeps every law', async () => {
  const trial = {
    ...{ game: cursedBlades, schemas: cursedBladesSchemas, scenario: raid },
    seats: raid.sides.map(({ id: side }) => ({ side })),
    maxOrders: 2_000,
  };
  expect(await examine(trial, { seed: firstSeed, games: countOf('cursedBlades') })).toEqual([]);
});
