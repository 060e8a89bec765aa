import { recorded, scripted } from '@grognard/engine';
import { expect, test } from 'vitest';
import { open } from '../../scenario/open.ts';
import { groundOf, prepare } from '../../scenario/prepare.ts';
import type { Scenario } from '../../scenario-types.ts';
import { type FeatureEntry, materials, type Point } from '../../terrain/entries.ts';
import { legendOf } from '../../terrain/legend.ts';
import { judgeTable } from '../../terrain/tables/judge.ts';
import { charactersOf } from '../../terrain/tables/labels.ts';
import { layOut } from '../../terrain/terrain.ts';
import { sentences } from '../../words/saying.ts';
import { proves } from '../proving.ts';
import { table, unit } from '../scene.ts';

const box = { minX: -120_000, maxX: 120_000, minY: -60_000, maxY: 60_000 };
const square = (x: number, y: number, half: number): readonly Point[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];
const corners = (x: number, y: number, half: number) =>
  square(x, y, half) as unknown as readonly [Point, Point, Point, Point];

const wood = (x: number, y: number, half = 5): FeatureEntry => ({
  ...{ id: `wood ${x} ${y}`, kind: 'wood', sort: 'wood', outline: square(x, y, half) },
});
const hill = (x: number, y: number): FeatureEntry => ({
  ...{ id: `hill ${x} ${y}`, kind: 'hill', outline: square(x, y, 6) },
  crest: [
    [x - 6, y],
    [x + 6, y],
  ],
});
const road = (way: readonly Point[], id = 'road'): FeatureEntry => ({ id, kind: 'road', way, width: 5 });
const highRoad = road([
  [0, -60],
  [0, 60],
]);
/** A house on the right (1) or the left (-1) of the high road. */
const house = (y: number, hand: 1 | -1, village?: string): FeatureEntry => ({
  ...{ id: `house ${y} ${hand}`, kind: 'house', corners: corners(hand * 5.5, y, 3) },
  ...(village !== undefined && { village }),
});
const river = (more: Partial<Extract<FeatureEntry, { kind: 'water' }>> = {}): FeatureEntry => ({
  ...{ id: 'river', kind: 'water', sort: 'river', width: 4 },
  way: [
    [-120, 0],
    [120, 0],
  ],
  crossings: [bridge(0), bridge(50)],
  ...more,
});
const bridge = (x: number, sort: 'bridge' | 'ford' = 'bridge') => ({
  ...{ id: `${sort} ${x}`, sort, width: 5 },
  way: [
    [x, -3],
    [x, 3],
  ] as readonly Point[],
});

const findings = (features: readonly FeatureEntry[], more: Partial<Scenario> = {}) =>
  judgeTable({ ...table, units: [], features, ...more }, box);
const codes = (features: readonly FeatureEntry[], more: Partial<Scenario> = {}) =>
  findings(features, more)
    .filter(({ grave }) => grave)
    .map(({ code }) => code);
const remarks = (features: readonly FeatureEntry[], more: Partial<Scenario> = {}) =>
  findings(features, more)
    .filter(({ grave }) => !grave)
    .map(({ code }) => code);
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
  ['LA-O2.2-8e', 'LA-O2.1-1'],
  'a hill with a flat top is a hill by its crest, a plateau by the border of its top',
  (saw) => {
    const [asHill, asPlateau] = layOut([
      hill(0, 0),
      { id: 'top', kind: 'plateau', outline: square(40, 0, 8), crest: square(40, 0, 4) },
    ]).features;
    if (asHill === undefined || asPlateau === undefined) throw new Error('nothing laid');
    saw([
      legendOf(asHill),
      legendOf(asPlateau),
      findings([{ id: 'bald', kind: 'hill', outline: square(0, 0, 6) }]),
    ]);
    expect([legendOf(asHill).as, legendOf(asPlateau).as]).toEqual(['hill', 'plateau']);
  },
);

