import { describe, expect, test } from 'vitest';
import { withPart } from '../../model/evolve.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { all, at, british, fought, locked } from '../melee/fighting.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, type Scene, scene } from '../scene.ts';
import { box, crop, half, marsh, northOf, on, partAt, toldOf, water, wood } from './land.ts';

const runner = { id: 'runner', at: [0, 20], routing: true, formation: 'march column', facing: 180 } as const;

describe('those who run', () => {
  proves(['LA-O0-16', 'LA-O4.3-2'], 'are slowed by what they run through', (saw) => {
    const bare = half(scene([runner]), {});
    const slow = half(on([wood(box(-60, -60, 60, 60))], [runner]), {});
    saw(slow.events);
    const gone = (now: Scene): number => 20_000 - northOf(now, 'runner');
    expect(gone(bare)).toBe(13_500);
    expect(gone(slow)).toBe(6_750);
  });

  proves(['LA-O0-16'], 'go round what they may not enter, or stop at it', (saw) => {
    const pond = marsh(box(-2, 8, 14, 12));
    const round = half(on([pond], [runner]), {});
    saw(round.events);
    expect(partAt(round, 'runner').x).toBeLessThan(0);
    expect(northOf(round, 'runner')).toBeLessThan(12_000);
    // Marshes before it and to both hands: there is no way round.
    const pocket = [
      marsh(box(-40, 8, 40, 12)),
      { ...marsh(box(-40, 12, -3, 50)), id: 'west' },
      { ...marsh(box(3, 12, 40, 50)), id: 'east' },
    ];
    expect(northOf(half(on(pocket, [runner]), {}), 'runner')).toBe(12_000);
  });

  proves('LA-O0-16', 'go round to their right what lies square in the middle of the table', (saw) => {
    const pond = marsh(box(-8, -4, 8, 4));
    let now = on([pond], [runner, { id: 'guard', at: [80, -50] }]);
    for (let halves = 0; halves < 3; halves += 1) now = half(now, {});
    saw(now.events);
    // Southwards, the right hand is the west.
    expect(partAt(now, 'runner').x).toBeLessThan(-8_000);
    // Nor do they turn back once they are on their way round, if the middle of the table is behind them.
    const aside = half(
      half(
        on(
          [pond],
          [
            { ...runner, at: [-1, 20] },
            { id: 'guard', at: [80, -50] },
          ],
        ),
        {},
      ),
      {},
    );
    expect(partAt(aside, 'runner').x).toBeLessThan(-8_000);
  });

  test('go round an enemy who stands in their way', () => {
    // 10 cm on, and wider to the east: straight on they would stop before him for good.
    const foe = { id: 'foe', side: 'allied', at: [4, 0], formation: 'line' } as const;
    let now = scene([runner, foe, { id: 'reserve', at: [80, -40] }, { id: 'guard', at: [80, -50] }]);
    for (let halves = 0; halves < 4; halves += 1) now = half(now, {});
    expect(partAt(now, 'runner').x).toBeLessThan(-1_000);
    expect(northOf(now, 'runner')).toBeLessThan(0);
  });

  proves(['LA-O1.3-3', 'LA-O1.3-4', 'LA-O0-7'], 'and those who march lose time and order', (saw) => {
    const march = [{ do: 'march', legs: [{ go: 'ahead', length: 9_000 }] }] as const;
    const marcher = { id: 'marcher', at: [0, 0], formation: 'march column' } as const;
    const [bare, through] = [scene([marcher]), on([wood(box(-60, 1, 60, 60))], [marcher])].map((given) =>
      half(given, { marcher: march }),
    ) as [Scene, Scene];
    saw(through.events);
    expect(northOf(through, 'marcher')).toBeLessThan(northOf(bare, 'marcher'));
    expect([partAt(bare, 'marcher').degradation, partAt(through, 'marcher').degradation]).toEqual([0, 2]);
  });

  proves(['LA-O6.3-13', 'LA-O0-16'], 'make for the nearest place to cross a river', (saw) => {
    const bridge = {
      ...{ id: 'bridge', sort: 'bridge', width: 5 },
      way: [
        [30, 8],
        [30, 12],
      ],
    };
    const river = water('river', 10, 4, { crossings: [bridge] });
    const done = half(on([river], [{ ...runner, at: [0, 14] }]), {});
    saw(done.events);
    const { x, y } = partAt(done, 'runner');
    expect(x).toBeGreaterThan(8_000);
    expect(y).toBeGreaterThan(11_000);
  });
});

