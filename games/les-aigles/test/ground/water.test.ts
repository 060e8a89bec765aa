import { describe, expect, test } from 'vitest';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { proves } from '../proving.ts';
import { companies } from '../scene.ts';
import {
  ahead,
  box,
  column,
  denied,
  footGuns,
  go,
  half,
  horseGuns,
  hussars,
  levelOf,
  marsh,
  northOf,
  on,
  road,
  skirmishers,
  toldOf,
  water,
  whyNot,
} from './land.ts';

const STREAM = water('stream', 1, 2);

describe('a stream', () => {
  proves(
    ['LA-O6.2-3', 'LA-O6.2-4', 'LA-O6.1-1', 'LA-O6.1-2', 'LA-O0-18'],
    'halves the pace until no base touches it, and disorganises skirmishers too',
    (saw) => {
      const given = on(
        [STREAM],
        [
          { id: 'line', at: [-40, -1] },
          { id: 'voltigeurs', at: [14, -1], ...skirmishers },
        ],
      );
      const done = half(given, { line: go(ahead(7_000)), voltigeurs: go(ahead(9_000)) });
      saw(done.events);
      // One centimetre to the bank; then 2.5 and 3.5 of allowance at half pace.
      expect([northOf(done, 'line'), levelOf(done, 'line')]).toEqual([3_000, 1]);
      expect([northOf(done, 'voltigeurs'), levelOf(done, 'voltigeurs')]).toEqual([4_500, 1]);
      const out = half(done, { line: go(ahead(7_000)) });
      // 1.5 more to be clear of it cost 3 of the first quarter.
      expect(northOf(out, 'line')).toBe(3_000 + 1_500 + 500 + 3_500);
    },
  );

  proves(
    ['LA-O6.2-1', 'LA-O6.2-2'],
    'lets everybody through but foot artillery, which has its bridges alone',
    (saw) => {
      const given = on(
        [STREAM, water('river', 40, 4)],
        [
          { id: 'hussars', at: [-40, -1], ...hussars },
          { id: 'horse', at: [0, -1], ...horseGuns },
          { id: 'foot', at: [20, -1], ...footGuns },
          { id: 'far', at: [20, 37], ...footGuns },
        ],
      );
      expect(whyNot(given, 'hussars', go(ahead(3_000)))).toEqual([]);
      expect(whyNot(given, 'horse', go(ahead(3_000)))).toEqual([]);
      expect(denied(saw, given, 'foot', go(ahead(3_000)))).toEqual(['LA-O6.2-1 ground-barred']);
      expect(denied(saw, given, 'far', go(ahead(3_000)))).toEqual(['LA-O6.2-2 ground-barred']);
    },
  );

  proves(['LA-O6.2-7', 'LA-O6.2-14'], 'is no place to unlimber or to change formation', (saw) => {
    const given = on(
      [STREAM],
      [
        { id: 'horse', at: [0, 3], ...horseGuns },
        { id: 'column', at: [30, 3], ...column },
      ],
    );
    expect(denied(saw, given, 'horse', [{ do: 'unlimber' }])).toEqual(['LA-O6.2-7 ground-unlimber']);
    expect(denied(saw, given, 'column', [{ do: 'change', to: 'line' }])).toEqual([
      'LA-O6.2-14 ground-change',
    ]);
  });

  proves(['LA-O0-8'], 'nobody reorganises before he is wholly out', (saw) => {
    const given = on(
      [STREAM],
      [
        { id: 'wet', at: [0, 3], degraded: 'disorganised' },
        { id: 'dry', at: [40, 6], degraded: 'disorganised' },
      ],
    );
    expect(denied(saw, given, 'wet', [{ do: 'reorganise' }])).toEqual(['LA-O0-8 ground-reform']);
    expect(whyNot(given, 'dry', [{ do: 'reorganise' }])).toEqual([]);
  });

  proves(['LA-O1.2-5'], 'a ditch is a dry stream', (saw) => {
    const done = half(on([water('ditch', 1, 2)], [{ id: 'line', at: [0, 0] }]), { line: go(ahead(7_000)) });
    saw(done.events);
    expect([northOf(done, 'line'), levelOf(done, 'line')]).toEqual([3_500, 1]);
  });
});