proves(
  ['LA-OV-4', 'LA-O3.1-2', 'LA-O3.1-3', 'LA-O3.1-4'],
  'a plateau without the border of its top inside it is refused',
  (saw) => {
    const flat = (crest?: readonly Point[]): FeatureEntry => ({
      ...{ id: 'top', kind: 'plateau', outline: square(0, 0, 8) },
      ...(crest !== undefined && { crest }),
    });
    const [sound] = layOut([flat(square(0, 0, 5))]).features;
    if (sound?.kind !== 'plateau') throw new Error('no plateau');
    saw([findings([flat()]), legendOf(sound)]);
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

proves(
  ['LA-OV-6', 'LA-O6.1-5'],
  'a watercourse runs from one edge to another; a brook in a wood need not',
  (saw) => {
    const short = river({
      way: [
        [-120, 0],
        [60, 0],
      ],
    });
    saw(findings([short]));
    expect(codes([short])).toContain('water-not-through');
    expect(codes([river()])).toEqual([]);
    expect(
      codes([
        river({
          way: [
            [-120, 0],
            [0, 5],
            [-120, 10],
          ],
          crossings: [],
        }),
      ]),
    ).toContain('water-not-through');
    const brook: FeatureEntry = {
      id: 'brook',
      kind: 'water',
      sort: 'stream',
      width: 1,
      way: [
        [-3, 0],
        [3, 0],
      ],
      hiddenIn: 'wood 0 0',
    };
    expect(codes([wood(0, 0), brook])).toEqual([]);
  },
);

proves(
  ['LA-OV-7', 'LA-O6.3-2', 'LA-O6.3-3e'],
  'a river has two crossings: bridges, fords, or one of each',
  (saw) => {
    saw(findings([river({ crossings: [bridge(0)] })]));
    expect(codes([river({ crossings: [bridge(0)] })])).toEqual(['few-crossings']);
    expect(codes([river({ crossings: [bridge(0, 'ford')] })])).toEqual(['few-crossings']);
    expect(codes([river({ crossings: [bridge(0), bridge(50, 'ford')] })])).toEqual([]);
    expect(codes([river({ crossings: [bridge(0, 'ford'), bridge(50, 'ford')] })])).toEqual([]);
    expect(codes([river({ sort: 'stream', crossings: [] })])).toEqual([]);
  },
);

proves(['LA-OV-8', 'LA-O6.4-1', 'LA-O6.4-2'], 'a big river has two bridges and no ford', (saw) => {
  const big = (...crossings: readonly ReturnType<typeof bridge>[]) => river({ sort: 'big river', crossings });
  saw([findings([big(bridge(0))]), findings([big(bridge(0), bridge(50), bridge(90, 'ford'))])]);
  expect(codes([big(bridge(0))])).toEqual(['few-bridges']);
  expect(codes([big(bridge(0), bridge(50), bridge(90, 'ford'))])).toEqual(['ford-in-big-river']);
  expect(codes([big(bridge(0), bridge(50))])).toEqual([]);
});

proves(['LA-OV-9', 'LA-OV-10', 'LA-OV-11'], 'bridges reach from bank to bank, and roads use them', (saw) => {
  const stump = {
    ...bridge(0),
    way: [
      [0, -1],
      [0, 1],
    ] as readonly Point[],
  };
  const astray = road([
    [20, -60],
    [20, 60],
  ]);
  saw([
    findings([river({ crossings: [stump, bridge(50)] })]),
    findings([river(), astray]),
    findings([river()]),
  ]);
  expect(codes([river({ crossings: [stump, bridge(50)] })])).toEqual(['crossing-short']);
  expect(codes([river({ crossings: [{ ...bridge(0), width: 1 }, bridge(50)] })])).toEqual(['deck-narrow']);
  expect(codes([river(), astray])).toEqual(['road-in-river']);
  expect(codes([river(), highRoad])).toEqual([]);
  expect(remarks([river(), highRoad])).toEqual(['crossing-without-road']);
});

proves(['LA-OV-12', 'LA-O5.1-6'], 'a house that touches no road is refused', (saw) => {
  const alone: FeatureEntry = { id: 'farm', kind: 'house', corners: corners(30, 0, 3) };
  saw(findings([highRoad, alone]));
  expect(codes([highRoad, alone])).toEqual(['house-off-road']);
  expect(codes([highRoad, house(0, 1)])).toEqual([]);
});

proves(
  ['LA-OV-13', 'LA-O5.1-3', 'LA-O5.1-4e'],
  'a street runs between the houses of a village, half of them on each side',
  (saw) => {
    const village = (street?: string): FeatureEntry => ({
      id: 'v',
      kind: 'village',
      ...(street !== undefined && { street }),
    });
    const four = [house(-10, 1, 'v'), house(0, 1, 'v'), house(-10, -1, 'v'), house(0, -1, 'v')];
    saw([
      findings([highRoad, village(), ...four]),
      findings([highRoad, village('road'), ...four.slice(0, 3), house(10, 1, 'v')]),
    ]);
    expect(codes([highRoad, village(), ...four])).toEqual(['no-street']);
    expect(codes([highRoad, village('road'), house(-10, 1, 'v'), house(0, 1, 'v')])).toEqual(['no-street']);
    expect(
      remarks([highRoad, village('road'), ...four]).filter((code) => code === 'houses-one-sided'),
    ).toEqual([]);
    expect(remarks([highRoad, village('road'), ...four.slice(0, 3)])).not.toContain('houses-one-sided');
    expect(remarks([highRoad, village('road'), ...four.slice(0, 3), house(10, 1, 'v')])).toContain(
      'houses-one-sided',
    );
  },
);

proves(['LA-OV-14', 'LA-O5.1-8'], 'a house has four sides that keep clear of each other', (saw) => {
  const knot: FeatureEntry = {
    id: 'knot',
    kind: 'house',
    corners: [
      [2.5, 0],
      [8.5, 6],
      [8.5, 0],
      [2.5, 6],
    ],
  };
  const hut: FeatureEntry = { id: 'hut', kind: 'house', corners: corners(3.2, 0, 0.7) };
  saw([findings([highRoad, knot]), findings([highRoad, hut])]);
  expect(codes([highRoad, knot])).toContain('house-not-four');
  expect(remarks([highRoad, hut])).toContain('house-too-small');
  expect(remarks([highRoad, house(0, 1)])).not.toContain('house-too-small');
});

proves('LA-OV-15', 'a house stands on no road, water, marsh or other house', (saw) => {
  const onRoad: FeatureEntry = { id: 'inn', kind: 'house', corners: corners(2, 0, 3) };
  saw(findings([highRoad, onRoad]));
  expect(codes([highRoad, onRoad])).toEqual(['house-on']);
  expect(codes([highRoad, house(0, 1), { ...house(2, 1), id: 'second' }])).toEqual(['house-on']);
  expect(codes([highRoad, house(0, 1), house(7, 1)])).toEqual([]);
});

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
  [
    'LA-OV-18',
    'LA-OV-19',
    'LA-O8.1-9',
    'LA-O8.1-10e',
    'LA-O8.1-4',
    'LA-O8.1-5',
    'LA-O8.1-1',
    'LA-O8.1-3',
    'LA-O8.1-7',
  ],
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
    saw([
      legendOf(meadow),
      legendOf(park),
      findings([round('hedge', 0)]),
      findings([highRoad, round('hedge', 0)]),
    ]);
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

proves(
  ['LA-OV-22', 'LA-OV-23'],
  'a marsh at a bridge, and an arm that finds no way through, are remarked',
  (saw) => {
    const marsh: FeatureEntry = { id: 'bog', kind: 'marsh', sort: 'bog', outline: square(0, 6, 3) };
    const fords = river({ crossings: [bridge(0, 'ford'), bridge(50, 'ford')] });
    saw([findings([river(), marsh]), findings([fords])]);
    expect(remarks([river(), marsh])).toContain('marsh-cuts');
    expect(
      findings([fords])
        .filter(({ code }) => code === 'no-way-through')
        .map(({ params }) => params?.arm),
    ).toEqual(['foot artillery', 'horse artillery']);
    expect(remarks([river()])).not.toContain('no-way-through');
  },
);

proves(['LA-OV-25', 'LA-O1.1-11'], 'villages without a hedge or a wall are remarked', (saw) => {
  const town = [highRoad, house(-40, 1), house(0, 1), house(40, 1)];
  const wall: FeatureEntry = {
    id: 'wall',
    kind: 'line',
    material: 'stone wall',
    way: [
      [20, 0],
      [30, 0],
    ],
  };
  saw(findings(town));
  expect(remarks(town)).toContain('no-walls-in-town');
  expect(remarks([...town, wall])).not.toContain('no-walls-in-town');
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

proves('LA-OV-28', 'a road narrower than three figures is remarked', (saw) => {
  const lane = { ...highRoad, width: 4 } as FeatureEntry;
  saw(findings([lane]));
  expect(remarks([lane])).toEqual(['road-narrow']);
  expect(remarks([highRoad])).toEqual([]);
});

proves('LA-OV-29', 'only what the chapter lets share ground may', (saw) => {
  const field: FeatureEntry = { id: 'field', kind: 'crop', sort: 'tall', outline: square(0, 0, 6) };
  saw(findings([field, wood(0, 0)]));
  expect(codes([field, wood(0, 0)])).toEqual(['one-on-another']);
  expect(codes([hill(0, 0), wood(0, 0)])).toEqual([]);
  expect(codes([highRoad, wood(0, 0), hill(0, 0)])).toEqual([]);
  expect(codes([wood(0, 0), wood(4, 0)])).toEqual(['one-on-another']);
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

proves(
  [
    'LA-O1.2-1',
    'LA-O1.2-2',
    'LA-O1.2-5',
    'LA-O1.2-6',
    'LA-O2.1-3',
    'LA-O2.2-2',
    'LA-O4.1-1',
    'LA-O4.1-3',
    'LA-O5.1-2',
    'LA-O6.1-1',
    'LA-O6.1-2',
    'LA-O6.1-3',
    'LA-O6.1-4',
  ],
  'every thing of any size belongs to a family and has one set of rules',
  (saw) => {
    const entries: readonly FeatureEntry[] = [
      hill(0, 0),
      { ...wood(0, 0, 0.5), sort: 'orchard' } as FeatureEntry,
      { ...wood(0, 0, 50), id: 'big', sort: 'forest' } as FeatureEntry,
      { id: 'v', kind: 'village' },
      river(),
      river({ id: 'brook', sort: 'stream' }),
      river({ id: 'trench', sort: 'ditch' }),
      river({ id: 'flood', sort: 'big river' }),
      { id: 'bog', kind: 'marsh', sort: 'bog', outline: square(0, 0, 1) },
    ];
    const legends = layOut(entries).features.map(legendOf);
    saw(legends);
    expect(legends.map(({ family, as }) => `${family}: ${as}`)).toEqual([
      'relief: hill',
      'woods: wood',
      'woods: wood',
      'buildings: village',
      'waters: river',
      'waters: stream',
      'waters: stream',
      'waters: big river',
      'marshes: marsh',
    ]);
  },
);

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
    const prepared = prepare(groundOf(scenario), {});
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
