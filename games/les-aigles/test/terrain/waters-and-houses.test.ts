import { expect } from 'vitest';
import type { FeatureEntry, Point } from '../../model/terrain-entries.ts';
import { proves } from '../proving.ts';
import {
  bridge,
  codes,
  corners,
  findings,
  highRoad,
  house,
  remarks,
  river,
  road,
  square,
  wood,
} from './judged.ts';

proves(
  ['LA-O6.1-5', 'LA-OV-6', 'LA-OV-29'],
  'a tributary ends in another watercourse where the scenario says so, and nowhere else',
  (saw) => {
    const beck = (more: Partial<Extract<FeatureEntry, { kind: 'water' }>> = {}): FeatureEntry => ({
      ...{ id: 'beck', kind: 'water', sort: 'stream', width: 2 },
      way: [
        [30, 60],
        [30, 0],
      ],
      ...more,
    });
    expect(codes([river(), beck({ into: 'river' })])).toEqual([]);
    // Without a word of the scenario it is a stream that stops short, and lies on another.
    saw(findings([river(), beck()]));
    expect(codes([river(), beck()])).toEqual(expect.arrayContaining(['water-not-through', 'one-on-another']));
    const astray = [
      beck({ into: 'nowhere' }),
      beck({ into: 'beck' }),
      beck({
        into: 'river',
        way: [
          [30, 60],
          [30, 30],
        ],
      }),
      beck({
        into: 'river',
        way: [
          [30, 40],
          [30, 0],
        ],
      }),
    ];
    for (const each of astray) {
      saw(findings([river(), each]));
      expect(codes([river(), each])).toContain('tributary-astray');
    }
  },
);

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

proves('LA-OV-28', 'a road narrower than three figures is remarked', (saw) => {
  const lane = { ...highRoad, width: 4 } as FeatureEntry;
  saw(findings([lane]));
  expect(remarks([lane])).toEqual(['road-narrow']);
  expect(remarks([highRoad])).toEqual([]);
});