const crossing = (sort: 'bridge' | 'ford', east: number, width: number) => ({
  ...{ id: `${sort} ${east}`, sort, width },
  way: [
    [east, -2],
    [east, 2],
  ],
});

const RIVER = water('river', 0, 4, { crossings: [crossing('bridge', 0, 5), crossing('ford', 40, 12)] });

/** A ford of 40 cm in a river of 10. */
const WIDE = water('river', 0, 10, {
  crossings: [
    {
      ...crossing('ford', 40, 40),
      way: [
        [40, -6],
        [40, 6],
      ],
    },
  ],
});

describe('whoever is in a ford', () => {
  proves('LA-O6.3-1', 'does not leave it for the deep', (saw) => {
    const wading = (facing: number) => on([WIDE], [{ id: 'wader', at: [59, 0], facing, ...column }]);
    expect(denied(saw, wading(90), 'wader', go(ahead(4_000)))).toEqual(['LA-O6.3-1 ground-barred']);
    expect(whyNot(wading(90), 'wader', go(ahead(500)))).toEqual([]);
  });
});

describe('a front that is too wide', () => {
  proves(['LA-O6.3-6', 'LA-O6.3-14'], 'is told so at the bridge and at the ford', (saw) => {
    const line = { formation: 'line', companies: companies(6, 3) } as const;
    const given = on(
      [RIVER],
      [
        { id: 'bridged', at: [0, -6], ...line },
        { id: 'wading', at: [40, -6], ...line },
        { id: 'column', at: [-40, -6], ...column },
      ],
    );
    expect(denied(saw, given, 'bridged', go(ahead(6_000)))).toEqual(['LA-O6.3-6 ground-too-wide']);
    expect(denied(saw, given, 'wading', go(ahead(6_000)))).toEqual(['LA-O6.3-14 ground-too-wide']);
    expect(whyNot(given, 'column', go(ahead(6_000)))).toEqual(['LA-O6.3-1 ground-barred']);
  });
});

