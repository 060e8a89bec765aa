import { recorded, scripted } from '@grognard/engine';
import { expect, test } from 'vitest';
import { judgeTable } from '../../ground/terrain/tables/judge.ts';
import { layOut } from '../../ground/terrain/terrain.ts';
import { type FeatureEntry, materials, type Point } from '../../model/terrain-entries.ts';
import { open } from '../../scenario/open.ts';
import { prepare, publicScenarioOf } from '../../scenario/prepare.ts';
import { sentences } from '../../words/saying.ts';
import { proves } from '../proving.ts';
import { table, unit } from '../scene.ts';
import { box, codes, findings, highRoad, hill, remarks, river, square, wood } from './judged.ts';

proves(
  ['LA-OV-1', 'LA-OV-2', 'LA-O1.1-4'],
  'what lies off the table, or is a mountain, is refused',
  (saw) => {
    const alp: FeatureEntry = { id: 'alp', kind: 'mountain', outline: square(0, 0, 5) };
    saw([findings([wood(118, 0)]), findings([alp])]);
    expect(codes([wood(118, 0)])).toEqual(['lies-off-table']);
    expect(codes([wood(115, 0)])).toEqual([]);
    expect(codes([wood(0, 0), wood(0, 0)])).toContain('feature-twice');
    expect(codes([alp])).toEqual(['mountain']);
  },
);

proves(['LA-OV-16', 'LA-O9.1-5'], 'a redoubt has an opening at its back', (saw) => {
  const redoubt = (gorge: readonly [Point, Point]): FeatureEntry => ({
    id: 'fleche',
    kind: 'redoubt',
    outline: square(0, 0, 6),
    gorge,
  });
  saw(
    findings([
      redoubt([
        [-1, -6],
        [1, -6],
      ]),
    ]),
  );
  expect(
    codes([
      redoubt([
        [-1, -6],
        [1, -6],
      ]),
    ]),
  ).toEqual(['no-gorge']);
  expect(
    codes([
      redoubt([
        [-3, 0],
        [3, 0],
      ]),
    ]),
  ).toEqual(['no-gorge']);
  expect(
    codes([
      redoubt([
        [-3, -6],
        [3, -6],
      ]),
    ]),
  ).toEqual([]);
});

proves(
  ['LA-OV-18', 'LA-OV-19'],
  'a hedge round a meadow is light, a wall round a park hard; shut in or across a road they are remarked',
  (saw) => {
    const round = (material: 'hedge' | 'stone wall', x: number): FeatureEntry => ({
      id: material,
      kind: 'line',
      material,
      way: square(x, 0, 8),
      closed: true,
    });
    const [meadow, park] = layOut([round('hedge', 0), round('stone wall', 40)]).features;
    if (meadow?.kind !== 'line' || park?.kind !== 'line') throw new Error('no enclosures');
    saw([findings([round('hedge', 0)]), findings([highRoad, round('hedge', 0)])]);
    expect([meadow.sort, park.sort, meadow.length]).toEqual(['light', 'hard', 64_000]);
    expect(remarks([round('hedge', 0)])).toEqual(['shut-in']);
    expect(remarks([highRoad, round('hedge', 0)])).toEqual(['road-through-line']);
  },
);

proves('LA-OV-20', 'what belongs inside a wood lies inside it', (saw) => {
  const glade = (x: number): FeatureEntry => ({
    ...(wood(0, 0, 8) as Extract<FeatureEntry, { kind: 'wood' }>),
    clearings: [square(x, 0, 3)],
  });
  saw(findings([glade(7)]));
  expect(codes([glade(7)])).toEqual(['inside-wood']);
  expect(codes([glade(0)])).toEqual([]);
  const pond = (x: number): FeatureEntry => ({
    id: 'pond',
    kind: 'marsh',
    sort: 'pond',
    outline: square(x, 0, 2),
    hiddenIn: 'wood 0 0',
  });
  expect(codes([wood(0, 0, 8), pond(0)])).toEqual([]);
  expect(codes([wood(0, 0, 8), pond(9)])).toEqual(['inside-wood']);
});

