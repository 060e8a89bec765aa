import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { HexName } from '../../model/scenario.ts';
import { switches } from '../../model/switches.ts';
import type { CounterKind, Ground } from '../../model/vocabulary.ts';
import { blue, costs, EAST, full, onField, red, SOUTH_EAST, step, supplementary, turn } from './stand.ts';

/** A hex of that ground before whoever stands at 3.5 and looks east. */
const before = (ground: Ground, at: HexName = [4, 5]) => ({ map: { hexes: [{ hexes: [at], ground }] } });

describe.each([
  ['CB-B4.4-1', 'spearmen', { clear: 2, rough: 3, difficult: 4 }],
  ['CB-B4.4-2', 'medium-horse', { clear: 1, rough: 3 }],
  ['CB-B4.4-3', 'wolves', { clear: 1, rough: 3, difficult: 4 }],
] as const)('%s', (rule, type, prices) => {
  for (const [ground, price] of Object.entries(prices))
    proves(rule, `${type} pay ${price / 2} for ${ground} ground`, (saw) => {
      const field = onField(saw, { ...before(ground as Ground), units: [red(type, [3, 5])] });
      expect(costs(field.does(type, full(step(EAST))))).toEqual([price]);
      expect(field.at(type)).toEqual([4, 5]);
    });
});

proves('CB-B4.4-2', 'horse gets into difficult ground by a minimal move only', (saw) => {
  const field = onField(saw, { ...before('difficult'), units: [red('knights', [3, 5])] });
  expect(field.refuses('knights', full(step(EAST)))).toMatchObject([{ code: 'minimal-move-only' }]);
});

proves(
  'CB-B4.4-4',
  'wheels roll on roads; over clear ground only by a minimal move, elsewhere not',
  (saw) => {
    const field = onField(saw, {
      map: {
        hexes: [{ hexes: [[3, 6]], ground: 'rough' }],
        roads: [
          [
            [3, 5],
            [4, 5],
            [5, 5],
          ],
        ],
      },
      units: [red('ballista', [3, 5]), red('ballista', [8, 5], { id: 'astray' })],
    });
    expect(field.refuses('astray', full(step(EAST)))).toMatchObject([{ code: 'minimal-move-only' }]);
    expect(field.refuses('ballista', full(step(SOUTH_EAST)))).toMatchObject([{ code: 'closed-ground' }]);
    expect(costs(field.does('ballista', full(step(EAST), step(EAST))))).toEqual([2, 2]);
  },
);

proves('CB-B4.4-1', 'nobody on foot walks into water', (saw) => {
  const field = onField(saw, { ...before('water'), units: [red('spearmen', [3, 5])] });
  expect(field.refuses('spearmen', full(step(EAST)))).toMatchObject([{ code: 'closed-ground' }]);
});

proves('CB-B4.4-2', 'a rough side costs horse a whole point more', (saw) => {
  const sides = [
    {
      between: [
        [3, 5],
        [4, 5],
      ],
      kind: 'rough',
    },
  ] as const;
  const field = onField(saw, { map: { sides }, units: [red('knights', [3, 5])] });
  expect(costs(field.does('knights', full(step(EAST))))).toEqual([3]);
});

proves('CB-B4.4-4', 'wheels do not cross a rough side', (saw) => {
  const sides = [
    {
      between: [
        [3, 5],
        [4, 5],
      ],
      kind: 'rough',
    },
  ] as const;
  const field = onField(saw, { map: { sides }, units: [red('ballista', [3, 5])] });
  expect(field.refuses('ballista', full(step(EAST)))[0]).toMatchObject({ code: 'closed-side' });
});

proves('CB-B4.1-1', 'an impassable side, and impassable ground, stop everybody', (saw) => {
  const sides = [
    {
      between: [
        [3, 5],
        [4, 5],
      ],
      kind: 'impassable',
    },
  ] as const;
  const hexes = [{ hexes: [[3, 6]], ground: 'impassable' }] as const;
  const field = onField(saw, { map: { sides, hexes }, units: [red('spearmen', [3, 5])] });
  expect(field.refuses('spearmen', full(step(EAST)))).toMatchObject([{ code: 'closed-side' }]);
  expect(field.refuses('spearmen', full(step(SOUTH_EAST)))[0]).toMatchObject({ code: 'closed-ground' });
});

proves('CB-B4.1', 'nobody leaves the map', (saw) => {
  const field = onField(saw, { units: [red('spearmen', [12, 5])] });
  expect(field.refuses('spearmen', full(step(EAST)))).toMatchObject([{ code: 'over-the-edge' }]);
});