describe('a river', () => {
  proves(
    ['LA-O6.3-1', 'LA-O6.4-1'],
    'is crossed where it has a bridge or a ford, a big one on bridges alone',
    (saw) => {
      const big = water('big river', 50, 4, {
        crossings: [
          {
            ...crossing('bridge', 0, 5),
            way: [
              [0, 48],
              [0, 52],
            ],
          },
        ],
      });
      const given = on(
        [RIVER, big],
        [
          { id: 'column', at: [20, -3], ...column },
          { id: 'far', at: [20, 47], ...column },
        ],
      );
      expect(denied(saw, given, 'column', go(ahead(4_000)))).toEqual(['LA-O6.3-1 ground-barred']);
      expect(denied(saw, given, 'far', go(ahead(4_000)))).toEqual(['LA-O6.4-1 ground-barred']);
      expect(whyNot(given, 'column', go(ahead(1_000)))).toEqual([]);
    },
  );

  proves(
    ['LA-O6.3-6', 'LA-O6.1-1', 'LA-O6.1-3', 'LA-O7.1-7'],
    'a bridge is a road for whoever is narrow enough, guns too',
    (saw) => {
      const given = on([RIVER], [{ id: 'column', at: [0, -3], ...column }]);
      const done = half(given, { column: go(ahead(9_000)) });
      saw(done.events);
      expect([northOf(done, 'column'), levelOf(done, 'column')]).toEqual([6_000, 0]);
      const line = on([RIVER], [{ id: 'line', at: [0, -3] }]);
      expect(whyNot(line, 'line', go(ahead(4_000)))).toEqual(['LA-O6.3-6 ground-too-wide']);
      const guns = on([RIVER], [{ id: 'guns', at: [0, -3], ...footGuns }]);
      expect(whyNot(guns, 'guns', go(ahead(4_000)))).toEqual([]);
      const aside = on([RIVER], [{ id: 'column', at: [1, -3], ...column }]);
      expect(whyNot(aside, 'column', go(ahead(4_000)))).toEqual(['LA-O6.3-1 ground-barred']);
    },
  );

  test.each([
    ['line', 'ford', {}],
    ['column', 'bridge', column],
    ['column', 'ford', column],
  ] as const)(
    'the middle of a %s does not go over the water between its flanks, for a %s far away',
    (id, sort, shape) => {
      const head: FeatureEntry = {
        ...{ kind: 'water', id: 'river', sort: 'river', width: 3 },
        way: [
          [0, 8],
          [0, 60],
        ],
        crossings: [
          {
            ...{ id: sort, sort, width: 5 },
            way: [
              [-3, 40],
              [3, 40],
            ],
          },
        ],
      };
      const given = on([head], [{ id, at: [0, 4], ...shape }]);
      expect(whyNot(given, id, go(ahead(6_000)))).toEqual(['LA-O6.3-1 ground-barred']);
      expect(whyNot(given, id, go(ahead(2_000)))).toEqual([]);
    },
  );

  proves(['LA-O6.1-4', 'LA-O6.4-1'], 'even a big one', (saw) => {
    const big = water('big river', 0, 4, { crossings: [crossing('bridge', 0, 5)] });
    const done = half(on([big], [{ id: 'column', at: [0, -3], ...column }]), { column: go(ahead(9_000)) });
    saw(done.events);
    expect(northOf(done, 'column')).toBe(6_000);
  });

  proves(['LA-O6.3-4'], 'nobody deploys while he is partly on a bridge', (saw) => {
    const given = on([RIVER], [{ id: 'column', at: [0, 1], ...column }]);
    expect(denied(saw, given, 'column', [{ do: 'change', to: 'line' }])).toEqual(['LA-O6.3-4 ground-change']);
  });

  proves(
    ['LA-O6.3-7', 'LA-O6.3-8', 'LA-O6.3-9', 'LA-O6.3-14'],
    'a ford is waded at a quarter of the pace, by foot and horse but not by guns, and it disorganises',
    (saw) => {
      const given = on(
        [RIVER],
        [
          { id: 'column', at: [40, -2], ...column },
          { id: 'guns', at: [40, -30], ...horseGuns },
        ],
      );
      const done = half(given, { column: go(ahead(9_000)) });
      saw(done.events);
      expect([northOf(done, 'column'), levelOf(done, 'column')]).toEqual([250, 1]);
      // That skirmishers lose their order, too, is told of them alone.
      const open = on([WIDE], [{ id: 'voltigeurs', at: [40, -5], ...skirmishers }]);
      const waded = half(open, { voltigeurs: go(ahead(9_000)) });
      const why = (now: typeof done) => toldOf(now, 'degraded').flatMap(({ rules }) => rules);
      expect(why(waded)).toContain('LA-O0-18');
      expect(why(done)).toContain('LA-O6.3-14');
      expect(why(done)).not.toContain('LA-O0-18');
      const near = on([RIVER], [{ id: 'guns', at: [40, -3], ...horseGuns }]);
      expect(denied(saw, near, 'guns', go(ahead(4_000)))).toEqual(['LA-O6.3-8 ground-barred']);
      const wide = on([RIVER], [{ id: 'line', at: [40, -3] }]);
      expect(whyNot(wide, 'line', go(ahead(4_000)))).toEqual(['LA-O6.3-14 ground-too-wide']);
      expect(denied(saw, done, 'column', [{ do: 'change', to: 'line' }])).toEqual([
        'LA-O6.3-14 ground-change',
      ]);
    },
  );
});

describe('a marsh', () => {
  const MARSH = marsh(box(-20, 0, 20, 20));

  proves(['LA-O6.5-1', 'LA-O6.5-4', 'LA-O7.1-7'], 'lets nobody in, but a road leads through it', (saw) => {
    const given = on(
      [MARSH, road(10)],
      [
        { id: 'hussars', at: [-10, -1], ...hussars },
        { id: 'column', at: [10, -1], ...column },
      ],
    );
    expect(denied(saw, given, 'hussars', go(ahead(2_000)))).toEqual(['LA-O6.5-1 ground-barred']);
    const done = half(given, { column: go(ahead(9_000)) });
    saw(done.events);
    expect([northOf(done, 'column'), levelOf(done, 'column')]).toEqual([8_000, 0]);
  });

  proves(['LA-O6.5-2'], 'whoever is in it comes out at a quarter of the pace', (saw) => {
    const given = on([MARSH], [{ id: 'line', at: [0, 22], degraded: 'without formation' }]);
    const done = half(given, { line: go(ahead(7_000)) });
    saw(done.events);
    expect(northOf(done, 'line')).toBe(22_500);
    expect(toldOf(done, 'moved')[0]?.rules).toContain('LA-O6.5-2');
  });
});
