import { describe, expect } from 'vitest';
import { view } from '../../knowledge/view.ts';
import type { Task } from '../../model/tasks.ts';
import { check } from '../../play/check.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, refusalsOf, type Scene } from '../scene.ts';
import {
  ahead,
  all,
  column,
  EAST,
  enter,
  garrison,
  half,
  hamlet,
  insideOf,
  NORTH,
  partOfUnit,
  posted,
  SOUTH,
  WEST,
  wait,
} from './hamlet.ts';

const byRule = ({ rule, code }: { readonly rule: string; readonly code: string }): string =>
  `${rule} ${code}`;

const OWN = { side: 'french', id: 'garrison' } as const;

/** Two houses on each side of a street that runs north. */
const village = {
  features: [
    { kind: 'village', id: 'village', street: 'street' },
    {
      kind: 'road',
      id: 'street',
      way: [
        [0, -60],
        [0, 60],
      ],
    },
    ...[
      ['mill', -8.25, 2] as const,
      ['inn', -8.25, -10] as const,
      ['church', 2.25, 2] as const,
      ['farm', 2.25, -10] as const,
    ].map(([id, x, y]) => ({
      kind: 'house' as const,
      id,
      village: 'village',
      corners: [
        [x, y + 8],
        [x + 6, y + 8],
        [x + 6, y],
        [x, y],
      ] as const,
    })),
  ],
} as const;

const burning = (given: Scene): Scene => ({
  ...given,
  state: { ...given.state, terrain: { ...given.state.terrain, houses: { mill: { burning: true } } } },
});

