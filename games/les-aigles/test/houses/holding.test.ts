import { describe, expect } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { switches } from '../../model/switches.ts';
import { proves } from '../proving.ts';
import { companies, refusalsOf } from '../scene.ts';
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

const FRENCH = { side: 'french', id: 'column' } as const;

describe('posts', () => {
  proves(
    [
      'LA-O5.2-18',
      'LA-O5.2-19',
      'LA-O5.2-20',
      'LA-O5.2-23',
      'LA-O5.2-24',
      'LA-O5.2-25e',
      'LA-O5.2-26',
      'LA-O5.2-27e',
      'LA-O5.1-5',
    ],
    'voltigeurs on any side, a company of three one and two on adjacent sides, and no body that bars the way',
    (saw) => {
      const troops = [
        { troop: 'grenadier', figures: 3 },
        ...companies(2, 3),
        { troop: 'voltigeur', figures: 3 },
      ];
      const given = hamlet([
        column({ id: 'column', at: [0, -3], companies: troops }),
        { id: 'passer', at: [20, 4.5], facing: 270, formation: 'march column', companies: companies(4, 3) },
      ]);
      const posts = posted([EAST, 3, 1], [NORTH, 3, 2], [NORTH, 0, 3], [NORTH, 1, 3], [SOUTH, 2, 3]);
      expect(refusalsOf(given, 'column', [enter(SOUTH, posts)])).toEqual([]);
      const then = half(given, { column: [enter(SOUTH, posts)] });
      saw(then.events);
      expect(atWalls(then, 'column')).toEqual([8, 1, 3, 0]);
      // Along the northern wall, over the bases that stand for those inside.
      const passed = half(then, { passer: [{ do: 'march', legs: [{ go: 'ahead', length: 8_000 }] }] });
      expect(partOfUnit(passed, 'passer').x).toBe(12_000);
      expect(all(passed, 'crossing')).toEqual([]);
    },
  );

  proves(
    ['LA-O5.2-26', 'LA-O5.2-24', 'LA-O5.2-28', 'LA-O5.5-2', 'LA-O5.5-3e'],
    'what posts are refused',
    (saw) => {
      const given = hamlet([column({ id: 'column', at: [0, -3] })]);
      const refused = [
        posted([NORTH, 0, 2], [SOUTH, 0, 1], [NORTH, 1, 3], [NORTH, 2, 3], [EAST, 3, 3]),
        posted([NORTH, 0, 1], [EAST, 0, 1], [SOUTH, 0, 1], [NORTH, 1, 3], [NORTH, 2, 3], [EAST, 3, 3]),
        posted([NORTH, 0, 4], [EAST, 1, 3], [SOUTH, 2, 3], [WEST, 3, 3]),
        posted([NORTH, 0, 3], [EAST, 1, 3], [SOUTH, 2, 3]),
        posted([EAST, 0, 3], [EAST, 1, 2], [NORTH, 1, 1], [NORTH, 2, 3], [NORTH, 3, 3]),
      ].flatMap((posts) => refusalsOf(given, 'column', [enter(SOUTH, posts)]));
      saw(refused);
      expect(refused.map(({ rule }) => rule)).toEqual([
        ...['LA-O5.2-26', 'LA-O5.2-26', 'LA-O5.2-24', 'LA-O5.2-28', 'LA-O5.5-2'],
      ]);
      const seven = hamlet([column({ id: 'column', at: [0, -3.5] })], { features: mill(12, 7) });
      const most = refusalsOf(seven, 'column', [
        enter(SOUTH, posted([EAST, 0, 3], [EAST, 1, 2], [NORTH, 1, 1], [NORTH, 2, 3], [NORTH, 3, 3])),
      ]);
      saw(most);
      expect(most).toMatchObject([{ params: { figures: 5, most: 4 } }]);
    },
  );

  proves(
    ['LA-O5.2-28', 'LA-O5.2-29'],
    'those who do not fit are in reserve, and come back as the unit leaves',
    (saw) => {
      const given = hamlet([column({ id: 'column', at: [0, -1.5] })], { features: mill(6, 3) });
      const then = half(given, { column: [enter(SOUTH)] });
      expect(all(then, 'holds-house')).toMatchObject([{ reserve: 0 }]);
      expect(atWalls(then, 'column')).toEqual([4, 2, 4, 2]);
      const more = half(
        hamlet([column({ id: 'column', at: [0, -1.5], companies: companies(6, 3) })], {
          features: mill(6, 3),
        }),
        {
          column: [enter(SOUTH)],
        },
      );
      expect(all(more, 'holds-house')).toMatchObject([{ reserve: 6 }]);
      const out = wait(half(more, { column: [{ do: 'leave', by: 'line', wall: NORTH }] }));
      saw(out.events);
      expect(partOfUnit(out, 'column')).toMatchObject({ formation: 'line', ranks: [18] });
    },
  );

  const thinned = () => {
    const given = hamlet(
      [
        garrison(
          [
            [SOUTH, 1, 3],
            [SOUTH, 2, 1],
            [NORTH, 3, 3],
          ],
          { companies: companies(6, 3), ...FRENCH },
        ),
      ],
      { features: mill(6, 3) },
    );
    return given;
  };

  proves(['LA-O5.2-30', 'LA-O5.5-47'], 'the reserve makes good what falls where no enemy is', (saw) => {
    const given = thinned();
    const part = given.state.parts.flat()[0];
    const posts = (part?.inside?.posts ?? []).map((post) =>
      post.wall === SOUTH && post.company === 0 ? { ...post, figures: 1 } : post,
    );
    const short = {
      ...given,
      state: { ...given.state, parts: [[{ ...part, inside: { ...part?.inside, posts } } as never]] },
    };
    expect(atWalls(short, 'column')).toEqual([3, 0, 2, 0]);
    const then = half(short);
    saw(then.events);
    expect(atWalls(then, 'column')).toEqual([3, 0, 4, 0]);
  });

  proves(
    ['LA-O5.2-31', 'LA-O5.2-32', 'LA-O5.2-37'],
    'a change of posts takes a quarter of reaction and half a period',
    (saw) => {
      const given = hamlet([
        garrison(
          [
            [WEST, 1, 3],
            [NORTH, 2, 3],
            [NORTH, 3, 3],
            [EAST, 4, 3],
          ],
          FRENCH,
        ),
      ]);
      const posts = posted([EAST, 0, 0], [SOUTH, 0, 3], [NORTH, 1, 3], [NORTH, 2, 3], [EAST, 3, 3]).filter(
        ({ figures }) => figures > 0,
      );
      const first = half(given, { column: [{ do: 'post', posts }] });
      expect(atWalls(first, 'column')).toEqual([6, 3, 0, 3]);
      const then = half(first);
      saw(then.events);
      expect(all(then, 'set-about')).toMatchObject([{ doing: { what: 'post', left: 3 } }]);
      expect(atWalls(then, 'column')).toEqual([6, 3, 3, 0]);
      expect(insideOf(then, 'column')?.since).toBe(0);
    },
  );

  proves(
    ['LA-O5.2-33', 'LA-O5.2-34', 'LA-O5.2-35', 'LA-O5.2-36', 'LA-O5.2-31', 'LA-O5.2-29'],
    'what stands against a change of posts',
    (saw) => {
      const attacker = column({ id: 'attacker', side: 'allied', at: [0, -3], facing: 0 });
      const given = hamlet(
        [
          garrison(
            [
              [SOUTH, 1, 3],
              [NORTH, 2, 3],
              [NORTH, 3, 3],
              [EAST, 4, 3],
            ],
            FRENCH,
          ),
          attacker,
        ],
        { contacts: [{ attacker: 'attacker', defender: 'column', side: 'front', wall: SOUTH }] },
      );
      const changes = [
        posted([WEST, 0, 3], [NORTH, 1, 3], [NORTH, 2, 3], [EAST, 3, 3]),
        posted([SOUTH, 0, 3], [EAST, 1, 3], [NORTH, 2, 3], [EAST, 3, 3]),
        posted([SOUTH, 0, 3], [SOUTH, 1, 3], [NORTH, 2, 3], [EAST, 3, 3]),
        posted([SOUTH, 0, 3], [NORTH, 1, 2], [NORTH, 2, 3], [EAST, 3, 3]),
        posted([SOUTH, 0, 3], [NORTH, 1, 3], [NORTH, 2, 3], [EAST, 3, 3]),
        posted([SOUTH, 0, 3], [NORTH, 1, 3], [NORTH, 2, 1], [WEST, 2, 1], [EAST, 2, 1], [EAST, 3, 3]),
      ].map((posts) => refusalsOf(given, 'column', [{ do: 'post', posts }]).map(({ rule }) => rule));
      const refused = [
        posted([WEST, 0, 3], [NORTH, 1, 3], [NORTH, 2, 3], [EAST, 3, 3]),
        posted([SOUTH, 0, 3], [EAST, 1, 3], [NORTH, 2, 3], [EAST, 3, 3]),
        posted([SOUTH, 0, 3], [SOUTH, 1, 3], [NORTH, 2, 3], [EAST, 3, 3]),
        posted([SOUTH, 0, 3], [NORTH, 1, 2], [NORTH, 2, 3], [EAST, 3, 3]),
        posted([SOUTH, 0, 3], [NORTH, 1, 3], [NORTH, 2, 3], [EAST, 3, 3]),
        posted([SOUTH, 0, 3], [NORTH, 1, 3], [NORTH, 2, 1], [WEST, 2, 1], [EAST, 2, 1], [EAST, 3, 3]),
      ].flatMap((posts) => refusalsOf(given, 'column', [{ do: 'post', posts }]));
      saw(refused);
      expect(changes).toEqual([
        ...[['LA-O5.2-33'], ['LA-O5.2-34'], ['LA-O5.2-35'], ['LA-O5.2-29'], ['LA-O5.2-31'], ['LA-O5.2-36']],
      ]);
    },
  );

  proves('LA-O5.2-35', 'an enemy who comes meanwhile finds the wall as it was', (saw) => {
    const given = hamlet([
      garrison(
        [
          [WEST, 1, 3],
          [NORTH, 2, 3],
          [NORTH, 3, 3],
          [EAST, 4, 3],
        ],
        FRENCH,
      ),
      column({ id: 'attacker', side: 'allied', at: [0, -9], facing: 0 }),
    ]);
    const posts = posted([SOUTH, 0, 3], [NORTH, 1, 3], [NORTH, 2, 3], [EAST, 3, 3]);
    const first = half(given, {
      column: [{ do: 'post', posts }],
      attacker: [{ do: 'march', legs: [{ go: 'ahead', length: 6_000 }] }, enter(SOUTH)],
    });
    const then = half(first, { attacker: [enter(SOUTH)] });
    saw(then.events);
    expect(all(then, 'posted')).toMatchObject([{ why: 'stayed', rules: ['LA-O5.2-35'] }]);
    expect(atWalls(then, 'column')).toEqual([6, 3, 0, 3]);
  });

  proves(
    ['LA-O5.2-41', 'LA-O5.2-42e', 'LA-O5.2-43', 'LA-O5.2-44'],
    'a friend at the wall relieves the elites in half a period',
    (saw) => {
      const given = hamlet([
        garrison(undefined, {
          side: 'french',
          id: 'elites',
          pooled: true,
          companies: companies(4, 3, 'grenadier'),
        }),
        column({ id: 'relief', at: [0, -3] }),
      ]);
      const plans = {
        elites: [{ do: 'leave', by: 'line', wall: NORTH, relieved: true }],
        relief: [{ do: 'relieve', house: 'mill', wall: SOUTH }],
      } as const;
      expect(refusalsOf(given, 'relief', plans.relief)).toEqual([]);
      expect(refusalsOf(given, 'elites', plans.elites)).toEqual([]);
      const then = half(given, plans);
      saw(then.events);
      expect(insideOf(then, 'elites')).toBeUndefined();
      expect(insideOf(then, 'relief')).toMatchObject({ as: 'garrison' });
    },
  );

  proves(['LA-O5.2-41', 'LA-O5.2-40'], 'nobody is relieved who does not leave, or is not there', (saw) => {
    const empty = hamlet([column({ id: 'relief', at: [0, -3] })]);
    const refused = refusalsOf(empty, 'relief', [{ do: 'relieve', house: 'mill', wall: SOUTH }]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-O5.2-41' }]);
    const given = hamlet([
      garrison(undefined, { side: 'french', id: 'elites' }),
      column({ id: 'relief', at: [0, -3] }),
    ]);
    const then = half(given, { relief: [{ do: 'relieve', house: 'mill', wall: SOUTH }] });
    expect(all(then, 'set-aside')).toMatchObject([{ task: 'relieve' }]);
    expect(insideOf(then, 'elites')).toBeDefined();
    const friends = refusalsOf(given, 'relief', [enter(SOUTH)]);
    saw(friends);
    expect(friends).toMatchObject([{ rule: 'LA-O5.2-40' }]);
  });
});

provesBySwitch(
  'LA-O5.2-30',
  'the reserve goes only to walls that nobody touches',
  { game: { switches }, switch: 'houseReserve' },
  (values) => {
    const given = hamlet(
      [
        garrison(
          [
            [SOUTH, 1, 3],
            [NORTH, 3, 3],
          ],
          { companies: companies(6, 3), ...FRENCH },
        ),
        column({ id: 'attacker', side: 'allied', at: [0, -1.5], facing: 0 }),
      ],
      {
        features: mill(6, 3),
        contacts: [{ attacker: 'attacker', defender: 'column', side: 'front', wall: SOUTH }],
      },
      values,
    );
    const [part, other] = given.state.parts.flat();
    const posts = (part?.inside?.posts ?? []).filter(({ wall }) => wall !== SOUTH);
    const short = {
      ...given,
      state: {
        ...given.state,
        parts: [[{ ...part, inside: { ...part?.inside, posts } } as never, other as never]],
      },
    };
    expect(atWalls(half(short), 'column')).toEqual([3, 0, 0, 0]);
  },
);