describe('a point of capacity is a movement point', () => {
  const steps = (hexes: number) => full(...Array.from({ length: hexes }, () => step(EAST)));

  proves('CB-B4.4-7', 'spearmen go a third hex, and not a fourth', (saw) => {
    const field = onField(saw, { units: [red('spearmen', [2, 5])] });
    expect(field.refuses('spearmen', steps(4))).toMatchObject([{ code: 'too-far' }]);
    field.does('spearmen', steps(3));
    expect(field.at('spearmen')).toEqual([5, 5]);
  });

  proves('CB-B4.4-7', 'heavy foot goes one hex where levies go two', (saw) => {
    const field = onField(saw, { units: [red('heavy-foot', [2, 5]), red('levy', [2, 7])] });
    field.does('levy', steps(2));
    expect(field.refuses('heavy-foot', steps(2))).toMatchObject([{ rule: 'CB-B4.4-7', code: 'too-far' }]);
    field.does('heavy-foot', steps(1));
  });
});

proves('CB-B4.4-8', 'uphill costs half a point more, downhill nothing', (saw) => {
  const hexes = [{ hexes: [[4, 5]], altitude: 1 }] as const;
  const field = onField(saw, { map: { hexes }, units: [red('spearmen', [3, 5])] });
  expect(costs(field.does('spearmen', full(step(EAST), step(EAST))))).toEqual([3, 2]);
});

proves('CB-C13', 'a road costs foot a whole point', (saw) => {
  const field = onField(saw, {
    map: {
      roads: [
        [
          [3, 5],
          [4, 5],
        ],
      ],
      hexes: [{ hexes: [[4, 5]], ground: 'difficult' }],
    },
    units: [red('spearmen', [3, 5])],
  });
  expect(costs(field.does('spearmen', full(step(EAST))))).toEqual([2]);
});

describe('turning', () => {
  proves('CB-B4.4-1', 'the first 60 degrees are free on foot, each further 60 cost half a point', (saw) => {
    const field = onField(saw, { units: [red('spearmen', [3, 5])] });
    expect(costs(field.does('spearmen', full(turn(2))))).toEqual([0]);
    expect(costs(field.does('spearmen', full(turn(6))))).toEqual([1]);
    expect(costs(field.does('spearmen', full(turn(0))))).toEqual([2]);
  });

  proves('CB-B4.4-2', 'horse pays half a point at once, then a point', (saw) => {
    const field = onField(saw, { units: [red('light-horse', [3, 5])] });
    expect(costs(field.does('light-horse', full(turn(1), step(EAST), turn(5))))).toEqual([1, 1, 3]);
  });

  test('turning in parts is no cheaper than turning at once', () => {
    const field = onField((seen) => seen, { units: [red('spearmen', [3, 5])] });
    expect(costs(field.does('spearmen', full(turn(2), turn(4))))).toEqual([0, 1]);
    expect(costs(field.does('spearmen', full(turn(6), step(3), turn(8))))).toEqual([0, 2, 0]);
  });

  proves('CB-B4.4-1', 'a turn that cannot be paid for is refused', (saw) => {
    const field = onField(saw, { units: [red('heavy-foot', [3, 5])] });
    expect(field.refuses('heavy-foot', full(step(EAST), turn(4)))).toMatchObject([{ code: 'turn-too-dear' }]);
  });

  proves('CB-B4.1-2', 'there are twelve facings', (saw) => {
    const field = onField(saw, { units: [red('spearmen', [3, 5])] });
    expect(field.refuses('spearmen', full(turn(12)))).toMatchObject([{ code: 'no-such-facing' }]);
  });
});