describe('leaving a house', () => {
  proves(
    ['LA-O5.2-45', 'LA-O5.2-52', 'LA-O5.2-53', 'LA-O5.2-32'],
    'by a wall: in line against it, its back to the house, without formation; then it reforms in line and nothing else',
    (saw) => {
      const given = hamlet([garrison(undefined, OWN)]);
      const inIt = refusalsOf(given, 'garrison', [ahead(3)]);
      saw(inIt);
      expect(inIt).toMatchObject([{ rule: 'LA-O5.2-45' }]);
      const started = half(given, { garrison: [{ do: 'leave', by: 'line', wall: NORTH }] });
      expect(insideOf(started, 'garrison')).toBeDefined();
      const out = half(started);
      saw(out.events);
      expect(partOfUnit(out, 'garrison')).toMatchObject({
        ...{ x: 0, y: 5_500, heading: 0, formation: 'line', ranks: [12], degradation: 2 },
      });
      expect(partOfUnit(out, 'garrison').shelter).toBeUndefined();
      const refused = refusalsOf(out, 'garrison', [ahead(3)]);
      saw(refused);
      expect(refused).toMatchObject([{ rule: 'LA-O5.2-53' }]);
      expect(refusalsOf(out, 'garrison', [{ do: 'reform', to: 'march column' }])).toMatchObject([
        { rule: 'LA-O5.2-53' },
      ]);
      const reformed = half(out, { garrison: [{ do: 'reform', to: 'line' }] });
      expect(partOfUnit(reformed, 'garrison')).toMatchObject({ degradation: 0 });
      expect(refusalsOf(reformed, 'garrison', [ahead(3)])).toEqual([]);
    },
  );

  proves(
    ['LA-O5.2-46', 'LA-O5.2-47', 'LA-O5.2-48', 'LA-O5.2-50', 'LA-O5.1-2', 'LA-O5.1-3'],
    'by the street: a formed column, its head at the limit of the village, and no forced march before it is out',
    (saw) => {
      const given = hamlet([garrison(undefined, OWN)], village);
      const out = wait(half(given, { garrison: [{ do: 'leave', by: 'column', wall: NORTH }] }));
      expect(partOfUnit(out, 'garrison')).toMatchObject({
        ...{ x: 0, y: 10_000, heading: 0, formation: 'march column', ranks: [3, 3, 3, 3], degradation: 0 },
      });
      const forced = { do: 'march', legs: [{ go: 'ahead', length: 5_000 }], forced: true } as const;
      const refused = refusalsOf(out, 'garrison', [forced]);
      saw(refused);
      expect(refused).toMatchObject([{ rule: 'LA-O5.2-48' }]);
      const marched = wait(half(out, { garrison: [ahead(8)] }));
      const clear = half(marched, { garrison: [ahead(8)] });
      saw(clear.events);
      expect(all(clear, 'moved')[0]?.to).toMatchObject({ x: 0, heading: 0 });
      expect(all(clear, 'came-out')).toHaveLength(1);
      expect(refusalsOf(clear, 'garrison', [forced])).toEqual([]);
      const south = wait(half(given, { garrison: [{ do: 'leave', by: 'column', wall: SOUTH }] }));
      expect(partOfUnit(south, 'garrison')).toMatchObject({ x: 0, y: -10_000, heading: 18_000 });
    },
  );

  proves('LA-O5.2-49', 'by a side without a road', (saw) => {
    const given = hamlet([garrison(undefined, OWN)], village);
    const out = wait(half(given, { garrison: [{ do: 'leave', by: 'column', wall: WEST }] }));
    saw(out.events);
    expect(partOfUnit(out, 'garrison')).toMatchObject({
      x: -8_250,
      y: 6_000,
      heading: 27_000,
      formation: 'march column',
    });
  });

  proves(
    'LA-O5.2-51',
    'a column attacked as it comes out is without formation from the second round',
    (saw) => {
      const given = hamlet(
        [
          garrison(undefined, OWN),
          {
            id: 'enemy',
            side: 'allied',
            at: [0, 22],
            facing: 180,
            formation: 'march column',
            companies: companies(4, 3),
          },
        ],
        village,
      );
      const out = wait(half(given, { garrison: [{ do: 'leave', by: 'column', wall: NORTH }] }));
      const met = half(out, { enemy: [ahead(12)], garrison: [ahead(5)] });
      const first = half(met, { enemy: [ahead(12)] });
      expect(all(first, 'met')).toHaveLength(1);
      const second = wait(first, 4);
      saw(second.events);
      expect(all(second, 'degraded').filter(({ rules }) => rules.includes('LA-O5.2-51'))).toMatchObject([
        { to: 2 },
      ]);
    },
  );

  proves('LA-O5.3-5', 'shows the garrison from the quarter on in which it sets off', (saw) => {
    const given = hamlet([garrison(undefined, OWN), { id: 'watch', side: 'allied', at: [0, 50] }]);
    expect(partOfUnit(half(given), 'garrison').unseen).toEqual(['allied']);
    const decided = half(given, { garrison: [{ do: 'leave', by: 'line', wall: SOUTH }] });
    saw(decided.events);
    expect(partOfUnit(decided, 'garrison')).toMatchObject({ doing: { left: 1 }, inside: { shown: true } });
    expect(partOfUnit(decided, 'garrison').unseen).toBeUndefined();
  });

  proves('LA-O5.2-54', 'not by a wall that the enemy touches, nor where there is no room', (saw) => {
    const units = [
      garrison(undefined, OWN),
      column({ id: 'enemy', side: 'allied', at: [0, 3], facing: 180 }),
      column({ id: 'friend', at: [0, -4], facing: 0 }),
    ];
    const given = hamlet(units, {
      contacts: [{ attacker: 'enemy', defender: 'garrison', side: 'front', wall: NORTH }],
    });
    const refused = [NORTH, SOUTH, EAST, WEST].map((wall) =>
      refusalsOf(given, 'garrison', [{ do: 'leave', by: 'line', wall }]),
    );
    saw(refused.flat());
    expect(refused.map((each) => each.map(({ rule }) => rule))).toEqual([
      ['LA-O5.2-54'],
      ['LA-O5.2-54'],
      [],
      [],
    ]);
  });

  const weak = (lost: number, more: readonly Parameters<typeof hamlet>[0][number][] = [], switches = {}) =>
    hamlet(
      [
        garrison(undefined, {
          ...OWN,
          companies: [{ troop: 'fusilier', figures: 12, lost: 12 - lost }],
          formation: 'line',
          status: 'regular',
        }),
        ...more,
      ],
      {},
      switches,
    );

  proves(
    ['LA-O5.2-55', 'LA-O5.2-56e', 'LA-O5.2-61'],
    'two figures cannot hold a house: they are out of it in half a period',
    (saw) => {
      expect(insideOf(wait(weak(3)), 'garrison')).toBeDefined();
      const out = wait(weak(2));
      saw(out.events);
      expect(insideOf(out, 'garrison')).toBeUndefined();
      expect(partOfUnit(out, 'garrison')).toMatchObject({ ranks: [2], degradation: 2, formation: 'line' });
      const chosen = half(weak(2), { garrison: [{ do: 'leave', by: 'column', wall: SOUTH }] });
      expect(partOfUnit(chosen, 'garrison')).toMatchObject({ formation: 'march column', heading: 18_000 });
      expect(insideOf(wait(weak(2, [], { weakGarrison: 'underTwoFigures' })), 'garrison')).toBeDefined();
    },
  );

  proves(
    ['LA-O5.2-57', 'LA-O5.2-58', 'LA-O5.2-59', 'LA-O5.2-60', 'LA-O5.2-61'],
    'driven out by fire at once, by the wall that most held, in disorder',
    (saw) => {
      const given = burning(
        hamlet([
          garrison(
            [
              [EAST, 1, 3],
              [EAST, 2, 1],
              [NORTH, 2, 2],
              [SOUTH, 3, 3],
              [WEST, 4, 3],
            ],
            OWN,
          ),
        ]),
      );
      const out = wait(given);
      saw(out.events);
      expect(all(out, 'must-evacuate')).toMatchObject([{ why: 'fire', before: 3 }]);
      expect(partOfUnit(out, 'garrison')).toMatchObject({ x: 8_500, y: 0, heading: 9_000, degradation: 3 });
      const refused = refusalsOf(out, 'garrison', [{ do: 'reform', to: 'march column' }]);
      saw(refused);
      expect(refused).toMatchObject([{ rule: 'LA-O5.2-60' }]);
    },
  );

  proves(
    ['LA-O5.2-59', 'LA-O5.2-61', 'LA-O5.2-54'],
    'of two walls the one that its owner names; shut in, it is destroyed',
    (saw) => {
      const even = garrison(
        [
          [EAST, 1, 3],
          [EAST, 2, 1],
          [NORTH, 2, 2],
          [SOUTH, 3, 2],
          [WEST, 3, 1],
          [WEST, 4, 3],
        ],
        OWN,
      );
      const told = burning(hamlet([even]));
      const out = half({ ...told, state: withWall(told, WEST) });
      expect(partOfUnit(out, 'garrison')).toMatchObject({ heading: 27_000 });
      const blocked = burning(
        hamlet([
          garrison(
            [
              [EAST, 1, 3],
              [EAST, 2, 1],
              [NORTH, 2, 2],
              [SOUTH, 3, 3],
              [WEST, 4, 3],
            ],
            OWN,
          ),
          column({ id: 'friend', at: [7, 0], facing: 90 }),
        ]),
      );
      const lost = wait(blocked);
      saw(lost.events);
      expect(all(lost, 'perished')).toMatchObject([{ why: 'fire', rules: ['LA-O5.2-61', 'LA-O5.2-59'] }]);
      expect(partOfUnit(lost, 'garrison').gone).toBe('destroyed');
    },
  );

  proves(
    ['LA-O5.2-57', 'LA-O5.2-62'],
    'round shot sets a house on fire on a six; nobody enters it again',
    (saw) => {
      const given = hamlet([
        garrison(
          [
            [SOUTH, 1, 3],
            [SOUTH, 2, 3],
            [NORTH, 3, 3],
            [NORTH, 4, 3],
          ],
          { inside: { house: 'mill', shown: true } },
        ),
        { id: 'battery', at: [0, -40], formation: 'in battery', companies: companies(1, 4, 'foot-12pdr') },
        column({ id: 'column', at: [9, -3], facing: 0 }),
      ]);
      const then = half(given, {}, [6]);
      saw(then.events);
      expect(all(then, 'took-fire')).toMatchObject([{ house: 'mill' }]);
      expect(then.state.terrain.houses).toEqual({ mill: { burning: true } });
      const refused = refusalsOf(then, 'column', [enter(SOUTH)]);
      saw(refused);
      expect(refused).toMatchObject([{ rule: 'LA-O5.2-62' }]);
    },
  );

  proves(
    ['LA-O5.2-58', 'LA-O5.2-59'],
    'once it burns, nobody may stay, be posted elsewhere or choose another wall',
    (saw) => {
      const posts = [
        [NORTH, 1, 3],
        [SOUTH, 2, 3],
        [EAST, 3, 2],
        [WEST, 4, 1],
      ] as const;
      const given = burning(hamlet([garrison(posts, OWN)]));
      const against = (...tasks: readonly Task[]) => saw(refusalsOf(given, 'garrison', tasks)).map(byRule);
      expect(against({ do: 'stand' })).toEqual(['LA-O5.2-58 house-must-leave']);
      expect(against({ do: 'post', posts: posted([NORTH, 1, 3]) })).toEqual(['LA-O5.2-58 house-must-leave']);
      expect(against({ do: 'leave', by: 'line', wall: EAST })).toEqual(['LA-O5.2-59 house-fire-exit']);
      expect(against({ do: 'leave', by: 'column', wall: NORTH })).toEqual(['LA-O5.2-59 house-fire-exit']);
      expect(against({ do: 'leave', by: 'line', wall: SOUTH })).toEqual([]);
      const minded = (wall: number) =>
        check(
          given.setting,
          view(given.setting, given.state, { side: 'french' }),
          { side: 'french' },
          {
            ...{ kind: 'plan', officers: [] },
            parts: [{ part: partNamed(given, 'garrison'), tasks: [], inHouse: { wall } }],
          },
        );
      expect(saw(minded(EAST)).map(byRule)).toEqual(['LA-O5.2-59 house-fire-exit']);
      expect(minded(SOUTH)).toEqual([]);
      const out = half(given, { garrison: [{ do: 'leave', by: 'line', wall: SOUTH }] });
      expect(all(out, 'left-house')).toMatchObject([{ wall: SOUTH }]);
      expect(all(out, 'set-aside')).toEqual([]);
    },
  );

  proves('LA-O5.2-59', 'told another wall before it burnt, it hears that this was set aside', (saw) => {
    const given = hamlet([
      garrison(
        [
          [NORTH, 1, 3],
          [EAST, 2, 2],
        ],
        OWN,
      ),
    ]);
    // Sealed before anybody knew of the fire.
    const out = saw(half(burning(given), { garrison: [{ do: 'leave', by: 'line', wall: EAST }] }));
    expect(all(out, 'set-aside')).toMatchObject([{ task: 'leave', why: 'leaves-house' }]);
    expect(all(out, 'left-house')).toMatchObject([{ wall: NORTH }]);
  });

  proves('LA-O5.2-63', 'without formation in the open, nothing before it has reformed', (saw) => {
    const given = hamlet([
      column({ id: 'column', at: [0, -3], degraded: 'without formation' }),
      garrison(undefined, OWN),
    ]);
    const refused = refusalsOf(given, 'column', [{ do: 'relieve', house: 'mill', wall: SOUTH }]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-O5.2-63' }]);
    expect(refusalsOf(given, 'column', [{ do: 'deploy', companies: [0] }])).not.toEqual([]);
    expect(refusalsOf(given, 'column', [{ do: 'change', to: 'line' }])).not.toEqual([]);
    expect(refusalsOf(given, 'column', [{ do: 'reform', to: 'line' }])).toEqual([]);
  });
});

const withWall = (given: Scene, wall: number): Scene['state'] => {
  const index = partNamed(given, 'garrison');
  const parts = given.state.parts
    .flat()
    .map((part, place) => (place === index ? { ...part, secret: { inHouse: { wall } } } : part));
  return { ...given.state, parts: [parts] };
};
