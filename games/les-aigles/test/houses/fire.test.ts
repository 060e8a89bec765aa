import { describe, expect, test } from 'vitest';
import { lost } from '../fire/firing.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, type Scene } from '../scene.ts';
import {
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

const EVEN = [
  [SOUTH, 1, 3],
  [NORTH, 2, 3],
  [EAST, 3, 3],
  [WEST, 4, 3],
] as const;
const SHOWN = {
  inside: {
    house: 'mill',
    posts: EVEN.map(([wall, company, figures]) => ({ wall, company, figures })),
    shown: true,
  },
} as const;

const fires = (given: Scene, id: string) =>
  all(given, 'fired').filter(({ part }) => part === partNamed(given, id));
const figuresOf = (given: Scene, id: string): readonly number[] =>
  fires(given, id).map(({ groups }) => groups.reduce((sum, { figures }) => sum + figures, 0));

/** A column that stands and looks north, out of reach of a volley of its own. */
const target = (entry: { readonly at: readonly [number, number]; readonly facing?: number }) => ({
  id: 'target',
  formation: 'limbered' as const,
  companies: companies(1, 4, 'foot-8pdr'),
  ...entry,
});

describe('fire and houses', () => {
  proves(
    ['LA-O5.4-1', 'LA-O5.4-2', 'LA-O5.4-7', 'LA-O5.2-20'],
    'from each wall within 22.5 degrees, from the wall itself, as men without formation',
    (saw) => {
      // 15 cm from the wall: out of reach, were it measured otherwise by a hair more.
      const given = hamlet([garrison(EVEN), target({ at: [0, -18], facing: 0 })]);
      const then = half(given);
      saw(then.events);
      expect(fires(then, 'garrison')).toMatchObject([{ distance: 15_000, groups: [{ figures: 3 }] }]);
      expect(fires(then, 'garrison')[0]?.groups[0]?.rows.map(({ rule }) => rule)).toContain('LA-S3.4-12');
      expect(
        half(hamlet([garrison(EVEN), target({ at: [0, -18.1], facing: 0 })])).events.some(
          ({ kind }) => kind === 'fired',
        ),
      ).toBe(false);
      // Beside the axis of the southern wall by more than that.
      expect(
        figuresOf(half(hamlet([garrison(EVEN), target({ at: [10, -9], facing: 0 })])), 'garrison'),
      ).toEqual([]);
    },
  );

  proves(
    ['LA-O5.4-3', 'LA-O5.4-4', 'LA-O5.4-5e'],
    'three attack a side of eight: five neither fight nor fire, those on other sides do',
    (saw) => {
      const posts = [
        [SOUTH, 1, 3],
        [SOUTH, 2, 3],
        [SOUTH, 3, 2],
        [NORTH, 3, 0],
        [EAST, 3, 1],
        [EAST, 4, 3],
      ] as const;
      const given = hamlet([
        garrison(posts.filter(([, , figures]) => figures > 0)),
        column({ id: 'column', at: [0, -4] }),
        target({ at: [4.5, -12], facing: 0 }),
        {
          id: 'aside',
          at: [12, 0],
          facing: 270,
          formation: 'limbered',
          companies: companies(1, 4, 'foot-8pdr'),
        },
      ]);
      const met = half(given, {
        column: [{ do: 'march', legs: [{ go: 'ahead', length: 2_000 }] }, enter(SOUTH)],
      });
      const then = half(met);
      saw(then.events);
      const [bout] = all(then, 'fought');
      expect([bout?.strikes.attacker?.figures, bout?.strikes.defender?.figures]).toEqual([3, 3]);
      const late = all(then, 'fired')
        .filter(({ part }) => part === partNamed(then, 'garrison'))
        .map((event) => event.target);
      expect(late).not.toContain(partNamed(then, 'target'));
      expect(late).toContain(partNamed(then, 'aside'));
    },
  );

  proves('LA-O5.4-6', 'no fire from any wall once an enemy is in', (saw) => {
    const given = hamlet([
      column({ id: 'column', at: [6, 0], facing: 270 }),
      garrison([
        [SOUTH, 1, 3],
        [SOUTH, 2, 3],
        [NORTH, 3, 3],
        [WEST, 4, 3],
      ]),
      target({ at: [0, -12], facing: 0 }),
    ]);
    const entering = half(given, { column: [enter(EAST)] });
    const fired = fires(entering, 'garrison').length;
    expect(insideOf(entering, 'column')).toMatchObject({ as: 'intruder' });
    const then = half(entering);
    saw(then.events);
    expect(fires(then, 'garrison')).toHaveLength(fired);
  });

  const firer = {
    id: 'firer',
    at: [0, -11] as const,
    formation: 'line' as const,
    companies: companies(4, 3),
  };

  proves(['LA-O5.4-8', 'LA-O5.4-9'], 'a garrison is fired at once it has fired, and not before', (saw) => {
    const hidden = hamlet([
      garrison([
        [NORTH, 1, 3],
        [NORTH, 2, 3],
        [EAST, 3, 3],
        [WEST, 4, 3],
      ]),
      firer,
    ]);
    expect(fires(half(hidden), 'firer')).toEqual([]);
    const given = hamlet([garrison(EVEN), firer]);
    const first = half(given);
    expect(fires(first, 'garrison')).toHaveLength(1);
    // It is known at the end of the quarter in which it fires.
    expect(fires(first, 'garrison')[0]?.quarters).toBe(2);
    expect(fires(first, 'firer').map(({ quarters }) => quarters)).toEqual([1]);
    expect(all(first, 'gave-away')).toHaveLength(1);
    const then = half({ ...first, events: [] });
    saw(then.events);
    expect(fires(then, 'firer').map(({ quarters }) => quarters)).toEqual([2]);
  });

  test('whoever has come out at the end of a quarter was not before the enemy in it', () => {
    const given = hamlet([garrison(EVEN, SHOWN), firer, { ...firer, id: 'other', at: [0, 12], facing: 180 }]);
    const houses = { mill: { burning: true as const } };
    const state = { ...given.state, terrain: { ...given.state.terrain, houses } };
    const out = half({ ...given, state });
    expect(all(out, 'left-house')).toHaveLength(1);
    expect(all(out, 'fired').filter(({ target }) => target === partNamed(out, 'garrison'))).toEqual([]);
  });

  proves(
    ['LA-O5.4-2', 'LA-O5.4-11', 'LA-O5.4-12', 'LA-O5.4-13'],
    'fire at a house: hard cover, a line, from the wall, and the fallen come off the wall under fire',
    (saw) => {
      const given = hamlet([garrison(undefined, { ...SHOWN, formation: 'march column', hurt: 39 }), firer]);
      const then = half(given);
      saw(then.events);
      const [fire] = fires(then, 'firer');
      expect(fire).toMatchObject({ wall: SOUTH, distance: 8_000 });
      const rules = fire?.groups[0]?.rows.map(({ rule }) => rule) ?? [];
      expect(rules).toContain('LA-S3.4-9');
      expect(rules).not.toContain('LA-S3.4-5');
      expect(atWalls(then, 'garrison')).toEqual([3, 3, 2, 3]);
    },
  );

  proves('LA-O5.4-13', 'from a corner it is the wall that the axis of the fire meets first', (saw) => {
    const at = (facing: number, x: number, y: number) =>
      half(hamlet([garrison(undefined, SHOWN), { ...firer, at: [x, y], facing }]));
    const east = at(290, 13, -5);
    saw(east.events);
    expect(fires(east, 'firer')).toMatchObject([{ wall: EAST }]);
    expect(fires(at(340, 8, -9), 'firer')).toMatchObject([{ wall: SOUTH }]);
    // The southern wall is nearer, and the axis meets the eastern one.
    const few = [{ troop: 'fusilier', figures: 9, lost: 7 }];
    const across = half(
      hamlet([garrison(undefined, SHOWN), { ...firer, at: [9, -7], facing: 330, companies: few }]),
    );
    expect(fires(across, 'firer')).toMatchObject([{ wall: EAST }]);
  });

  proves('LA-O5.4-10', 'not at a side that friends attack', (saw) => {
    const given = hamlet([
      garrison(undefined, SHOWN),
      column({ id: 'column', at: [0, -4], companies: companies(4, 3) }),
      { ...firer, at: [5, -11] },
    ]);
    const free = half(given);
    expect(fires(free, 'firer')).toMatchObject([{ wall: SOUTH }]);
    const then = half(given, {
      column: [{ do: 'march', legs: [{ go: 'ahead', length: 2_000 }] }, enter(SOUTH)],
    });
    saw(then.events);
    expect(fires(then, 'firer')).toEqual([]);
  });

  proves(
    ['LA-O5.4-14', 'LA-O5.4-15'],
    'when the wall is empty the firer stops, and needs a quarter to see it',
    (saw) => {
      const given = hamlet([
        garrison(
          [
            [SOUTH, 1, 1],
            [WEST, 1, 2],
            [NORTH, 2, 3],
            [NORTH, 3, 3],
            [EAST, 4, 3],
          ],
          {
            hurt: 39,
            inside: {
              house: 'mill',
              shown: true,
              posts: posted([SOUTH, 1, 1], [WEST, 1, 2], [NORTH, 2, 3], [NORTH, 3, 3], [EAST, 4, 3]),
            },
          },
        ),
        firer,
      ]);
      const emptied = half(given);
      expect(atWalls(emptied, 'garrison')).toEqual(
        [6, 3, 0, 2].map((figures, wall) => (wall === WEST ? 2 : figures)),
      );
      expect(all(emptied, 'lost-target')).toMatchObject([{ part: partNamed(given, 'firer'), wall: SOUTH }]);
      expect(partOfUnit(emptied, 'firer').doing).toMatchObject({ what: 'wonder', left: 1 });
      // It can march for one of the two quarters only.
      const then = half(emptied, { firer: [{ do: 'march', legs: [{ go: 'ahead', length: 1_000 }] }] });
      saw(then.events);
      const moved = all(then, 'moved').filter(({ part }) => part === partNamed(given, 'firer'));
      expect(moved).toHaveLength(1);
      const order = then.events.map(({ kind }) => kind);
      expect(order.indexOf('moved')).toBeGreaterThan(order.lastIndexOf('completed'));
      expect(all(emptied, 'fell').filter(({ part }) => part === partNamed(given, 'garrison'))).toMatchObject([
        { men: 1 },
      ]);
    },
  );

  proves(
    ['LA-O5.2-38', 'LA-O5.2-39e', 'LA-O5.2-32'],
    'who changes his wall fires in the quarter of reaction, and no more until he is there',
    (saw) => {
      const posts = posted([EAST, 0, 3], [NORTH, 1, 3], [NORTH, 2, 3], [WEST, 3, 3]);
      const given = hamlet([
        garrison([
          [WEST, 1, 3],
          [NORTH, 2, 3],
          [NORTH, 3, 3],
          [EAST, 4, 3],
        ]),
        {
          id: 'north',
          at: [0, 15],
          facing: 180,
          formation: 'limbered',
          companies: companies(1, 4, 'foot-8pdr'),
        },
        {
          id: 'west',
          at: [-15, 0],
          facing: 90,
          formation: 'limbered',
          companies: companies(1, 4, 'foot-8pdr'),
        },
      ]);
      const first = half(given, { garrison: [{ do: 'post', posts }] });
      const quarters = (now: Scene, id: string) =>
        all(now, 'fired')
          .filter((event) => event.target === partNamed(now, id))
          .map((event) => event.quarters);
      expect([quarters(first, 'north'), quarters(first, 'west')]).toEqual([[2], [1]]);
      const then = half(first);
      saw(then.events);
      expect([quarters(then, 'north'), quarters(then, 'west')]).toEqual([
        [2, 2],
        [1, 1],
      ]);
      expect(atWalls(wait(then), 'garrison')).toEqual([6, 3, 0, 3]);
    },
  );

  test('a fire out of a house goes the same way, whichever corner of it is listed first', () => {
    const [house] = mill();
    if (house?.kind !== 'house') throw new Error('no mill');
    const [a, b, c, d] = house.corners;
    const listed = [
      [a, b, c, d],
      [b, c, d, a],
      [c, d, a, b],
      [d, a, b, c],
      [d, c, b, a],
    ] as const;
    const hit = listed.map((corners) => {
      const given = hamlet(
        [
          garrison(EVEN),
          { id: 'screen', at: [3, -9], formation: 'skirmish', companies: companies(3, 3, 'light') },
          column({ id: 'mass', at: [4.6, -15] }),
        ],
        { features: [{ ...house, corners }] },
      );
      const then = half(given);
      return [lost(then, 'screen'), lost(then, 'mass')];
    });
    expect(hit[0]?.[1]).toBeGreaterThan(0);
    expect(hit).toEqual(listed.map(() => hit[0]));
  });
});