proves('LA-OV-29', 'only what the chapter lets share ground may', (saw) => {
  const field: FeatureEntry = { id: 'field', kind: 'crop', sort: 'tall', outline: square(0, 0, 6) };
  saw(findings([field, wood(0, 0)]));
  expect(codes([field, wood(0, 0)])).toEqual(['one-on-another']);
  expect(codes([hill(0, 0), wood(0, 0)])).toEqual([]);
  expect(codes([highRoad, wood(0, 0), hill(0, 0)])).toEqual([]);
  expect(codes([wood(0, 0), wood(4, 0)])).toEqual(['one-on-another']);
});

proves('LA-OV-17', 'a line of an unknown material is refused', (saw) => {
  const line = (material: string): FeatureEntry => ({
    ...{ id: 'fence', kind: 'line', material },
    way: [
      [-5, 0],
      [5, 0],
    ],
  });
  saw(findings([line('glass')]));
  expect(codes([line('glass')])).toEqual(['unknown-material']);
  for (const material of materials) expect(codes([line(material)])).toEqual([]);
});

proves('LA-OV-31', 'nobody begins where he may not stand', (saw) => {
  const begin = (features: readonly FeatureEntry[], entry: Parameters<typeof unit>[0]) => {
    const scenario = { ...table, features, units: [unit(entry)] };
    const prepared = prepare(publicScenarioOf(scenario), {});
    if (!prepared.ok) throw new Error('no table');
    const opened = open(
      prepared.value,
      scenario,
      [{ side: 'french' }, { side: 'allied' }],
      recorded(scripted([])),
    );
    return opened.ok ? [] : opened.error;
  };
  const guns = {
    id: 'guns',
    at: [0, 1] as const,
    companies: [{ troop: 'foot-8pdr', figures: 4 }],
    formation: 'in battery' as const,
  };
  const marsh: FeatureEntry = { id: 'bog', kind: 'marsh', sort: 'bog', outline: square(0, 0, 8) };
  saw(begin([hill(0, 0)], guns));
  expect(begin([hill(0, 0)], guns).map(({ code }) => code)).toEqual(['stands-where-it-may-not']);
  expect(begin([hill(40, 0)], guns)).toEqual([]);
  expect(begin([marsh], { id: 'foot', at: [0, 0] }).map(({ code }) => code)).toEqual([
    'stands-where-it-may-not',
  ]);
  expect(begin([wood(0, 0)], { id: 'foot', at: [0, 0] })).toEqual([]);
});

test('every finding has a sentence in both languages', () => {
  const found = findings([
    wood(118, 0),
    river({ crossings: [] }),
    { id: 'hill', kind: 'hill', outline: square(0, 0, 6) },
  ]);
  for (const language of ['fr', 'en'] as const)
    for (const each of found) expect(sentences(language).refusal(each)).toMatch(/^\p{Lu}/u);
});

test('a table with more on it than can be judged is refused at once', () => {
  const many = Array.from({ length: 151 }, (_, i) => ({ ...wood(0, 0), id: `wood ${i}` }));
  const codesOf = (features: readonly FeatureEntry[]) =>
    judgeTable({ table: { width: 240, depth: 120 }, sides: [], units: [], features }, box).map(
      ({ code }) => code,
    );
  expect(codesOf(many)).toEqual(['too-much-on-table']);
  const jagged = Array.from({ length: 1_501 }, (_, i): Point => [i / 20, i % 2]);
  expect(codesOf([{ ...wood(0, 0), kind: 'wood', sort: 'wood', outline: jagged }])).toEqual([
    'too-much-on-table',
  ]);
  // Two hundred pairs lie on each other, and twenty of them are told.
  expect(codesOf(many.slice(0, 21)).filter((code) => code === 'one-on-another')).toHaveLength(20);
});
