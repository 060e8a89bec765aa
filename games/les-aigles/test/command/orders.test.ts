import { describe, expect, test } from 'vitest';
import { view } from '../../knowledge/view.ts';
import type { OfficerPlan, Order } from '../../model/orders.ts';
import type { Scenario } from '../../model/scenario.ts';
import type { Task } from '../../model/tasks.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { attitudes } from '../../model/vocabulary.ts';
import { check } from '../../play/check.ts';
import { suffer } from '../../rules/losses/suffer.ts';
import { tryMorale } from '../../rules/morale/test.ts';
import { attitudeRows } from '../../tables/attitudes.ts';
import { orderDistance } from '../../tables/officers.ts';
import { charge } from '../charges/field.ts';
import { box, marsh, water, wood } from '../ground/land.ts';
import { all, storyOf } from '../morale/nerves.ts';
import { proves } from '../proving.ts';
import { answer, companies, noReaction, partNamed, plan, refusalsOf, type Scene, scene } from '../scene.ts';

const FRENCH = { side: 'french' };
type Entry = Parameters<typeof scene>[0][number];

const march = (go: 'ahead' | 'back', length: number): readonly Task[] => [
  { do: 'march', legs: [{ go, length }] },
];

const placeOf = (now: Scene, id: string) => now.state.parts.flat()[partNamed(now, id)];

/** Its plan is carried out with these dice. */
const marching = (given: Scene, tasks: readonly Task[], dice: readonly number[] = [3, 3]): Scene =>
  noReaction(plan(given, { me: tasks }, dice));

const tests = (now: Scene) => all(now, 'tested').filter(({ occasions }) => occasions[0] === 'orders');

describe('acting against an order', () => {
  const facing = (me: Partial<Entry>, more: readonly Entry[] = []): Scene =>
    scene([
      { id: 'me', at: [0, 0], ...me },
      { id: 'enemy', side: 'allied', at: [0, 50], attitude: 'hold' },
      ...more,
    ]);

  proves(
    ['LA-S3.2-8', 'LA-S3.2-1'],
    'who is to attack turns his back on every enemy only after a test of seven',
    (saw) => {
      const given = facing({ attitude: 'attack' });
      const forwards = marching(given, march('ahead', 7_000));
      expect(tests(forwards)).toEqual([]);
      const back = marching(given, march('back', 3_000));
      saw(back.events);
      expect(tests(back)).toMatchObject([{ score: 7 }]);
      expect(placeOf(back, 'me')).toMatchObject({ y: -3_000 });
      const refused = marching(given, march('back', 3_000), [3, 2]);
      saw(refused.events);
      expect(tests(refused)).toMatchObject([{ score: 6 }]);
      expect(placeOf(refused, 'me')).toMatchObject({ y: 0 });
      // That is all: no halt, no retreat.
      expect(placeOf(refused, 'me')).not.toHaveProperty('halted');
    },
  );

  proves(
    ['LA-S3.2-2', 'LA-S3.2-8'],
    'who holds leaves his position after a test, and retakes it freely',
    (saw) => {
      const given = facing({ attitude: 'hold' });
      const target = partNamed(given, 'enemy');
      expect(refusalsOf(given, 'me', [{ do: 'charge', target }])).toMatchObject([{ code: 'charge-order' }]);
      const left = marching(given, march('ahead', 7_000));
      saw(left.events);
      expect(tests(left)).toMatchObject([{ score: 7 }]);
      expect(placeOf(left, 'me')).toMatchObject({ y: 7_000 });
      const returned = marching({ ...left, events: [] }, march('back', 3_500));
      expect(tests(returned)).toEqual([]);
      expect(placeOf(returned, 'me')).toMatchObject({ y: 3_500 });
      const stayed = marching(given, march('ahead', 7_000), [1, 1]);
      expect(placeOf(stayed, 'me')).toMatchObject({ y: 0 });
    },
  );

  proves('LA-U3.2-13', 'whatever the order, a change of formation goes against none', (saw) => {
    const toColumn: Task = { do: 'change', to: 'march column' };
    const given = facing({ attitude: 'attack' });
    const forwards = marching(given, [...march('ahead', 1_000), toColumn], [1, 1]);
    saw(forwards.events);
    expect(tests(forwards)).toEqual([]);
    expect(placeOf(forwards, 'me')).toMatchObject({ y: 1_000, doing: { what: 'change' } });
    // Nor does the change make good a march away from the enemy.
    const column = facing({ attitude: 'attack', formation: 'march column' });
    const toLine: Task = { do: 'change', to: 'line' };
    expect(tests(marching(column, [...march('back', 500), toLine]))).toHaveLength(1);
  });

  proves(['LA-S3.2-3', 'LA-S3.2-5'], 'who covers or supports another stays within 15 cm of him', (saw) => {
    for (const attitude of ['cover', 'support'] as const) {
      const friend = { id: 'friend', at: [0, -13.5] } as const;
      const given = facing({ attitude, about: 'friend' }, [friend]);
      // 11 cm lie between them: 4 more are within the order, 4.1 are not.
      expect(tests(marching(given, march('ahead', 4_000)))).toEqual([]);
      const strayed = marching(given, march('ahead', 4_100));
      saw(strayed.events);
      expect(tests(strayed)).toHaveLength(1);
    }
  });

  proves('LA-S3.2-3', 'who covers charges those who could charge his friend', (saw) => {
    const covering = (y: number) =>
      scene([
        { id: 'me', at: [0, 0], formation: 'march column', attitude: 'cover', about: 'friend' },
        { id: 'friend', at: [30, y] },
        { id: 'enemy', side: 'allied', at: [0, 12], formation: 'march column', attitude: 'hold' },
      ]);
    const near = marching(covering(0), [charge(covering(0), 'enemy')]);
    expect(tests(near)).toEqual([]);
    const far = marching(covering(-40), [charge(covering(-40), 'enemy')]);
    saw(far.events);
    expect(tests(far)).toHaveLength(1);
  });

  proves('LA-S3.2-4', 'who harasses keeps within musket range of the enemy', (saw) => {
    const given = facing({ attitude: 'harass', at: [0, 37] });
    expect(tests(marching(given, march('back', 2_000)))).toEqual([]);
    const gone = marching(given, march('back', 2_100));
    saw(gone.events);
    expect(tests(gone)).toHaveLength(1);
  });
});

