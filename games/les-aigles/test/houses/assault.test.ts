import { describe, expect } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { switches } from '../../rulebook/switches.ts';
import type { ContactEntry } from '../../scenario-types.ts';
import type { Task } from '../../tasks.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, refusalsOf, type Scene } from '../scene.ts';
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
  wait,
} from './hamlet.ts';

const AT_SOUTH: ContactEntry = { attacker: 'column', defender: 'garrison', side: 'front', wall: SOUTH };

/** A round of melee in which both throw three. */
const round = (given: Scene, plans: Readonly<Record<string, readonly Task[]>> = {}): Scene =>
  wait(half(given, plans));

const ofPosts = (given: Scene, events: Scene['events'], id: string) =>
  events.filter((event) => 'part' in event && event.part === partNamed(given, id));

describe('the assault on a house', () => {
  proves(
    ['LA-O5.5-1', 'LA-O5.5-4', 'LA-O5.5-5e', 'LA-O5.5-6', 'LA-O5.5-7', 'LA-O5.5-10', 'LA-O5.5-14'],
    'to enter by a wall that the enemy holds is to attack it, in the quarter of contact, without any bonus',
    (saw) => {
      const given = hamlet([
        column({ id: 'column', at: [0, -7], companies: companies(6, 3) }),
        garrison([
          [SOUTH, 1, 1],
          [WEST, 1, 2],
          [NORTH, 2, 3],
          [NORTH, 3, 3],
          [EAST, 4, 3],
        ]),
      ]);
      const met = half(given, { column: [ahead(6), enter(SOUTH)] });
      expect(met.state.contacts).toMatchObject([{ attacker: 0, defender: 1, wall: SOUTH, since: 1 }]);
      expect(met.state.contacts[0]?.charged).toBeUndefined();
      const then = half(met);
      saw(then.events);
      // One figure holds the whole side: all who touch it fight.
      expect(boutAt(then, SOUTH)).toEqual([3, 1]);
      const [bout] = all(then, 'fought');
      const rows = bout?.strikes.attacker?.groups[0]?.rows.map(({ rule }) => rule);
      expect(rows).not.toContain('LA-S3.5-1');
      expect(rows).not.toContain('LA-S3.5-2');
    },
  );

  proves(['LA-O5.5-7', 'LA-O5.5-10'], 'a march that ends at a wall which is held attacks it', (saw) => {
    const marched = (...units: Parameters<typeof hamlet>[0]) => half(hamlet(units), { column: [ahead(7)] });
    const attack = { attitude: 'attack' } as const;
    const met = saw(marched(column({ id: 'column', at: [0, -6], ...attack }), garrison(undefined)));
    expect(met.state.contacts).toMatchObject([{ wall: SOUTH, defender: partNamed(met, 'garrison') }]);
    expect(all(met, 'gave-away')).toHaveLength(1);
    // Neither an empty house, nor a wall beside which one marches, nor whoever may not fight for a house.
    expect(marched(column({ id: 'column', at: [0, -6], ...attack })).state.contacts).toEqual([]);
    const beside = column({ id: 'column', at: [8.25, -6], ...attack });
    expect(marched(beside, garrison(undefined)).state.contacts).toEqual([]);
    const horse = { id: 'column', at: [0, -6] as const, companies: companies(4, 3, 'hussar'), ...attack };
    expect(marched(column(horse), garrison(undefined)).state.contacts).toEqual([]);
  });

  proves('LA-O5.5-7', 'no charge is declared on a house', (saw) => {
    const held = garrison(undefined, { inside: { house: 'mill', shown: true } });
    const given = hamlet([column({ id: 'column', at: [0, -9] }), held]);
    const refused = refusalsOf(given, 'column', [{ do: 'charge', target: partNamed(given, 'garrison') }]);
    saw(refused);
    expect(refused.map(({ rule }) => rule)).toContain('LA-O5.5-7');
  });

  proves('LA-OX-8', 'nobody attacks a house without formation', (saw) => {
    const given = hamlet([
      column({ id: 'column', at: [0, -3], degraded: 'without formation' }),
      garrison(undefined),
    ]);
    const refused = refusalsOf(given, 'column', [enter(SOUTH)]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-OX-8' }]);
  });

  proves(['LA-O5.5-8', 'LA-O5.5-9e'], 'four figures on a side of 5 cm: three fight', (saw) => {
    const given = hamlet(
      [
        { id: 'column', at: [0.3, -7], formation: 'march column', companies: companies(3, 4) },
        garrison(undefined),
      ],
      { features: mill(5, 5) },
    );
    const then = round(given, { column: [ahead(7), enter(SOUTH)] });
    saw(then.events);
    expect(all(then, 'reached-wall')).toMatchObject([{ figures: 3, to: { x: 500, y: -2_500 } }]);
    expect(boutAt(then, SOUTH)[0]).toBe(3);
  });

  provesBySwitch(
    'LA-O5.5-8',
    'the attacker shifts along the wall as it comes to it',
    { game: { switches }, switch: 'contactShift' },
    (values) => {
      const given = hamlet(
        [
          { id: 'column', at: [0.3, -7], formation: 'march column', companies: companies(3, 4) },
          garrison(undefined),
        ],
        { features: mill(5, 5) },
        values,
      );
      expect(all(half(given, { column: [ahead(7), enter(SOUTH)] }), 'reached-wall')).toMatchObject([
        { figures: 3 },
      ]);
    },
  );

  const six = (values = {}) => {
    const given = hamlet(
      [
        { id: 'column', at: [2, -3], formation: 'division column', companies: companies(6, 3) },
        garrison([
          [SOUTH, 1, 3],
          [EAST, 2, 3],
          [NORTH, 3, 3],
          [WEST, 4, 3],
        ]),
      ],
      { features: mill(5, 5) },
      values,
    );
    const task: Task = { do: 'enter', house: 'mill', wall: SOUTH, fold: { wall: EAST, figures: 3 } };
    return half(given, { column: [ahead(1), task] });
  };

  proves(
    ['LA-O5.5-8', 'LA-O5.5-12', 'LA-O5.5-13e'],
    'six figures on a side of 5 cm: three fight, two fold onto the next',
    (saw) => {
      const met = six();
      expect(met.state.contacts).toMatchObject([{ wall: SOUTH }, { wall: EAST, extra: 2 }]);
      const then = half(met);
      saw(then.events);
      expect(boutAt(then, SOUTH)).toEqual([3, 3]);
      expect(boutAt(then, EAST)).toEqual([2, 2]);
    },
  );

  provesBySwitch(
    'LA-O5.5-13e',
    'the figure that touches in part does not fold',
    { game: { switches }, switch: 'foldedFigures' },
    (values) => {
      expect(six(values).state.contacts).toMatchObject([{ wall: SOUTH }, { extra: 2 }]);
    },
  );

  proves('LA-O5.5-12', 'figures fold only onto a side that is next, and in time', (saw) => {
    const given = hamlet([{ id: 'column', at: [2, -5], formation: 'division column' }, garrison(undefined)], {
      features: mill(5, 5),
    });
    const refused = refusalsOf(given, 'column', [
      { do: 'march', legs: [{ go: 'ahead', length: 2_500 }] },
      { do: 'enter', house: 'mill', wall: SOUTH, fold: { wall: NORTH, figures: 2 } },
    ]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-O5.5-12' }]);
    const late = hamlet([{ id: 'column', at: [2, -8], formation: 'division column' }, garrison(undefined)], {
      features: mill(5, 5),
    });
    const met = half(late, {
      column: [ahead(8), { do: 'enter', house: 'mill', wall: SOUTH, fold: { wall: EAST, figures: 2 } }],
    });
    expect(met.state.contacts).toHaveLength(1);
  });

  const locked = (
    posts: Parameters<typeof garrison>[0],
    more: Partial<Parameters<typeof column>[0]> = {},
    rounds = 0,
  ) =>
    hamlet([column({ id: 'column', at: [0, -3], ...more }), garrison(posts)], {
      contacts: [{ ...AT_SOUTH, ...(rounds > 0 && { rounds }), quarter: rounds > 0 ? 0 : 1 }],
      ...(rounds > 0 && { now: { period: 2, quarter: 1 } }),
    });

  proves(
    ['LA-O5.5-15', 'LA-O5.5-16', 'LA-O5.5-17', 'LA-O5.5-18e'],
    'five against one, and only the garrison is protected',
    (saw) => {
      const given = hamlet(
        [
          { id: 'column', at: [0, -3], formation: 'march column', companies: companies(3, 5) },
          garrison([
            [SOUTH, 1, 1],
            [WEST, 1, 2],
            [NORTH, 2, 3],
            [NORTH, 3, 3],
            [EAST, 4, 3],
          ]),
        ],
        { contacts: [AT_SOUTH] },
      );
      const then = round(given);
      saw(then.events);
      expect(boutAt(then, SOUTH)).toEqual([5, 1]);
      const [bout] = all(then, 'fought');
      const rules = (who: 'attacker' | 'defender') =>
        bout?.strikes[who]?.groups[0]?.rows.map(({ rule }) => rule) ?? [];
      expect(rules('attacker')).toContain('LA-S3.5-10');
      expect(rules('defender')).not.toContain('LA-S3.5-10');
    },
  );

  proves(
    ['LA-O5.5-19', 'LA-O5.5-20', 'LA-O5.5-21e', 'LA-O5.5-22e', 'LA-O5.5-17'],
    'three against three of eight; three against two, if no more are there',
    (saw) => {
      const many = round(
        locked([
          [SOUTH, 1, 3],
          [SOUTH, 2, 3],
          [SOUTH, 3, 2],
          [EAST, 3, 1],
          [EAST, 4, 3],
        ]),
      );
      expect(boutAt(many, SOUTH)).toEqual([3, 3]);
      const few = round(
        locked([
          [SOUTH, 1, 2],
          [EAST, 1, 1],
          [NORTH, 2, 3],
          [NORTH, 3, 3],
          [EAST, 4, 3],
        ]),
      );
      expect(boutAt(few, SOUTH)).toEqual([3, 2]);
      saw([...many.events, ...few.events]);
      expect(all(few, 'fought')[0]?.rules).not.toContain('LA-O5.5-20');
    },
  );

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
