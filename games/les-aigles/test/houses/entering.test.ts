import { describe, expect, test } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { switches } from '../../model/switches.ts';
import { proves } from '../proving.ts';
import { companies, refusalsOf } from '../scene.ts';
import {
  ahead,
  all,
  atWalls,
  column,
  EAST,
  enter,
  garrison,
  half,
  hamlet,
  insideOf,
  mill,
  NORTH,
  partOfUnit,
  posted,
  SOUTH,
  WEST,
  wait,
} from './hamlet.ts';

const AT_SOUTH = column({ id: 'column', at: [0, -3] });
const SPREAD = posted([NORTH, 0, 3], [NORTH, 1, 1], [EAST, 1, 2], [EAST, 2, 2], [WEST, 2, 1], [WEST, 3, 3]);

describe('entering a house', () => {
  proves(
    [
      'LA-O5.2-3',
      'LA-O5.2-4',
      'LA-O5.2-5',
      'LA-O5.2-6',
      'LA-O5.2-8',
      'LA-O5.2-12',
      'LA-O5.2-13',
      'LA-O5.2-21',
      'LA-O5.2-22e',
    ],
    'a column of twelve at the wall is in after half a period, four to each of three sides',
    (saw) => {
      const posts = posted(
        [NORTH, 0, 3],
        [NORTH, 1, 1],
        [EAST, 1, 2],
        [EAST, 2, 2],
        [WEST, 3, 3],
        [NORTH, 2, 1],
      );
      expect(refusalsOf(hamlet([AT_SOUTH]), 'column', [enter(SOUTH, SPREAD)])).toMatchObject([
        { rule: 'LA-O5.2-26' },
      ]);
      const fit = posted(
        [WEST, 0, 3],
        [WEST, 1, 1],
        [NORTH, 1, 2],
        [NORTH, 2, 2],
        [EAST, 2, 1],
        [EAST, 3, 3],
      );
      const given = hamlet([AT_SOUTH]);
      expect(refusalsOf(given, 'column', [enter(SOUTH, fit)])).toEqual([]);
      expect(posts).toHaveLength(6);
      const then = half(given, { column: [enter(SOUTH, fit)] });
      saw(then.events);
      expect(atWalls(then, 'column')).toEqual([4, 4, 0, 4]);
      expect(partOfUnit(then, 'column').degradation).toBe(2);
      expect(all(then, 'holds-house')).toHaveLength(1);
    },
  );

  proves(
    ['LA-O5.2-10', 'LA-O5.2-11e'],
    'begun in the second quarter, the entry ends with the third',
    (saw) => {
      const given = hamlet([column({ id: 'column', at: [0, -3], degraded: 'disorganised' })]);
      const plans = { column: [{ do: 'reorganise' as const }, enter(SOUTH)] };
      const first = half(given, plans);
      expect(insideOf(first, 'column')).toBeUndefined();
      expect(partOfUnit(first, 'column').doing).toMatchObject({ what: 'enter', left: 1, since: 2 });
      const then = half(first);
      saw(then.events);
      expect(insideOf(then, 'column')).toMatchObject({ since: 3 });
    },
  );

  proves('LA-O5.5-7', 'a march ends at the wall, and the column stands square against it', (saw) => {
    const given = hamlet([column({ id: 'column', at: [1, -7] })]);
    const then = half(given, { column: [ahead(6), enter(SOUTH)] });
    saw(then.events);
    expect(all(then, 'reached-wall')).toMatchObject([
      { to: { x: 1_000, y: -3_000, heading: 0 }, figures: 3 },
    ]);
    expect(partOfUnit(then, 'column').doing).toMatchObject({ what: 'enter', since: 2 });
  });

  proves(
    ['LA-O5.2-13', 'LA-O5.2-14e', 'LA-O5.2-15e'],
    'a line too wide, or one that touches with its flank, stays out',
    (saw) => {
      const wide = hamlet([{ id: 'line', at: [0, -3], companies: companies(6, 3) }]);
      const refused = refusalsOf(wide, 'line', [enter(SOUTH)]);
      saw(refused);
      expect(refused).toMatchObject([{ rule: 'LA-O5.2-13', code: 'house-too-wide' }]);
      const flank = hamlet([{ id: 'line', at: [-15, -1], facing: 0, companies: companies(4, 3) }]);
      const beside = refusalsOf(flank, 'line', [enter(WEST)]);
      expect(beside).toMatchObject([{ rule: 'LA-O5.2-13', code: 'house-too-wide' }]);
      const away = hamlet([column({ id: 'column', at: [0, -9] })]);
      expect(refusalsOf(away, 'column', [enter(SOUTH)])).toMatchObject([{ code: 'house-not-at-wall' }]);
      const then = half(wide, { line: [enter(SOUTH)] });
      expect(all(then, 'set-aside')).toMatchObject([{ task: 'enter', rules: ['LA-O5.2-13'] }]);
    },
  );

  proves(['LA-O5.2-4', 'LA-O5.2-5', 'LA-O5.2-7', 'LA-U4.1-17', 'LA-O5.2-9'], 'who may not enter', (saw) => {
    const refused = [
      ...refusalsOf(hamlet([{ id: 'horse', at: [0, -3], companies: companies(2, 3, 'hussar') }]), 'horse', [
        enter(SOUTH),
      ]),
      ...refusalsOf(hamlet([column({ id: 'square', at: [0, -3], formation: 'square' })]), 'square', [
        enter(SOUTH),
      ]),
      ...refusalsOf(
        hamlet([
          column({
            id: 'few',
            at: [0, -3],
            companies: [{ troop: 'fusilier', figures: 12, lost: 10 }],
          }),
        ]),
        'few',
        [enter(SOUTH)],
      ),
      ...refusalsOf(
        hamlet([column({ id: 'broken', at: [0, -3], degraded: 'without formation' })]),
        'broken',
        [enter(SOUTH)],
      ),
      ...refusalsOf(hamlet([column({ id: 'broken', at: [0, -3], degraded: 'in disorder' })]), 'broken', [
        enter(SOUTH),
      ]),
      ...refusalsOf(
        hamlet([
          column({ id: 'forced', at: [0, -3], degraded: 'without formation', cameBy: 'forced march' }),
        ]),
        'forced',
        [enter(SOUTH)],
      ),
    ];
    saw(refused);
    expect(refused.map(({ rule }) => rule)).toEqual([
      ...['LA-O5.2-4', 'LA-O5.2-4', 'LA-O5.2-5', 'LA-O5.2-7', 'LA-U4.1-17', 'LA-O5.2-9'],
    ]);
    expect(
      refusalsOf(
        hamlet([
          column({
            id: 'loose',
            at: [0, -3],
            formation: 'skirmish',
            companies: [{ troop: 'light', figures: 12, lost: 8 }],
            raised: 12,
          }),
        ]),
        'loose',
        [enter(SOUTH)],
      ),
    ).toEqual([]);
  });

  provesBySwitch(
    'LA-O5.2-4',
    'the disorganised may enter',
    { game: { switches }, switch: 'disorganisedEntersHouse' },
    (values) => {
      const given = hamlet([column({ id: 'column', at: [0, -3], degraded: 'disorganised' })], {}, values);
      expect(refusalsOf(given, 'column', [enter(SOUTH)])).toEqual([]);
    },
  );

  proves('LA-O5.2-17', 'neither a second house nor one for a company of its own', (saw) => {
    const given = hamlet([
      column({ id: 'column', at: [0, -12], skirmishers: [{ companies: [1], at: [0, -3], facing: 0 }] }),
    ]);
    const refused = refusalsOf(given, 'column', [enter(SOUTH)], 1);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-O5.2-17', code: 'house-by-detachment' }]);
  });

  proves(
    ['LA-O5.2-40', 'LA-O5.2-62', 'LA-O5.2-3'],
    'not one that friends hold, nor one that has burnt, nor none',
    (saw) => {
      const friends = hamlet([AT_SOUTH, garrison(undefined, { side: 'french' })]);
      const burnt = hamlet([AT_SOUTH], { ground: { houses: { mill: { burning: true } } } });
      const refused = [
        ...refusalsOf(friends, 'column', [enter(SOUTH)]),
        ...refusalsOf(burnt, 'column', [enter(SOUTH)]),
        ...refusalsOf(burnt, 'column', [{ do: 'enter', house: 'castle', wall: 0 }]),
      ];
      saw(refused);
      expect(refused.map(({ rule }) => rule)).toEqual(['LA-O5.2-40', 'LA-O5.2-62', 'LA-O5.2-3']);
    },
  );

  proves('LA-O5.2-16', 'caught before it is in, it has no cover, and a halt is a rout', (saw) => {
    const units = [
      column({ id: 'column', at: [0, -3] }),
      {
        id: 'enemy',
        side: 'allied' as const,
        nation: 'britain' as const,
        at: [6, -6] as const,
        facing: 270,
        companies: companies(5, 3, 'line'),
        formation: 'march column' as const,
      },
    ];
    const given = hamlet(units);
    const met = half(given, { column: [enter(SOUTH)], enemy: [ahead(12)] });
    expect(insideOf(met, 'column')).toBeUndefined();
    expect(partOfUnit(met, 'column').halfIn).toBe('LA-O5.2-16');
    const beaten = half(met, {}, [1, 6, 3, 3]);
    saw(beaten.events);
    expect(all(beaten, 'cut-short')).toMatchObject([{ what: 'enter', rules: ['LA-O5.2-16'] }]);
    const [test] = all(beaten, 'tested').filter(({ part }) => part === 0);
    expect(test?.rows.map(({ rule }) => rule)).not.toContain('LA-S3.6-14');
    expect(['halt', 'retreat']).toContain(test?.nerve);
    expect(all(beaten, 'routed')).toMatchObject([{ part: 0, rules: expect.arrayContaining(['LA-O5.2-16']) }]);
  });

  proves('LA-O5.2-1', 'nobody passes through a house: a march ends at its wall', (saw) => {
    const given = hamlet([column({ id: 'column', at: [0, -7] })]);
    const then = half(given, { column: [ahead(8)] });
    saw(then.events);
    expect(partOfUnit(then, 'column')).toMatchObject({ x: 0, y: -3_000 });
    expect(insideOf(then, 'column')).toBeUndefined();
  });

  proves('LA-O5.2-2', 'by its street a column of three passes a held house, and touches nobody', (saw) => {
    const features = [
      ...mill(),
      {
        ...({ kind: 'house', id: 'inn' } as const),
        corners: [
          [-16.5, 3],
          [-10.5, 3],
          [-10.5, -3],
          [-16.5, -3],
        ] as const,
      },
    ];
    const given = hamlet([column({ id: 'column', at: [-8.25, -5] }), garrison(undefined)], { features });
    const inside = half(given, { column: [ahead(6)] });
    const then = half(inside, { column: [ahead(6)] });
    saw(then.events);
    expect(partOfUnit(then, 'column')).toMatchObject({ x: -8_250, y: 7_000 });
    expect(then.state.contacts).toEqual([]);
  });

  proves('LA-O5.1-8', 'a footprint has four straight sides, whatever their angles', (saw) => {
    const corners = [
      [-5, 4],
      [6, 3],
      [6, -3],
      [-6, -3],
    ] as const;
    const given = hamlet([column({ id: 'column', at: [0, -6] })], {
      features: [{ kind: 'house', id: 'mill', corners }, ...mill().slice(1)],
    });
    const then = wait(half(given, { column: [ahead(4), enter(SOUTH)] }));
    saw(then.events);
    const { corners: known = [], room } = insideOf(then, 'column') ?? {};
    expect(known.map(([x, y]) => [x / 1_000, y / 1_000])).toEqual(corners);
    expect(room?.every((length) => length > 5_000 && length < 12_000)).toBe(true);
  });

  test('nobody enters the enemy house without coming to it', () => {
    const given = hamlet([AT_SOUTH, garrison(undefined)]);
    expect(refusalsOf(given, 'column', [enter(NORTH)])).toMatchObject([{ code: 'house-not-at-wall' }]);
    expect(mill()).toHaveLength(2);
    expect(wait(given).state.phase).toBe('plans');
  });
});