proves(
  ['LA-M5.1-6', 'LA-S3.2-4', 'LA-S3.2-5', 'LA-S3.2-6'],
  'who holds, harasses, supports or manoeuvres does not charge',
  (saw) => {
    const refused = attitudes.filter((attitude) => {
      const given = scene([
        { id: 'me', at: [0, 0], attitude },
        { id: 'enemy', side: 'allied', at: [0, 20] },
      ]);
      return saw(refusalsOf(given, 'me', [charge(given, 'enemy')])).length > 0;
    });
    expect(refused).toEqual(['hold', 'harass', 'support', 'manoeuvre']);
  },
);

test('what each order lets a unit do', () => {
  const table = attitudes.map((attitude) => {
    const { charges, counterCharges, evades, follows, forGuns } = attitudeRows[attitude];
    return [attitude, charges, counterCharges, evades, follows, forGuns];
  });
  expect(table).toEqual([
    ['attack', true, true, false, 'must', true],
    ['hold', false, false, false, 'short', true],
    ['cover', true, true, false, 'may', false],
    ['harass', false, false, true, 'never', false],
    ['support', false, true, false, 'may', true],
    ['manoeuvre', false, true, false, 'never', false],
  ]);
});

/** The French officers are told these things. */
const told = (given: Scene, officers: readonly OfficerPlan[]): Scene =>
  noReaction(
    answer(given, ({ side }) => ({ kind: 'plan', parts: [], officers: side === 'french' ? officers : [] })),
  );

const judged = (given: Scene, officers: readonly OfficerPlan[]) => {
  const order: Order = { kind: 'plan', parts: [], officers };
  return check(given.setting, view(given.setting, given.state, FRENCH), FRENCH, order);
};

const general = (
  authority: number,
  at: readonly [number, number],
): NonNullable<Scenario['officers']>[number] => ({
  ...{ id: 'general', side: 'french', rank: 'general', authority, at },
});

const attackWith = (unit: number): NonNullable<OfficerPlan['orders']>[number] => ({
  ...{ unit, attitude: 'attack' },
});

