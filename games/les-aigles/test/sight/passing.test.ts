import { expect } from 'vitest';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { proves } from '../proving.ts';
import { column, foe, ground, look } from './looking.ts';

/** A hedge from west to east. */
const hedge = (west: number, east: number): FeatureEntry => ({
  ...{ kind: 'line', id: 'hedge', material: 'hedge' },
  way: [
    [west, 0],
    [east, 0],
  ],
});

proves(
  ['LA-O8.2-1', 'LA-O8.2-2'],
  'a sight passes over what lies between, and not over what lies beside',
  (saw) => {
    const over = (west: number, east: number) => {
      const given = ground([hedge(west, east)], [column('me', [40, -12]), foe('he', [45, 12])]);
      return saw(look(given, 'me', 'he')).rules.includes('LA-O8.2-1');
    };
    expect(over(35, 60)).toBe(true);
    expect(over(44, 60)).toBe(false);
    expect(over(20, 41)).toBe(false);
  },
);
