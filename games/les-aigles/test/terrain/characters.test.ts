import { expect } from 'vitest';
import { charactersOf } from '../../ground/terrain/tables/labels.ts';
import { layOut } from '../../ground/terrain/terrain.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { proves } from '../proving.ts';
import { box, codes, findings, highRoad, hill, house, remarks, river, square, wood } from './judged.ts';

const characters = (features: readonly FeatureEntry[]) => charactersOf(layOut(features), box);

const labelsOf = (features: readonly FeatureEntry[]) => characters(features).map(({ label }) => label);

proves(
  ['LA-O1.1-2', 'LA-O1.1-3', 'LA-O1.1-5', 'LA-O1.1-7', 'LA-O1.1-18', 'LA-O1.1-19'],
  'three woods make a table wooded, three hills hilly; fewer leave it a plain',
  (saw) => {
    saw([
      characters([]),
      characters([wood(-50, 0), wood(0, 0), wood(50, 0)]),
      characters([hill(-50, 0), hill(0, 0), hill(50, 0)]),
    ]);
    expect(labelsOf([])).toEqual(['plain']);
    expect(labelsOf([wood(-50, 0), wood(50, 0), hill(0, 30), hill(0, -30)])).toEqual(['plain']);
    expect(labelsOf([wood(-50, 0), wood(0, 0), wood(50, 0)])).toEqual(['wooded']);
    expect(labelsOf([hill(-50, 0), hill(0, 0), hill(50, 0)])).toEqual(['hilly']);
    const plateau: FeatureEntry = {
      id: 'top',
      kind: 'plateau',
      outline: square(0, 0, 8),
      crest: square(0, 0, 4),
    };
    expect(labelsOf([hill(-50, 0), plateau, hill(50, 0)])).toEqual(['hilly']);
  },
);

proves('LA-O1.1-6', 'one forest along an edge makes a table wooded', (saw) => {
  saw(characters([wood(0, 55)]));
  expect(labelsOf([wood(0, 55)])).toEqual(['wooded']);
  expect(labelsOf([wood(0, 54)])).toEqual(['plain']);
});

proves(['LA-O1.1-9', 'LA-O1.1-10'], 'villages are counted, not houses', (saw) => {
  const named = (ids: readonly string[]): readonly FeatureEntry[] =>
    ids.map((id) => ({ id, kind: 'village', street: 'road' }));
  const three = [
    highRoad,
    ...named(['a', 'b']),
    house(-40, 1, 'a'),
    house(-40, -1, 'a'),
    house(0, 1, 'b'),
    house(40, 1),
  ];
  saw(characters(three));
  expect(labelsOf(three)).toEqual(['urban']);
  expect(
    labelsOf([highRoad, ...named(['a']), house(-40, 1, 'a'), house(-30, 1, 'a'), house(-40, -1, 'a')]),
  ).toEqual(['plain']);
});

proves(
  ['LA-O1.1-12', 'LA-O1.1-13', 'LA-O1.1-20'],
  'fields, water points and watercourses give a table their name',
  (saw) => {
    const field: FeatureEntry = { id: 'field', kind: 'crop', sort: 'ploughland', outline: square(0, 0, 5) };
    const pond: FeatureEntry = { id: 'pond', kind: 'marsh', sort: 'pond', outline: square(0, 0, 5) };
    saw([characters([field]), characters([pond]), characters([river()])]);
    expect([field, pond, river()].map((each) => labelsOf([each]))).toEqual([
      ['agricultural'],
      ['marshy'],
      ['valley'],
    ]);
  },
);

proves(
  ['LA-O1.1-15', 'LA-O1.1-17'],
  'two characters, or two kinds of ground in one place, make a table mixed',
  (saw) => {
    const both = [wood(-50, 0), wood(0, 0), wood(50, 0), hill(-50, 40), hill(0, 40), hill(50, 40)];
    const one = [hill(0, 0), wood(0, 3, 2)];
    saw([characters(both), characters(one)]);
    expect(labelsOf(both)).toEqual(['wooded', 'hilly', 'mixed']);
    expect(labelsOf(one)).toEqual(['mixed']);
    expect(labelsOf([hill(0, 0), wood(0, 30, 2)])).toEqual(['plain']);
  },
);

proves(['LA-OV-24'], 'a character that a table does not have is refused', (saw) => {
  saw(findings([wood(0, 0)], { character: ['wooded'] }));
  expect(codes([wood(0, 0)], { character: ['wooded'] })).toEqual(['untrue-label']);
  expect(codes([wood(-50, 0), wood(0, 0), wood(50, 0)], { character: ['wooded'] })).toEqual([]);
});

proves(
  ['LA-OV-26', 'LA-O1.1-21', 'LA-O1.1-23', 'LA-O1.2-3', 'LA-O1.2-4'],
  'a friendly table needs both sides, an organiser’s or a scenario’s does not',
  (saw) => {
    saw(findings([wood(0, 0)], { origin: 'friendly', accepted: ['french'] }));
    expect(codes([wood(0, 0)], { origin: 'friendly', accepted: ['french'] })).toEqual(['not-agreed']);
    expect(codes([wood(0, 0)], { origin: 'friendly', accepted: ['french', 'allied'] })).toEqual([]);
    expect(codes([wood(0, 0)], { origin: 'competition' })).toEqual([]);
  },
);

proves(['LA-OV-27', 'LA-O1.1-22'], 'halves of a table that differ are remarked, not refused', (saw) => {
  saw(findings([wood(0, 20)]));
  expect(remarks([wood(0, 20)])).toEqual(['uneven']);
  expect(codes([wood(0, 20)])).toEqual([]);
  expect(remarks([wood(0, 20), wood(30, -20)])).toEqual([]);
  expect(remarks([wood(0, 20, 5), wood(30, -20, 4.5)])).toEqual([]);
});