describe('officers', () => {
  proves('LA-S3.2-9', 'are worth what their level is worth, unless it is said', (saw) => {
    const officers = (['army', 'division', 'brigade'] as const).map((level, place) => ({
      ...{ id: level, side: 'french', rank: 'general' as const, level, at: [place, 0] as const },
    }));
    const aide = { id: 'aide', side: 'french', rank: 'aide', at: [0, 0] } as const;
    const given = scene([{ id: 'me', at: [0, 0] }], { officers: [...officers, aide] });
    expect(given.state.officers.map(({ charisma, authority }) => [charisma, authority])).toEqual([
      [3, 4],
      [2, 3],
      [1, 2],
      [0, 3],
    ]);
    // With one of them in contact, 3 on the dice and +1 of status are lifted as far as his charisma goes.
    const lifted = [0, 1, 2, 3].map((officer) => {
      const now = { ...given.state, officers: given.state.officers.slice(officer, officer + 1) };
      const led = { ...now, officers: now.officers.map((each) => ({ ...each, with: 0 })) };
      const story = storyOf({ ...given, state: led }, [1, 2]);
      tryMorale(story, 0, ['fire']);
      return saw(all(story, 'tested'))[0]?.score;
    });
    expect(lifted).toEqual([7, 5, 5, 4]);
    expect([0, 1, 2, 3, 4, 5].map(orderDistance)).toEqual([0, 0, 5_000, 10_000, 15_000, 20_000]);
  });

  proves(
    ['LA-S3.2-10', 'LA-S3.1-1'],
    'a general is heard as far as his command carries, and obeyed from the next quarter on',
    (saw) => {
      const heard = (authority: number, distance: number) =>
        saw(
          judged(
            scene([{ id: 'me', at: [0, 0], attitude: 'hold' }], {
              officers: [general(authority, [0, distance])],
            }),
            [{ officer: 0, ride: [], orders: [attackWith(0)] }],
          ),
        ).map(({ code }) => code);
      expect([heard(1, 0), heard(1, 0.2)]).toEqual([[], ['order-too-far']]);
      expect([heard(3, 10), heard(3, 10.2)]).toEqual([[], ['order-too-far']]);
      const given = scene([{ id: 'me', at: [0, 0], attitude: 'hold' }], { officers: [general(3, [0, 10])] });
      const done = told(given, [{ officer: 0, ride: [], orders: [attackWith(0)] }]);
      saw(done.events);
      expect(all(done, 'handed-over')).toMatchObject([{ from: 2 }]);
      const kinds = done.events.map((event) => (event.kind === 'quarter' ? 'quarter' : event.kind));
      expect(kinds.indexOf('obeyed')).toBeGreaterThan(kinds.indexOf('quarter'));
      expect(done.state.units.flat()[0]?.secret).toEqual({ attitude: 'attack' });
      expect(done.state.officers[0]).toMatchObject({ authority: 3, charisma: 2 });
    },
  );

  proves(
    'LA-S3.2-10',
    'gives no more orders in a period than his command, his aides’ errands counted',
    (saw) => {
      const officers = [
        general(2, [0, 0]),
        { id: 'aide', side: 'french', rank: 'aide', at: [0, -30] } as const,
      ];
      const units = ['one', 'two', 'three'].map((id, place) => ({ id, at: [place * 5 - 5, 0] as const }));
      const given = scene(
        units.map((each) => ({ ...each, formation: 'march column' as const, companies: companies(3, 3) })),
        { officers },
      );
      const errand = { officer: 1, ride: [[0, 0]], brings: attackWith(0) } as const;
      const voice = (...numbers: number[]): OfficerPlan => ({
        ...{ officer: 0, ride: [], orders: numbers.map(attackWith) },
      });
      expect(judged(given, [voice(0, 1)])).toEqual([]);
      expect(judged(given, [voice(0), errand])).toEqual([]);
      expect(saw(judged(given, [voice(0, 1), errand]))).toMatchObject([{ code: 'too-many-orders' }]);
      expect(judged(given, [voice(0, 1, 2)])).toMatchObject([{ rule: 'LA-S3.2-10', params: { most: 2 } }]);
      const half = told(given, [voice(0, 1)]);
      expect(judged(half, [errand])).toMatchObject([{ code: 'too-many-orders' }]);
      const next = told(half, []);
      expect(judged(next, [errand])).toEqual([]);
      const aide: OfficerPlan = { officer: 1, ride: [], orders: [attackWith(0)] };
      expect(judged(given, [aide])).toMatchObject([{ code: 'order-by-aide' }]);
    },
  );

  proves('LA-S3.2-7', 'a battery can be told to attack, hold or support', (saw) => {
    const given = scene(
      [{ id: 'guns', at: [0, 0], formation: 'in battery', companies: [{ troop: 'foot-8pdr', figures: 4 }] }],
      { officers: [general(3, [0, 0])] },
    );
    const allowed = attitudes.filter(
      (attitude) =>
        saw(judged(given, [{ officer: 0, ride: [], orders: [{ unit: 0, attitude }] }])).length === 0,
    );
    expect(allowed).toEqual(['attack', 'hold', 'support']);
  });

  proves(
    'LA-S3.2-11',
    'over all ground, but not through houses, over marshes, or over rivers off their bridges',
    (saw) => {
      const rideTo = (goal: readonly [number, number], ...features: readonly FeatureEntry[]) => {
        const given = scene([{ id: 'me', at: [0, -30] }], { features, officers: [general(3, [0, 0])] });
        const done = noReaction(
          answer(given, ({ side }) => ({
            kind: 'plan',
            parts: [],
            officers: side === 'french' ? [{ officer: 0, ride: [goal] }] : [],
          })),
        );
        saw(done.events);
        return done.state.officers[0];
      };
      const crossings = [
        {
          ...{ id: 'bridge', sort: 'bridge', width: 5 },
          way: [
            [0, 8],
            [0, 12],
          ],
        },
      ];
      const house = { kind: 'house', id: 'house', corners: box(-4, 10, 4, 16) } as unknown as FeatureEntry;
      expect(rideTo([0, 20_000], wood(box(-20, 5, 20, 15)), water('stream', 18, 2))).toMatchObject({
        y: 20_000,
      });
      expect(rideTo([0, 20_000], water('river', 10, 4))?.y).toBeLessThan(8_001);
      expect(rideTo([0, 20_000], water('river', 10, 4, { crossings }))).toMatchObject({ y: 20_000 });
      expect(rideTo([0, 20_000], marsh(box(-20, 9, 20, 15)))?.y).toBeLessThan(9_001);
      const before = rideTo([0, 20_000], house);
      expect([before?.y, before?.secret?.ride]).toEqual([9_750, undefined]);
    },
  );

  proves(['LA-S3.2-11', 'LA-S3.1-7'], 'ride 12 cm a quarter, last of all, through everybody', (saw) => {
    const given = scene([{ id: 'me', at: [0, 10] }], { officers: [general(3, [0, 0])] });
    const done = noReaction(
      answer(given, ({ side }) => ({
        kind: 'plan',
        parts: side === 'french' ? [{ part: 0, tasks: march('ahead', 2_000) }] : [],
        officers: side === 'french' ? [{ officer: 0, ride: [[0, 50_000]] }] : [],
      })),
    );
    saw(done.events);
    expect(done.state.officers[0]).toMatchObject({ x: 0, y: 24_000 });
    const kinds = done.events.map(({ kind }) => kind);
    expect(kinds.indexOf('rode')).toBeGreaterThan(kinds.indexOf('moved'));
  });
});

