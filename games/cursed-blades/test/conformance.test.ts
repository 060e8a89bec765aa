import { examine } from '@grognard/engine/conformance';
import { expect, test } from 'vitest';
import { countOf, firstSeed, patience } from '../../../tools/counts.ts';
import { cursedBlades } from '../game.ts';
import { cursedBladesSchemas } from '../schemas.ts';
import { raid } from './raid.ts';

test('Cursed Blades keeps every law', { timeout: patience }, async () => {
  const trial = {
    ...{ game: cursedBlades, schemas: cursedBladesSchemas, scenario: raid },
    seats: raid.sides.map(({ id: side }) => ({ side })),
    maxOrders: 2_000,
    passing: [
      { kind: 'stepped', reason: 'everybody sees by which way a unit goes; the view keeps where it is' },
      { kind: 'acted', reason: 'everybody hears what a unit has done; the view keeps what came of it' },
    ],
  };
  expect(await examine(trial, { seed: firstSeed, games: countOf('cursedBlades') })).toEqual([]);
});
