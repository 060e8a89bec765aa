import { expect } from 'vitest';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { proves } from '../proving.ts';
import { scene } from '../scene.ts';
import { EAST, garrison, half, partOfUnit, wait } from './hamlet.ts';

/** A mill far from the middle of the table; the street comes up from the south and bends along its northern wall. */
const features: readonly FeatureEntry[] = [
  {
    ...{ kind: 'house', id: 'mill' },
    corners: [
      [24, 33],
      [36, 33],
      [36, 27],
      [24, 27],
    ],
  },
  {
    ...{ kind: 'road', id: 'street' },
    way: [
      [0, -60],
      [0, 35.25],
      [60, 35.25],
    ],
  },
];

proves('LA-O5.2-46', 'a garrison forms its column in the stretch of the street that is nearest', (saw) => {
  const given = scene([garrison(undefined, { side: 'french', at: [30, 30] })], { features });
  const out = saw(wait(half(given, { garrison: [{ do: 'leave', by: 'column', wall: EAST }] })));
  expect(partOfUnit(out, 'garrison')).toMatchObject({
    ...{ x: 36_000, y: 35_250, heading: 9_000, formation: 'march column' },
  });
});
