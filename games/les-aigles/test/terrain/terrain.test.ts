import { bodyOf } from '@grognard/field';
import { expect, test } from 'vitest';
import { featureOf, layOut, terrainOf, under } from '../../ground/terrain/terrain.ts';
import { view } from '../../knowledge/view.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { position } from '../../scenario/position.ts';
import { scene } from '../scene.ts';

const wood: FeatureEntry = {
  ...{ kind: 'wood', id: 'copse', sort: 'wood' },
  outline: [
    [0, 0],
    [20, 0],
    [20, 20],
    [0, 20],
  ],
  clearings: [
    [
      [8, 8],
      [14, 8],
      [14, 14],
      [8, 14],
    ],
  ],
};
const farm: FeatureEntry = {
  ...{ kind: 'house', id: 'farm', hiddenIn: 'copse' },
  corners: [
    [2, 2],
    [2, 6],
    [7, 6],
    [7, 2],
  ],
};

const figureAt = (x: number, y: number) =>
  bodyOf([{ x: x * 1_000, y: y * 1_000, heading: 0, halfFront: 750, halfDepth: 1_250 }]);

test('a figure is in a wood as soon as more than a tenth of a centimetre of its base is', () => {
  const terrain = layOut([wood]);
  const ids = (x: number, y: number) => under(terrain, figureAt(x, y)).map(({ id }) => id);
  expect(ids(5, 5)).toEqual(['copse']);
  expect(ids(5, -1.1)).toEqual(['copse']);
  expect(ids(5, -1.2)).toEqual([]);
  expect(ids(11, 11)).toEqual([]);
});

test('a house has four walls that face outwards and hold a figure each 1.5 cm', () => {
  const house = featureOf(layOut([farm]), 'house', 'farm');
  expect(house?.walls.map(({ faces, length, capacity }) => [faces, length, capacity])).toEqual([
    [27_000, 4_000, 2],
    [0, 5_000, 3],
    [9_000, 4_000, 2],
    [18_000, 5_000, 3],
  ]);
});

test('a crest that ends short is lengthened to the foot of its hill', () => {
  const hill = featureOf(
    layOut([
      {
        ...{ kind: 'hill', id: 'knoll' },
        outline: [
          [-10, -5],
          [10, -5],
          [10, 5],
          [-10, 5],
        ],
        crest: [
          [-6, 0],
          [6, 0],
        ],
      },
    ]),
    'hill',
    'knoll',
  );
  expect([...(hill?.crest.axis ?? [])]).toEqual([-10_000, 0, 10_000, 0]);
});

test('what a wood hides is in no setting and in the view of those alone who know it', () => {
  const { setting, state } = scene([{ id: 'line', at: [0, -40] }], {
    features: [wood, farm],
    ground: { known: { farm: ['french'] } },
  });
  expect(JSON.stringify(setting.source)).not.toContain('farm');
  const seen = (side: string) =>
    terrainOf(setting, view(setting, state, { side })).features.map(({ id }) => id);
  expect(seen('french')).toEqual(['copse', 'farm']);
  expect(seen('allied')).toEqual(['copse']);
  const again = position(setting, state);
  expect(again.features?.map(({ id }) => id)).toEqual(['copse', 'farm']);
  expect(again.ground).toEqual({ known: { farm: ['french'] } });
});
