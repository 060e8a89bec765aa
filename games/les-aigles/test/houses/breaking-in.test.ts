import { describe, expect } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { switches } from '../../model/switches.ts';
import type { Task } from '../../model/tasks.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, refusalsOf, type Scene } from '../scene.ts';
import { AT_SOUTH, locked, round } from './at-a-wall.ts';
import {
  ahead,
  all,
  atWalls,
  boutAt,
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
} from './hamlet.ts';

const ofPosts = (given: Scene, events: Scene['events'], id: string) =>
  events.filter((event) => 'part' in event && event.part === partNamed(given, id));

describe('what comes of an assault', () => {
  const EVEN = [
    [SOUTH, 1, 3],
    [NORTH, 2, 3],
    [EAST, 3, 3],
    [WEST, 4, 3],
  ] as const;

  /** Dice of the melee, then of whoever is tested: the allies throw first. */
  const fought = (given: Scene, dice: readonly number[]): Scene =>
    half({ ...given, state: { ...given.state, quarter: 3 } }, {}, dice);

  const drawn = (rounds = 1, more: Partial<Parameters<typeof column>[0]> = {}) => locked(EVEN, more, rounds);

  proves(
    [
      'LA-O5.5-27',
      'LA-O5.5-36',
      'LA-O5.5-37',
      'LA-O5.5-38',
      'LA-O5.5-39',
      'LA-O5.5-40e',
      'LA-O5.5-41',
      'LA-O5.5-42',
      'LA-O5.5-44',
      'LA-O5.5-61',
      'LA-OX-7',
    ],
    'after a draw three figures come up, and a fourth: seven fight, without a change of formation',
    (saw) => {
      const given = hamlet(
        [
          column({ id: 'column', at: [0, -3], companies: companies(6, 3) }),
          garrison([
            [SOUTH, 1, 3],
            [SOUTH, 2, 3],
            [SOUTH, 3, 2],
            [EAST, 3, 1],
            [EAST, 4, 3],
          ]),
        ],
        { contacts: [{ ...AT_SOUTH, rounds: 1 }], now: { period: 2, quarter: 1 }, features: mill(11.5, 6) },
      );
      const extend: Task = { do: 'extend', wall: SOUTH, figures: 4 };
      expect(refusalsOf(given, 'column', [extend])).toEqual([]);
      const first = half(given, { column: [extend] });
      expect(all(first, 'extended')).toMatchObject([
        { added: 3, extra: 3 },
        { added: 1, extra: 4 },
      ]);
      expect(partOfUnit(first, 'column')).toMatchObject({
        formation: 'march column',
        ranks: [3, 3, 3, 3, 3, 3],
      });
      const then = half(first);
      saw(then.events);
      expect(boutAt(then, SOUTH)).toEqual([7, 7]);
      expect(all(then, 'fought')[0]?.halved).toBeUndefined();
    },
  );

  proves(
    ['LA-O5.5-41', 'LA-O5.5-44', 'LA-O5.5-45e', 'LA-O5.5-46'],
    'three, six, nine; no more before the next period, and none in a second half',
    (saw) => {
      const given = hamlet(
        [column({ id: 'column', at: [0, -3], companies: companies(6, 3) }), garrison(EVEN)],
        { contacts: [{ ...AT_SOUTH, rounds: 1 }], now: { period: 2, quarter: 1 }, features: mill(18, 6) },
      );
      const too = refusalsOf(given, 'column', [{ do: 'extend', wall: SOUTH, figures: 7 }]);
      const first = half(given, { column: [{ do: 'extend', wall: SOUTH, figures: 6 }] });
      expect(all(first, 'extended').map(({ extra }) => 3 + extra)).toEqual([6, 9]);
      const late = refusalsOf(first, 'column', [{ do: 'extend', wall: SOUTH, figures: 3 }]);
      saw([...too, ...late, ...first.events]);
      expect(too).toMatchObject([{ rule: 'LA-O5.5-44' }]);
      expect(late).toMatchObject([{ rule: 'LA-O5.5-41' }]);
    },
  );

  proves(
    ['LA-O5.5-37', 'LA-O5.5-2', 'LA-O5.5-39'],
    'a front can be extended onto another side, and only after a round',
    (saw) => {
      const given = drawn(1, { companies: companies(6, 3) });
      const onto = round(given, { column: [{ do: 'extend', wall: WEST, figures: 2 }] });
      expect(boutAt(onto, WEST)).toEqual([2, 2]);
      expect(boutAt(onto, SOUTH)).toEqual([3, 3]);
      const fresh = refusalsOf(locked(EVEN), 'column', [{ do: 'extend', wall: SOUTH, figures: 1 }]);
      const full = refusalsOf(given, 'column', [{ do: 'extend', wall: WEST, figures: 5 }]);
      const spent = refusalsOf(
        hamlet(
          [
            column({
              id: 'column',
              at: [0, -3],
              companies: [{ troop: 'fusilier', figures: 12, lost: 8 }],
              formation: 'line',
            }),
            garrison(EVEN),
          ],
          {
            contacts: [{ ...AT_SOUTH, rounds: 1 }],
            now: { period: 2, quarter: 1 },
          },
        ),
        'column',
        [{ do: 'extend', wall: SOUTH, figures: 1 }],
      );
      saw([...fresh, ...full, ...spent, ...onto.events]);
      expect([fresh, full, spent].map(([each]) => each?.rule)).toEqual([
        'LA-O5.5-37',
        'LA-O5.5-2',
        'LA-O5.5-39',
      ]);
    },
  );

  proves(
    [
      'LA-O5.5-24',
      'LA-O5.5-30',
      'LA-O5.5-31',
      'LA-O5.5-32',
      'LA-O5.5-33',
      'LA-O5.5-34',
      'LA-O5.5-26',
      'LA-O5.5-28',
      'LA-O5.4-6',
    ],
    'beaten, the garrison stays; the winner gets in, and next all fight all, the garrison still protected',
    (saw) => {
      const given = locked(
        [
          [SOUTH, 1, 1],
          [WEST, 1, 2],
          [NORTH, 2, 3],
          [NORTH, 3, 3],
          [EAST, 4, 3],
        ],
        { companies: companies(4, 3, 'grenadier') },
      );
      const won = half(half(given), {}, [1, 6]);
      expect(all(won, 'barricaded')).toHaveLength(1);
      expect(insideOf(won, 'column')).toMatchObject({ as: 'intruder', by: SOUTH });
      expect(partOfUnit(won, 'column').degradation).toBe(2);
      expect(won.state.contacts).toMatchObject([{ inside: true, rounds: 1 }]);
      expect(won.state.contacts[0]?.wall).toBeUndefined();
      const then = half(half(won), {}, [3, 3]);
      saw(then.events);
      const [, second] = all(then, 'fought');
      expect(second).toMatchObject({ inside: true, round: 2, strikes: { attacker: { figures: 12 } } });
      expect(second?.strikes.defender?.figures).toBeGreaterThanOrEqual(11);
      expect(second?.strikes.attacker?.groups[0]?.rows.map(({ rule }) => rule)).toContain('LA-S3.5-10');
      expect(second?.strikes.attacker?.groups[0]?.rows.map(({ rule }) => rule)).not.toContain('LA-S3.5-3');
    },
  );

  proves(
    'LA-O5.5-32',
    'a winner who is told to stay goes on at the wall, and so does one with two figures',
    (saw) => {
      const given = locked(
        [
          [SOUTH, 1, 1],
          [WEST, 1, 2],
          [NORTH, 2, 3],
          [NORTH, 3, 3],
          [EAST, 4, 3],
        ],
        { companies: companies(4, 3, 'grenadier'), attitude: 'support' },
      );
      const index = partNamed(given, 'column');
      const parts = given.state.parts
        .flat()
        .map((part, place) => (place === index ? { ...part, secret: { afterWin: 'stay' as const } } : part));
      const first = half({ ...given, state: { ...given.state, parts: [parts] } });
      const won = half(first, {}, [1, 6]);
      expect(insideOf(won, 'column')).toBeUndefined();
      expect(won.state.contacts).toMatchObject([{ wall: SOUTH, rounds: 1 }]);
      const entered = half(half(given), {}, [1, 6]);
      saw(entered.events);
      expect(insideOf(entered, 'column')).toBeDefined();
    },
  );

  proves(['LA-O5.5-60'], 'beaten at the wall, the attacker recoils 3 cm, and nobody follows', (saw) => {
    const given = locked([
      [SOUTH, 1, 3],
      [SOUTH, 2, 3],
      [NORTH, 3, 3],
      [EAST, 4, 3],
    ]);
    const then = half(half(given), {}, [6, 1]);
    saw(then.events);
    expect(all(then, 'recoiled')).toMatchObject([{ part: 0, length: 3_000 }]);
    expect(partOfUnit(then, 'column').degradation).toBeGreaterThanOrEqual(1);
    expect(then.state.contacts).toEqual([]);
    expect(all(then, 'followed-up')).toEqual([]);
  });

  proves(
    ['LA-O5.5-25', 'LA-O5.5-28', 'LA-O5.5-29'],
    'two walls, two melees; the figure that they cost together comes off the worse one',
    (saw) => {
      const given = hamlet(
        [
          column({ id: 'column', at: [0, -3], companies: companies(4, 3, 'grenadier') }),
          column({ id: 'second', at: [6, 0], facing: 270 }),
          garrison(
            [
              [SOUTH, 1, 3],
              [EAST, 2, 3],
              [NORTH, 3, 3],
              [WEST, 4, 3],
            ],
            { hurt: 30 },
          ),
        ],
        { contacts: [AT_SOUTH, { attacker: 'second', defender: 'garrison', side: 'front', wall: EAST }] },
      );
      const then = half(half(given), {}, [3, 3, 3, 3]);
      saw(then.events);
      expect(all(then, 'decided')).toHaveLength(2);
      const men = all(then, 'fought').map(({ wall, strikes }) => [wall, strikes.attacker?.men]);
      expect(new Map(men as [number, number][]).get(SOUTH)).toBeGreaterThan(
        new Map(men as [number, number][]).get(EAST) ?? 99,
      );
      expect(atWalls(then, 'garrison')).toEqual([3, 3, 2, 3]);
      expect(
        ofPosts(given, then.events, 'garrison').some((event) => event.rules.includes('LA-O5.5-29')),
      ).toBe(true);
    },
  );

  const invaded = (values = {}) =>
    hamlet(
      [
        column({ id: 'column', at: [0, -3], inside: { house: 'mill', as: 'intruder', by: SOUTH } }),
        column({ id: 'second', at: [6, 0], facing: 270 }),
        garrison([
          [SOUTH, 1, 3],
          [EAST, 2, 3],
          [NORTH, 3, 3],
          [WEST, 4, 3],
        ]),
      ],
      {
        contacts: [
          { attacker: 'column', defender: 'garrison', side: 'front', inside: true, rounds: 1 },
          { attacker: 'second', defender: 'garrison', side: 'front', wall: EAST },
        ],
      },
      values,
    );

  provesBySwitch(
    'LA-O5.5-34',
    'those who hold another wall are not counted inside',
    { game: { switches }, switch: 'heldElsewhere' },
    (values) => {
      const then = round(invaded(values));
      const inside = all(then, 'fought').find((event) => event.inside === true);
      expect(inside?.strikes.defender?.figures).toBe(9);
    },
  );

  proves(['LA-O5.5-51'], 'attacked in the second half, a wall is fought for at half effect', (saw) => {
    const given = locked(EVEN);
    const whole = half(half({ ...given, state: { ...given.state } }), {}, [3, 3]);
    const late = fought(
      {
        ...given,
        state: { ...given.state, contacts: given.state.contacts.map((each) => ({ ...each, since: 3 })) },
      },
      [3, 3],
    );
    saw([...whole.events, ...late.events]);
    expect(all(whole, 'fought')[0]?.halved).toBeUndefined();
    expect(all(late, 'fought')[0]?.halved).toBe(true);
  });

  proves(['LA-O5.5-2'], 'a garrison that was told so posts its figures when it has broken in', (saw) => {
    const given = hamlet([
      column({ id: 'column', at: [0, -7] }),
      garrison([[SOUTH, 1, 1]], {
        companies: [{ troop: 'fusilier', figures: 12, lost: 11 }],
        status: 'militia',
      }),
    ]);
    const posts = posted([NORTH, 0, 3], [NORTH, 1, 3], [EAST, 2, 3], [WEST, 3, 3]);
    const refused = refusalsOf(given, 'column', [
      ahead(4),
      enter(SOUTH, posted([WEST, 0, 3], [WEST, 1, 3], [EAST, 2, 3], [NORTH, 3, 3])),
    ]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-O5.5-2' }]);
    expect(refusalsOf(given, 'column', [ahead(4), enter(SOUTH, posts)])).toEqual([]);
  });
});
