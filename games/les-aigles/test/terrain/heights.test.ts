import { expect } from 'vitest';
import { layOut } from '../../ground/terrain/terrain.ts';
import type { FeatureEntry, Point } from '../../model/terrain-entries.ts';
import { proves } from '../proving.ts';
import { codes, findings, hill, remarks, square } from './judged.ts';

proves(
  ['LA-OV-3', 'LA-O2.2-3', 'LA-O2.2-4', 'LA-O2.2-9'],
  'a hill without a crest that parts it is refused',
  (saw) => {
    const bald: FeatureEntry = { id: 'hill', kind: 'hill', outline: square(0, 0, 6) };
    const beside = {
      ...bald,
      crest: [
        [10, 0],
        [10, 5],
      ] as readonly Point[],
    };
    saw(findings([bald]));
    expect(codes([bald])).toEqual(['no-crest']);
    expect(codes([beside])).toEqual(['no-crest']);
    expect(codes([hill(0, 0)])).toEqual([]);
    const short = {
      ...bald,
      crest: [
        [-2, 0],
        [2, 0],
      ] as readonly Point[],
    };
    expect(codes([short])).toEqual([]);
  },
);

proves(
  ['LA-OV-4', 'LA-O3.1-3', 'LA-O3.1-4'],
  'a plateau without the border of its top inside it is refused',
  (saw) => {
    const flat = (crest?: readonly Point[]): FeatureEntry => ({
      ...{ id: 'top', kind: 'plateau', outline: square(0, 0, 8) },
      ...(crest !== undefined && { crest }),
    });
    const [sound] = layOut([flat(square(0, 0, 5))]).features;
    if (sound?.kind !== 'plateau') throw new Error('no plateau');
    saw(findings([flat()]));
    expect(codes([flat()])).toEqual(['no-top']);
    expect(codes([flat(square(0, 5, 5))])).toEqual(['no-top']);
    expect(codes([flat(square(0, 0, 5))])).toEqual([]);
    expect(sound.slope.area).toBe(256e6 - 100e6);
    expect(codes([flat(square(0, 3, 5))])).toEqual([]);
  },
);

proves(['LA-OV-5', 'LA-O1.1-16'], 'slopes that are told cover a hill exactly once', (saw) => {
  const half = (y: number): readonly Point[] => [
    [-6, y],
    [6, y],
    [6, y + 6],
    [-6, y + 6],
  ];
  const with2 = (low: number): FeatureEntry => ({
    ...(hill(0, 0) as Extract<FeatureEntry, { kind: 'hill' }>),
    slopes: [
      { area: half(0), cover: 'vines' },
      { area: half(low), cover: 'open' },
    ],
  });
  saw(findings([with2(-5)]));
  expect(codes([with2(-6)])).toEqual([]);
  expect(codes([with2(-5)])).toEqual(['slopes-unlike']);
});

proves('LA-OV-30', 'a plateau for guns without room for them is remarked', (saw) => {
  const top = (half: number): FeatureEntry => ({
    id: 'top',
    kind: 'plateau',
    outline: square(0, 0, 8),
    crest: square(0, 0, half),
    forGuns: true,
  });
  saw(findings([top(2)]));
  expect(remarks([top(2)])).toEqual(['no-room-for-guns']);
  expect(remarks([top(4)])).toEqual([]);
});