/** They have not rallied, whatever the dice say. */
const running = (given: Scene, halves: number): Scene => {
  let now = given;
  for (let done = 0; done < halves; done += 1) {
    now = half(now, {});
    const index = partNamed(now, 'runner');
    now = { ...now, state: withPart(now.state, index, (part) => ({ ...part, routing: true })) };
  }
  return now;
};

describe('those who run up to a river', () => {
  const riverWith = (sort: 'bridge' | 'ford', width: number, east: number, slant = 0): FeatureEntry =>
    water('river', 10, 4, {
      crossings: [
        {
          ...{ id: 'crossing', sort, width },
          way: [
            [east - slant, 6.5],
            [east + slant, 13.5],
          ],
        },
      ],
    });
  const REST = [
    { id: 'rest', at: [100, -40] },
    { id: 'more', at: [-100, -40] },
    { id: 'last', at: [-60, -40] },
  ] as const;
  const wide = { ...runner, at: [0, 15], formation: 'line' } as const;

  proves(
    ['LA-O6.3-13', 'LA-O6.3-6', 'LA-S3.6-10'],
    'and are too wide for its bridge close into a column before it, and cross',
    (saw) => {
      const closed = running(on([riverWith('bridge', 5, 6)], [wide, ...REST]), 1);
      saw(closed.events);
      expect(toldOf(closed, 'flowed')).toMatchObject([{ ranks: [3, 3, 3, 3, 3, 3], over: 'river' }]);
      // The first quarter brings it before the bridge, the second 6.75 cm over it.
      expect(partAt(closed, 'runner')).toMatchObject({
        ...{ formation: 'march column', x: 6_000, y: 13_500 - 6_750, heading: 18_000, degradation: 3 },
      });
      const over = running(closed, 2);
      expect(partAt(over, 'runner')).toMatchObject({ x: 6_000, y: 13_500 - 6_750 - 27_000 });
    },
  );

  test.each([
    ['bridge', 6, 30, 1.5],
    ['bridge', 6, -30, 1.5],
    ['bridge', 6, 0, -1.5],
    ['ford', 12, 30, 0],
    ['bridge', 5, 0, 0],
  ] as const)('get over a %s of %d cm that lies %d cm aside and slants by %d', (sort, width, east, slant) => {
    for (const formation of ['line', 'march column', 'division column'] as const) {
      const given = on([riverWith(sort, width, east, slant)], [{ ...wide, formation }, ...REST]);
      const mirrored = on([riverWith(sort, width, -east, -slant)], [{ ...wide, formation }, ...REST]);
      const [here, there] = [given, mirrored].map((each) => partAt(running(each, 7), 'runner'));
      expect(here?.gone === 'left' || (here?.y ?? 60_000) < 0).toBe(true);
      expect([there?.x, there?.y]).toEqual([-(here?.x ?? 0) + 0, here?.y]);
    }
  });

  const few = { ...wide, formation: 'skirmish', companies: companies(3, 3, 'light') } as const;
  const team = {
    ...{ ...wide, formation: 'limbered' as const, facing: 140 },
    companies: [{ troop: 'foot-8pdr', figures: 4 }],
  } as const;

  test.each([
    ['bridge', 6, 30, 1.5],
    ['bridge', 6, -30, 1.5],
    ['ford', 12, 30, 0],
    ['bridge', 5, 0, 0],
  ] as const)(
    'close up as skirmishers for a %s of %d cm that lies %d cm aside',
    (sort, width, east, slant) => {
      const [given, mirrored] = [1, -1].map((hand) =>
        on([riverWith(sort, width, hand * east, hand * slant)], [few, ...REST]),
      ) as [Scene, Scene];
      const halves = [running(given, 1)];
      while (halves.length < 7) halves.push(running(halves.at(-1) as Scene, 1));
      const closed = halves.flatMap((each) => toldOf(each, 'flowed'));
      expect(closed[0]?.formation).toBe('skirmish');
      expect(Math.max(...(closed[0]?.ranks ?? []))).toBe(Math.floor(width / 3));
      const [here, there] = [halves.at(-1) as Scene, running(mirrored, 7)].map((each) =>
        partAt(each, 'runner'),
      );
      expect(here?.formation).toBe('skirmish');
      expect(here?.gone === 'left' || (here?.y ?? 60_000) < 0).toBe(true);
      expect([there?.x, there?.y]).toEqual([-(here?.x ?? 0) + 0, here?.y]);
    },
  );

  proves(['LA-O6.3-13'], 'and drive a team turn it onto a bridge, and pass a ford by', (saw) => {
    const over = running(on([riverWith('bridge', 5, 6)], [team, ...REST]), 4);
    saw(over.events);
    expect(partAt(over, 'runner')).toMatchObject({ formation: 'limbered', x: 6_000 });
    expect(northOf(over, 'runner')).toBeLessThan(6_000);
    const river = riverWith('ford', 12, 2);
    const stays = running(on([river], [team, ...REST]), 4);
    expect(northOf(stays, 'runner')).toBeGreaterThan(11_000);
    const bridge = {
      id: 'bridge',
      sort: 'bridge',
      width: 5,
      way: [
        [20, 6.5],
        [20, 13.5],
      ],
    };
    const both = {
      ...river,
      crossings: [...(river.kind === 'water' ? (river.crossings ?? []) : []), bridge],
    };
    const round = running(on([both as FeatureEntry], [team, ...REST]), 5);
    expect(northOf(round, 'runner')).toBeLessThan(6_000);
  });

  test('stay on their bank where an enemy holds the bridge, or a friend stands before it', () => {
    for (const [side, facing] of [
      ['allied', 0],
      ['french', 180],
    ] as const) {
      const holder = { id: 'holder', side, at: [6, 13.4], facing, formation: 'march column' } as const;
      const done = running(on([riverWith('bridge', 5, 6)], [wide, holder, ...REST]), 3);
      expect(toldOf(done, 'flowed')).toEqual([]);
      expect(northOf(done, 'runner')).toBeGreaterThan(11_000);
    }
  });
});

