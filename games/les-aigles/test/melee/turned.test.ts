import { expect, test } from 'vitest';
import { standingFigures } from '../../ground/shape/standing-figures.ts';
import { turnedBy } from '../../ground/shape/turning.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Turn } from '../../model/vocabulary.ts';
import { partNamed, scene } from '../scene.ts';

/** Where each figure of a line of three companies stands once all have turned, by its company. */
const placesOf = (by?: Turn) => {
  const given = scene([
    { id: 'line', at: [0, 0], companies: [4, 3, 2].map((figures) => ({ troop: 'fusilier', figures })) },
  ]);
  const index = partNamed(given, 'line');
  const [part, unit] = [partOf(given.state, index), unitOfPart(given.state, index)];
  const stands = by === undefined ? part : { ...part, ...turnedBy(given.setting, unit, part, by) };
  return standingFigures(given.setting, stands, unit)
    .map(({ company, block: { x } }) => ({ company, x }))
    .sort((a, b) => a.x - b.x)
    .map(({ company }) => company);
};

test('whoever turns on the spot stays where he is', () => {
  const plain = placesOf();
  expect(plain).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 2]);
  for (const by of ['left', 'right', 'about'] as const) expect(placesOf(by)).toEqual(plain);
});
