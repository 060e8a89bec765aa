import { describe, expect } from 'vitest';
import { proves } from '../proving.ts';
import { companies, scene } from '../scene.ts';
import {
  ahead,
  box,
  column,
  crop,
  denied,
  footGuns,
  go,
  half,
  horseGuns,
  hussars,
  levelOf,
  northOf,
  on,
  road,
  skirmishers,
  toldOf,
  water,
  whyNot,
} from './land.ts';

const hurry = (length: number, more: object = {}) =>
  [{ do: 'march', legs: [ahead(length)], road: true, ...more }] as const;

describe('on a road', () => {
  proves(
    ['LA-O7.1-1', 'LA-O7.1-2', 'LA-O7.1-3', 'LA-O7.1-8', 'LA-O7.1-10e', 'LA-O7.1-13', 'LA-O0-20'],
    'a column that marches 4.5 cm in the quarter makes 5, if it wants to',
    (saw) => {
      const given = on([road(0)], [{ id: 'column', at: [0, 0], ...column }]);
      const done = half(given, { column: hurry(9_900) });
      saw(done.events);
      expect(toldOf(done, 'moved').map(({ to }) => to.y)).toEqual([5_000, 9_900]);
      expect(northOf(half(given, { column: hurry(10_000) }), 'column')).toBe(10_000);
      expect(northOf(half(given, { column: go(ahead(9_000)) }), 'column')).toBe(9_000);
      expect(whyNot(given, 'column', go(ahead(9_900)))).toEqual(['LA-M1.3-5 too-far']);
      expect(whyNot(given, 'column', hurry(10_100))).toEqual(['LA-M1.3-5 too-far']);
      // Three figures just find room: half a centimetre to the side one of them walks in the field.
      const aside = on([road(0)], [{ id: 'column', at: [0.4, 0], ...column }]);
      expect(northOf(half(aside, { column: hurry(9_900) }), 'column')).toBe(9_000);
    },
  );

  proves(
    ['LA-O7.1-4', 'LA-O7.1-5', 'LA-O7.1-8'],
    'so do a narrow column of horse and limbered guns',
    (saw) => {
      const two = { formation: 'march column', companies: companies(4, 2, 'hussar') } as const;
      const given = on(
        [road(0, { width: 5 }), road(40, { id: 'other' })],
        [
          { id: 'hussars', at: [0, 0], ...two },
          { id: 'guns', at: [40, 0], ...footGuns },
        ],
      );
      const plain = half(on([], [{ id: 'hussars', at: [0, 0], ...two }]), { hussars: go(ahead(18_000)) });
      const done = half(given, { hussars: hurry(19_800), guns: hurry(6_000) });
      saw(done.events);
      expect([northOf(plain, 'hussars'), northOf(done, 'hussars')]).toEqual([18_000, 19_800]);
      expect(northOf(done, 'guns')).toBe(6_000);
    },
  );

  proves(['LA-O7.1-6'], 'whoever is wider marches as ever, and through what lies there as ever', (saw) => {
    const given = on(
      [road(0), crop('ploughland', box(-30, 20, 30, 60))],
      [
        { id: 'line', at: [0, 0] },
        { id: 'far', at: [0, 30] },
      ],
    );
    const done = half(given, { line: hurry(7_000), far: hurry(7_000) });
    saw(done.events);
    expect(northOf(done, 'line')).toBe(7_000);
    expect(northOf(done, 'far')).toBe(33_500);
  });

  proves('LA-O7.1-3', 'four abreast are too many for any road', (saw) => {
    const marched = (figures: number) =>
      half(
        on(
          [road(0, { width: 8 })],
          [{ id: 'column', at: [0, 0], ...column, companies: companies(4, figures) }],
        ),
        { column: hurry(9_900) },
      );
    expect(northOf(saw(marched(3)), 'column')).toBe(9_900);
    expect(northOf(marched(4), 'column')).toBe(9_000);
  });

  proves('LA-O7.1-8', 'a bridge is as good as a road, and a ford is not', (saw) => {
    const halfWay = (id: string, from: number, to: number) =>
      road(0, {
        id,
        way: [
          [0, from],
          [0, to],
        ],
      });
    const over = (sort: 'bridge' | 'ford') => {
      const crossing = {
        id: sort,
        sort,
        width: 5,
        way: [
          [0, -2],
          [0, 2],
        ],
      };
      const river = water('river', 0, 4, { crossings: [crossing] });
      const given = on(
        [halfWay('south', -60, -2), halfWay('north', 2, 60), river],
        [{ id: 'column', at: [0, 10], ...column }],
      );
      return saw(half(given, { column: hurry(5_000) }));
    };
    const first = (now: ReturnType<typeof over>) => toldOf(now, 'moved')[0]?.to.y;
    expect(first(over('bridge'))).toBe(15_000);
    expect(first(over('ford'))).toBeLessThan(12_000);
  });

  proves(['LA-O7.1-11', 'LA-O7.1-12e'], 'the tenth begins when the whole column is on the road', (saw) => {
    const short = {
      ...road(0),
      way: [
        [0, 0],
        [0, 60],
      ],
    } as never;
    const given = on([short], [{ id: 'column', at: [0, 12], ...column }]);
    const done = half(given, { column: hurry(9_900) });
    saw(done.events);
    // Fifteen deep: three centimetres more, then 1.5 with a tenth to the millimetre, and a quarter with half a centimetre.
    expect(toldOf(done, 'moved').map(({ to }) => to.y)).toEqual([16_700, 21_700]);
  });

  proves(['LA-O7.1-9'], 'a charge along it has a tenth more for its bonus', (saw) => {
    const enemy = { id: 'enemy', side: 'allied', nation: 'austria', facing: 180 } as const;
    const two = {
      formation: 'march column',
      companies: companies(4, 2, 'hussar'),
      attitude: 'attack',
    } as const;
    const far = (features: Parameters<typeof on>[0]) =>
      half(
        on(features, [
          { id: 'hussars', at: [0, -30], ...two },
          { ...enemy, at: [0, -2.8] },
        ]),
        {
          hussars: [{ do: 'charge', target: 1 }],
        },
      );
    const along = far([road(0, { width: 5 })]);
    saw(along.events);
    const home = (now: ReturnType<typeof far>) => toldOf(now, 'met').length;
    expect([home(along), home(far([road(60)]))]).toEqual([1, 0]);
  });

  proves(['LA-O7.3-5'], 'between its trees nobody leaves it in order', (saw) => {
    const lined = road(0, {
      lining: [{ hand: 'right', from: 0, to: 60, by: 'trees' }],
    });
    const east = { facing: 90, companies: companies(3, 3) } as const;
    const given = on(
      [lined],
      [
        { id: 'trees', at: [1, -20], ...east },
        { id: 'open', at: [1, 30], ...east },
      ],
    );
    const done = half(given, { trees: go(ahead(7_000)), open: go(ahead(7_000)) });
    saw(done.events);
    expect([levelOf(done, 'trees'), levelOf(done, 'open')]).toEqual([2, 0]);
    // They take no time, as a wall would; once through them it has to reform.
    expect(toldOf(done, 'moved').map(({ to }) => to.x)).toEqual([4_500, 4_500, 4_750, 8_000]);
  });
});