describe('what obstacles cost on top', () => {
  describe.each<readonly [string, CounterKind, number]>([
    ['CB-DEBRIS-6', 'debris', 1],
    ['CB-MANTLETS-9', 'mantlets', 1],
    ['CB-STAKES-5', 'stakes', 1],
    ['CB-TENTS-6', 'tents', 2],
    ['CB-CART-6', 'cart', 2],
    ['CB-WAGON-6', 'wagon', 2],
    ['CB-WAGON-6', 'war-wagon', 2],
    ['CB-CIVILIANS-7', 'civilians', 1],
    ['CB-HERDS-7', 'herd', 2],
    ['CB-BOATS-6', 'boat', 1],
    ['CB-BOATS-6', 'raft', 1],
  ])('%s', (rule, kind, extra) => {
    proves([rule, 'CB-B4.4-11'], `${kind}: ${extra / 2} for every class`, (saw) => {
      const counters = [5, 7].map((row) => ({ kind, at: [4, row] as HexName, facing: 6 }));
      const units = [red('spearmen', [3, 5]), red('light-horse', [3, 7])];
      const field = onField(saw, { units, counters });
      expect(costs(field.does('spearmen', full(step(EAST))))).toEqual([2 + extra]);
      expect(costs(field.does('light-horse', full(step(EAST))))).toEqual([1 + extra]);
    });
  });

  test('pavises cost nothing, and no more do palisades from behind', () => {
    const counters = [
      { kind: 'pavises', at: [4, 5] },
      { kind: 'palisade', at: [5, 5], facing: 0 },
    ] as const;
    const field = onField((seen) => seen, { units: [red('spearmen', [3, 5])], counters });
    expect(costs(field.does('spearmen', full(step(EAST), step(EAST))))).toEqual([2, 2]);
  });

  describe.each<readonly [string, CounterKind, number]>([
    ['CB-ABATIS-5', 'abatis', 4],
    ['CB-DITCH-4', 'ditch', 3],
    ['CB-RUINS-1', 'ruins', 4],
    ['CB-FIRE-1', 'fire-start', 3],
  ])('%s', (rule, kind, price) => {
    proves(rule, `the hex of ${kind} costs foot ${price / 2}, by road too`, (saw) => {
      const counters = [{ kind, at: [4, 5] as HexName, facing: 0 }];
      const map = {
        roads: [
          [
            [3, 5],
            [4, 5],
          ],
        ] as const,
      };
      const field = onField(saw, { units: [red('spearmen', [3, 5])], counters, map });
      expect(costs(field.does('spearmen', full(step(EAST))))).toEqual([price]);
    });
  });

  proves('CB-Q27', 'surcharges add up and the worst ground counts', (saw) => {
    const counters = (['debris', 'stakes', 'trap', 'ruins'] as const).map((kind) => ({
      ...{ kind, at: [4, 5] as HexName, facing: 0 },
    }));
    const field = onField(saw, { units: [red('spearmen', [3, 5])], counters });
    expect(costs(field.does('spearmen', full(step(EAST)), [6, 6]))).toEqual([4 + 1 + 1]);
  });

  proves('CB-B4.12-18', 'nobody enters a blaze', (saw) => {
    const counters = [{ kind: 'blaze', at: [4, 5] }] as const;
    const field = onField(saw, { units: [red('spearmen', [3, 5])], counters });
    expect(field.refuses('spearmen', full(step(EAST)))).toMatchObject([{ code: 'blazing-hex' }]);
  });
});

test('the spearmen of the example: clear, stakes, and the abatis only with a supplementary move', () => {
  const counters = [
    { kind: 'stakes', at: [5, 5], facing: 0 },
    { kind: 'abatis', at: [6, 5], facing: 0 },
  ] as const;
  const field = onField((seen) => seen, { units: [red('spearmen', [3, 5])], counters });
  const steps = [step(EAST), step(EAST), step(EAST)];
  expect(field.refuses('spearmen', full(...steps))).toMatchObject([
    { code: 'too-far', params: { cost: 4, left: 1 } },
  ]);
  expect(costs(field.does('spearmen', supplementary(...steps)))).toEqual([2, 3, 4]);
  expect(field.unit('spearmen').breath).toBe('winded');
});

proves('CB-B4.4-9', 'a storm takes a point from everybody', (saw) => {
  const field = onField(saw, { units: [red('levy', [3, 5])], weather: 'storm' });
  expect(field.refuses('levy', full(step(EAST), step(EAST)))).toMatchObject([
    { code: 'too-far', params: { left: 0 } },
  ]);
});

describe('going through friends', () => {
  const friends = { units: [red('spearmen', [3, 5]), red('spearmen', [4, 5], { id: 'friend' })] };

  proves('CB-B4.4-10', 'costs a point more and both are tested', (saw) => {
    const field = onField(saw, friends);
    const events = field.does('spearmen', full(step(EAST), step(EAST)), [3, 3, 3, 3]);
    expect(costs(events)).toEqual([2, 4]);
    expect(events.filter(({ kind }) => kind === 'tested')).toMatchObject([
      { unit: 0, test: 'crossing', passed: true },
      { unit: 1, test: 'crossing', passed: true },
    ]);
  });

  test('coming to stand with them costs and asks nothing', () => {
    const field = onField((seen) => seen, friends);
    expect(costs(field.does('spearmen', full(step(EAST))))).toEqual([2]);
  });

  test('a unit that is shaken on its way does not step next to an enemy any more', () => {
    const field = onField((seen) => seen, {
      units: [
        ...[red('light-horse', [3, 5]), red('light-horse', [4, 5], { id: 'friend' })],
        blue('levy', [7, 5], { facing: 0 }),
      ],
    });
    const events = field.does('light-horse', full(step(EAST), step(EAST), step(EAST)), [6, 6, 1, 1]);
    expect(events.filter(({ kind }) => kind === 'stepped')).toHaveLength(2);
    expect(field.at('light-horse')).toEqual([5, 5]);
    expect(field.unit('light-horse')).toMatchObject({ cohesion: 'shaken' });
  });
});

provesBySwitch(
  'CB-C13',
  'foot gains nothing by a road',
  { game: { switches }, switch: 'footOnRoad' },
  (values) => {
    const map = {
      roads: [
        [
          [3, 5],
          [4, 5],
        ],
      ] as const,
    };
    const field = onField((seen) => seen, { units: [red('spearmen', [3, 5])], map, switches: values });
    expect(costs(field.does('spearmen', full(step(EAST))))).toEqual([2]);
  },
);
