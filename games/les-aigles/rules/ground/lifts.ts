/** Ways through what would hold one up: roads, bridges, fords, forest paths and alleys. */

import { shapeOf } from '../../ground/terrain/shape-of.ts';
import { near } from '../../ground/terrain/terrain.ts';
import type { Water, Wood } from '../../model/features.ts';
import type { Laid } from '../../model/terrain.ts';
import type { WaterSort } from '../../model/terrain-entries.ts';
import { DISORGANISED, FORMED, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { QUARTER_PACE } from '../../tables/terrain.ts';
import type { Ground, Lift } from './going.ts';
import { fitsAlley, frontRules, goesAsArtillery, isNarrow, isSkirmishing, type Mover } from './mover.ts';

/** LA-O7.1-7, LA-O2.4-15, LA-O6.5-4: a road cancels what it crosses, for whoever is narrow enough. */
export const roadsThrough = (
  { terrain }: Ground,
  mover: Mover,
  feature: Laid,
  rules: readonly string[],
): readonly Lift[] =>
  isNarrow(mover)
    ? near(terrain, shapeOf(feature)).flatMap((road) =>
        road.kind === 'road'
          ? [
              {
                bed: road.bed,
                pace: 1,
                level: FORMED,
                rules: ['LA-O7.1-7', ...frontRules(mover), ...rules],
                levelRules: [],
              },
            ]
          : [],
      )
    : [];

const BRIDGED: readonly string[] = ['LA-O6.3-6', 'LA-O7.1-7', 'LA-O6.1-1'];

const CLASSES: Readonly<Record<WaterSort, readonly string[]>> = {
  stream: ['LA-O6.1-2'],
  ditch: ['LA-O1.2-5'],
  river: ['LA-O6.1-3'],
  'big river': ['LA-O6.1-4', 'LA-O6.4-1'],
};

/** LA-O6.3-6: a bridge is a road. */
export const bridgesOf = (mover: Mover, { crossings, entry }: Water): readonly Lift[] =>
  isNarrow(mover)
    ? crossings.flatMap(({ sort, bed }) =>
        sort === 'bridge'
          ? [
              {
                ...{ bed, pace: 1, level: FORMED, crossing: 'bridge' as const, levelRules: [] },
                rules: [...BRIDGED, ...CLASSES[entry.sort]],
              },
            ]
          : [],
      )
    : [];

/** LA-O6.3-7 to -9, -14: at a quarter of the pace, and not for guns. */
export const fordsOf = (mover: Mover, { crossings }: Water): readonly Lift[] =>
  crossings.flatMap(({ sort, bed }): Lift[] =>
    sort === 'ford'
      ? [
          {
            ...{ bed, pace: QUARTER_PACE, level: DISORGANISED, unforced: true, crossing: 'ford' },
            rules: ['LA-O6.3-7', 'LA-O6.3-9', 'LA-O6.1-3'],
            levelRules: ['LA-O6.3-14', ...(isSkirmishing(mover) ? ['LA-O0-18'] : []), 'LA-O0-8'],
            ...(goesAsArtillery(mover) && { bar: 'LA-O6.3-8' }),
          },
        ]
      : [],
  );

/** LA-O4.3-20, -22: normal pace, and in an alley a narrow front keeps its ranks. */
export const pathsOf = (mover: Mover, { paths }: Wood): readonly Lift[] => {
  if (mover.unit.arm !== 'infantry' || !isNarrow(mover)) return [];
  return paths.map(({ sort, bed }): Lift => {
    const isFormed = isSkirmishing(mover) || (sort === 'alley' && fitsAlley(mover));
    const rule = sort === 'alley' ? 'LA-O4.3-22' : 'LA-O4.3-20';
    return {
      ...{ bed, pace: 1, level: isFormed ? FORMED : WITHOUT_FORMATION, rules: [rule, 'LA-O4.3-21'] },
      levelRules: [rule, 'LA-O0-8'],
      ...(!isFormed && { unforced: true as const }),
    };
  });
};