describe('an officer with a unit that loses a figure', () => {
  const led = (): Scene => {
    const given = scene(
      [
        { id: 'me', at: [0, 0] },
        { id: 'enemy', side: 'allied', at: [0, 50], attitude: 'hold' },
      ],
      { officers: [{ ...general(4, [0, 0]), charisma: 3, level: 'army' }] },
    );
    const officers = given.state.officers.map((each) => ({ ...each, with: 0 }));
    return { ...given, state: { ...given.state, officers } };
  };

  proves('LA-S3.2-12', 'is hit on a six, and replaced half a period later by one worth less', (saw) => {
    const losing = (men: number, dice: readonly number[]) => {
      const story = storyOf(led(), dice);
      suffer(story, 0, men, []);
      return story;
    };
    expect(all(losing(39, []), 'endangered')).toEqual([]);
    expect(all(losing(40, [5]), 'endangered')).toMatchObject([{ die: 5 }]);
    expect(losing(40, [5]).state.officers[0]).not.toHaveProperty('hit');
    const hit = losing(40, [6]);
    saw(hit.events);
    expect(hit.state.officers[0]).toMatchObject({ hit: 3, charisma: 3, authority: 4 });
    const down: Scene = { ...led(), state: hit.state };
    expect(saw(judged(down, [{ officer: 0, ride: [] }]))).toMatchObject([
      { rule: 'LA-S3.2-12', code: 'officer-down' },
    ]);
    const after = told(down, []);
    saw(after.events);
    expect(all(after, 'took-over')).toMatchObject([{ charisma: 2, authority: 3 }]);
    expect(after.state.officers[0]).toMatchObject({ charisma: 2, authority: 3, fallen: 1 });
    expect(judged(after, [{ officer: 0, ride: [] }])).toEqual([]);
  });
});