/** Old guard in column on a British line: the line is beaten whatever the dice. */
const guard = { formation: 'division column', companies: companies(6, 3, 'old-guard') } as const;

const beaten = (features: readonly FeatureEntry[]): Scene =>
  fought(
    locked(
      [
        { id: 'french', at: [0, 0], ...guard },
        { id: 'allied', at: [0, 0], ...british },
      ],
      { more: { features } },
    ),
  );

describe('the beaten', () => {
  proves(['LA-O6.2-11'], 'thrown back into a stream are without formation', (saw) => {
    const done = beaten([water('stream', 5, 1)]);
    saw(done.events);
    expect(all(done, 'recoiled')).toMatchObject([{ part: 1, length: 3_000 }]);
    expect(at(done, 'allied').degradation).toBe(2);
    expect(at(beaten([water('stream', 12, 1)]), 'allied').degradation).toBe(1);
  });

  proves(['LA-O6.5-2'], 'thrown back into a marsh as well', (saw) => {
    const done = beaten([marsh(box(-60, 4, 60, 30))]);
    saw(done.events);
    expect(at(done, 'allied')).toMatchObject({ y: 3_000, degradation: 2 });
  });

  proves(['LA-O6.3-12', 'LA-O6.3-13'], 'are lost in a river, at a ford or anywhere', (saw) => {
    const ford = {
      ...{ id: 'ford', sort: 'ford', width: 60 },
      way: [
        [0, 3],
        [0, 7],
      ],
    };
    const [waded, deep] = [
      beaten([water('river', 5, 4, { crossings: [ford] })]),
      beaten([water('river', 5, 4)]),
    ];
    saw([...waded.events, ...deep.events]);
    for (const now of [waded, deep]) {
      expect(toldOf(now, 'drowned')).toMatchObject([{ part: 1, feature: 'river' }]);
      expect(at(now, 'allied').gone).toBe('destroyed');
    }
  });

  test('stop at a wall that lies behind them, or stay where they stand against it', () => {
    const houseFrom = (y: number) =>
      ({
        ...{ kind: 'house', id: 'house' },
        corners: [
          [-3, y],
          [-3, 9],
          [3, 9],
          [3, y],
        ],
      }) as unknown as FeatureEntry;
    expect(all(beaten([houseFrom(2.5)]), 'recoiled')).toMatchObject([{ part: 1, length: 0 }]);
    expect(all(beaten([houseFrom(4)]), 'recoiled')).toMatchObject([{ part: 1, length: 1_500 }]);
    expect(all(beaten([crop('ploughland', box(-30, 4, 30, 9))]), 'recoiled')).toMatchObject([
      { length: 3_000 },
    ]);
  });
});
