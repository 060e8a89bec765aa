import { randomFrom } from '@grognard/engine';
import { expect, test } from 'vitest';
import { countOf, firstSeed, patience } from '../../../../tools/counts.ts';
import { hidingLand, seesPart } from '../../rules/sight/sees.ts';
import { stanceOfPart } from '../../rules/sight/stance.ts';
import type { FeatureEntry } from '../../terrain/entries.ts';
import type { Scene } from '../scene.ts';
import { box, column, foe, ground, hill, house, wood } from './looking.ts';

const features: readonly FeatureEntry[] = [
  hill({
    outline: box(-60, -8, -20, 8),
    crest: [
      [-60, 0],
      [-20, 0],
    ],
  }),
  { kind: 'plateau', id: 'mesa', outline: box(20, -12, 70, 16), crest: box(25, -7, 65, 11) },
  wood('wood', box(-10, 20, 12, 34)),
  house('farm', -6, -8, 4, 2),
  { kind: 'crop', id: 'wheat', sort: 'tall', outline: box(-50, 30, -20, 50) },
];

/** Neither on a crest, nor near enough for scouts, nor in anything that hides. */
const isPlain = ({ setting, state }: Scene, index: number): boolean => {
  const land = hidingLand(setting, state);
  const part = state.parts.flat()[index];
  const unit = state.units.flat()[index];
  if (land === undefined || part === undefined || unit === undefined) return false;
  const { crests, scouted, hidden } = stanceOfPart(land, part, unit);
  return crests.length === 0 && scouted.length === 0 && hidden.length === 0;
};

test('whoever sees an enemy in the open is seen by him', { timeout: patience }, () => {
  const seen = { both: 0, neither: 0 };
  for (let i = 0; i < 10 * countOf('lesAiglesSight'); i += 1) {
    const random = randomFrom(firstSeed + i);
    const place = (): readonly [number, number] => [random.below(160) - 80, random.below(100) - 50];
    const given = ground(
      features,
      [
        column('me', place(), { facing: random.below(360) }),
        foe('he', place(), { facing: random.below(360) }),
      ],
      { now: { period: 1, quarter: 1 } },
    );
    if (!isPlain(given, 0) || !isPlain(given, 1)) continue;
    const [mine, his] = [
      seesPart(given.setting, given.state, 0, 1),
      seesPart(given.setting, given.state, 1, 0),
    ];
    expect([firstSeed + i, his]).toEqual([firstSeed + i, mine]);
    seen[mine ? 'both' : 'neither'] += 1;
  }
  expect(Math.min(seen.both, seen.neither)).toBeGreaterThan(0);
});
