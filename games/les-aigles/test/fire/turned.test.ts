import { expect } from 'vitest';
import type { UnitEntry } from '../../model/scenario.ts';
import { proves } from '../proving.ts';
import { companies, scene } from '../scene.ts';
import { british, half, reckoned } from './firing.ts';

const [fusiliers, sappers] = [companies(3, 3), companies(3, 3, 'engineer')];

/** A line that looks south, and few enemies before its eastern end: its left. */
const fired = (more: Partial<UnitEntry>) =>
  half(
    scene([
      { id: 'line', at: [0, 0], facing: 180, fired: true, ...more },
      british({
        id: 'few',
        at: [16, -6],
        facing: 0,
        formation: 'march column',
        companies: companies(3, 3, 'line'),
      }),
    ]),
  );

proves('LA-S3.4-22', 'a line that has turned about has at its left whom it had at its right', (saw) => {
  const before = { companies: [...fusiliers, ...sappers] };
  const turned = saw(fired({ ...before, turned: 'about' }));
  const swapped = fired({ companies: [...sappers, ...fusiliers] });
  expect(reckoned(turned, 'line')).toEqual(reckoned(swapped, 'line'));
  expect(reckoned(turned, 'line')).not.toEqual(reckoned(fired(before), 'line'));
});