describe('in the fields', () => {
  const CORN = crop('tall', box(-30, 0, 30, 40));

  proves(
    ['LA-O9.2-2', 'LA-O9.2-3', 'LA-O9.2-4', 'LA-O9.2-5', 'LA-O9.2-6'],
    'tall crops and vines halve the pace and disorganise all but skirmishers; guns stay out',
    (saw) => {
      for (const field of [CORN, crop('vines', box(-30, 0, 30, 40))]) {
        const given = on(
          [field],
          [
            { id: 'line', at: [-15, 10] },
            { id: 'hussars', at: [16, 20], ...hussars },
            { id: 'voltigeurs', at: [16, 8], ...skirmishers },
            { id: 'guns', at: [0, -1], ...horseGuns },
          ],
        );
        const done = half(given, {
          line: go(ahead(7_000)),
          hussars: go(ahead(9_000)),
          voltigeurs: go(ahead(6_000)),
        });
        saw(done.events);
        expect([northOf(done, 'line'), levelOf(done, 'line')]).toEqual([13_500, 1]);
        expect(levelOf(done, 'hussars')).toBe(1);
        expect([northOf(done, 'voltigeurs'), levelOf(done, 'voltigeurs')]).toEqual([13_000, 0]);
        expect(denied(saw, given, 'guns', go(ahead(2_000)))).toEqual(['LA-O9.2-3 ground-barred']);
      }
    },
  );

  proves(['LA-O9.2-12'], 'one may change formation there', (saw) => {
    const done = half(on([CORN], [{ id: 'column', at: [0, 30], ...column }]), {
      column: [{ do: 'change', to: 'division column' }],
    });
    saw(done.events);
    expect(toldOf(done, 'began')).toHaveLength(1);
  });

  proves(
    ['LA-O9.2-15', 'LA-O9.2-16'],
    'ploughland halves the pace of everybody and breaks nobody up',
    (saw) => {
      const field = crop('ploughland', box(-30, 0, 30, 40));
      const given = on(
        [field],
        [
          { id: 'line', at: [-15, 10] },
          { id: 'guns', at: [10, 10], ...footGuns },
        ],
      );
      const done = half(given, { line: go(ahead(7_000)), guns: go(ahead(6_000)) });
      saw(done.events);
      expect([northOf(done, 'line'), levelOf(done, 'line')]).toEqual([13_500, 0]);
      expect(levelOf(done, 'guns')).toBe(0);
      const bare = half(scene([{ id: 'guns', at: [10, 10], ...footGuns }]), { guns: go(ahead(6_000)) });
      expect(northOf(done, 'guns') - 10_000).toBeLessThan(northOf(bare, 'guns') - 10_000);
    },
  );

  proves(
    ['LA-O9.3-6', 'LA-O9.3-7', 'LA-O9.3-8', 'LA-OX-9'],
    'an abandoned battery is crossed at half pace and without formation, but for skirmishers; not by guns',
    (saw) => {
      const wreck = (east: number) => ({
        ...{ kind: 'wreck', id: `wreck ${east}`, outline: box(east - 3, 0, east + 3, 5), cause: 'abandoned' },
      });
      const given = on([wreck(-40), wreck(0), wreck(40)] as never, [
        { id: 'line', at: [-40, 0] },
        { id: 'voltigeurs', at: [0, 0], ...skirmishers },
        { id: 'guns', at: [40, -1], ...horseGuns },
      ]);
      const done = half(given, { line: go(ahead(7_000)), voltigeurs: go(ahead(5_000)) });
      saw(done.events);
      expect([northOf(done, 'line'), levelOf(done, 'line')]).toEqual([3_500, 2]);
      expect([northOf(done, 'voltigeurs'), levelOf(done, 'voltigeurs')]).toEqual([5_000, 0]);
      expect(denied(saw, given, 'guns', go(ahead(2_000)))).toEqual(['LA-O9.3-6 ground-barred']);
    },
  );
});
