import { describe, expect, test } from 'vitest';
import { partOf } from '../../model/evolve.ts';
import type { Nerve } from '../../model/nerve.ts';
import type { UnitEntry } from '../../model/scenario.ts';
import type { Task } from '../../model/tasks.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { testAfterMelee } from '../../rules/morale/after-melee.ts';
import { submit } from '../../rules/morale/results.ts';
import { tryMorale } from '../../rules/morale/test.ts';
import { bands } from '../../tables/morale.ts';
import { charge, column, hussars } from '../charges/field.ts';
import { proves } from '../proving.ts';
import { reactingWith, refusalsTo } from '../reactions/window.ts';
import { companies, noReaction, partNamed, plan, refusalsOf, type Scene, scene } from '../scene.ts';
import { all, changed, harm, storyOf } from './nerves.ts';

const go = (length: number): readonly Task[] => [{ do: 'march', legs: [{ go: 'ahead', length }] }];
const half = (given: Scene, plans: Readonly<Record<string, readonly Task[]>> = {}, dice: number[] = []) =>
  noReaction(plan(given, plans, dice));
const body = (now: Scene, id: string) => partOf(now.state, partNamed(now, id));

/** A friend far away, so that the army does not break with the first who runs. */
const REST = [
  { id: 'rest', at: [100, 0] },
  { id: 'more', at: [-100, 0] },
] as const;

/** A battalion with an enemy 40 cm before it, and this result. */
const sentBy = (nerve: Nerve, more: object = {}): Scene => {
  const given = scene([
    { id: 'me', at: [0, 0], ...more },
    { id: 'enemy', side: 'allied', at: [0, 40], attitude: 'hold' },
    ...REST,
  ]);
  const story = storyOf(given);
  submit(story, partNamed(given, 'me'), nerve);
  return { ...given, state: story.state, events: story.events };
};

test('the bands of the score', () => {
  const given = scene([{ id: 'me', at: [0, 0], status: 'semi-regular' }]);
  const nerveAt = (lossesPerFigure: number, dice: readonly number[], adds = 0) => {
    const story = storyOf(given, dice);
    const rows = adds === 0 ? [] : [{ value: adds, rule: 'LA-S3.6-25' }];
    return tryMorale(story, partNamed(given, 'me'), ['fire'], { lossesPerFigure, rows }).nerve;
  };
  expect([6, 5, 4, 3, 2].map((die) => nerveAt(0, [die, 1]))).toEqual([
    ...['obeys', 'halt', 'halt', 'retreat', 'retreat'],
  ]);
  expect(nerveAt(0, [1, 1])).toBe('rout');
  expect(nerveAt(3, [1, 1])).toBe('rout');
  expect(nerveAt(4.5, [1, 1])).toBe('flight');
  expect(nerveAt(0, [6, 6], 2)).toBe('obeys');
  expect(bands.map(({ least }) => least)).toEqual([13, 7, 5, 3, 1, -Infinity]);
});

describe('halted', () => {
  proves(
    'LA-S3.6-8',
    'a charger stops a quarter short of the line, with or without a screen before it that he does not come to',
    (saw) => {
      const against = (screen: object): Scene => {
        const given = scene([
          hussars({ id: 'charger', at: [0, 0], formation: 'march column' }),
          { id: 'line', side: 'allied', at: [0, 17], status: 'guard', attitude: 'hold', ...screen },
        ]);
        return plan(given, { charger: [charge(given, 'line')] }, [4, 4, 4, 4, 4, 4]);
      };
      const screenAt = (y: number) => ({
        skirmishers: [{ companies: [1], at: [0, y] as const, facing: 180 }],
      });
      const bare = against({});
      expect(all(bare, 'tested').at(-1)).toMatchObject({ occasions: ['home'], nerve: 'halt' });
      expect(body(saw(bare), 'charger').y).toBe(8_000);
      const screened = against(screenAt(10.5));
      expect(all(screened, 'tested').at(-1)).toMatchObject({ occasions: ['home'], nerve: 'halt' });
      expect(body(saw(screened), 'charger')).toMatchObject({ y: 8_000, degradation: 2 });
      expect(body(against(screenAt(6)), 'charger').y).toBe(0);
    },
  );

  proves(
    ['LA-S3.6-8', 'LA-S3.6-43'],
    'it neither advances nor charges until the end of the next half; it may fall back and change formation',
    (saw) => {
      const halted = sentBy('halt');
      expect(body(halted, 'me')).toMatchObject({ halted: 4 });
      expect(saw(refusalsOf(halted, 'me', go(3_000)))).toMatchObject([
        { rule: 'LA-S3.6-8', code: 'nerve-held' },
      ]);
      expect(refusalsOf(halted, 'me', [charge(halted, 'enemy')]).map(({ code }) => code)).toContain(
        'nerve-held',
      );
      expect(refusalsOf(halted, 'me', [{ do: 'march', legs: [{ go: 'back', length: 2_000 }] }])).toEqual([]);
      expect(refusalsOf(halted, 'me', [{ do: 'change', to: 'march column' }])).toEqual([]);
      // Halted in the first half: it stands through the second, and is free as the period ends.
      const second = half(halted);
      expect(body(second, 'me').halted).toBe(4);
      expect(body(half(second), 'me')).not.toHaveProperty('halted');
      saw(
        half(
          changed(
            scene([
              { id: 'me', at: [0, 0] },
              { id: 'enemy', side: 'allied', at: [0, 40] },
            ]),
            'me',
            { underFire: harm(3) },
          ),
          {},
          [3, 2],
        ).events,
      );
    },
  );

  proves('LA-S3.6-8', 'nor does it counter-charge', (saw) => {
    const given = scene([
      hussars({ id: 'me', at: [0, 0] }),
      hussars({ id: 'enemy', side: 'allied', at: [0, 45], facing: 180 }),
    ]);
    const charged = plan(given, { enemy: [charge(given, 'me')] });
    const target = partNamed(given, 'enemy');
    expect(refusalsTo(charged, 'me', { do: 'counter-charge', target })).toEqual([]);
    const halted = changed(charged, 'me', { halted: 4 });
    expect(saw(refusalsTo(halted, 'me', { do: 'counter-charge', target }))).toMatchObject([
      { rule: 'LA-S3.6-8' },
    ]);
  });
});

describe('a retreat', () => {
  proves(
    ['LA-S3.6-9', 'LA-S3.1-3'],
    'half a period at column speed, away from the enemy, without formation; then it reforms in line',
    (saw) => {
      const given = sentBy('retreat');
      expect(body(given, 'me')).toMatchObject({ degradation: 2, retreat: { away: 18_000, left: 2 } });
      expect(saw(refusalsOf(given, 'me', [{ do: 'change', to: 'square' }]))).toMatchObject([
        { rule: 'LA-S3.6-9', code: 'nerve-retreats' },
      ]);
      const done = half(given);
      saw(done.events);
      // 18 cm a period in column: 4.5 in each quarter, though it stands in line.
      expect(body(done, 'me')).toMatchObject({ x: 0, y: -9_000, degradation: 2 });
      expect(body(done, 'me')).not.toHaveProperty('retreat');
      expect(body(done, 'me').doing).toMatchObject({ what: 'reform', to: 'line', left: 2, since: 3 });
      expect(body(half(done), 'me')).toMatchObject({ degradation: 0, formation: 'line', y: -9_000 });
    },
  );

  test('a column unfolds to a hand of its drill that has room, if there is one', () => {
    const house = (x: number): FeatureEntry => ({
      ...{ kind: 'house', id: `house ${x}` },
      corners: [
        [x, -20],
        [x, 0],
        [x + 6, 0],
        [x + 6, -20],
      ],
    });
    const formsUp = (nation: UnitEntry['nation'], ...houses: readonly number[]) => {
      const given = scene(
        [
          {
            id: 'me',
            at: [0, 0],
            nation,
            formation: 'march column',
            companies: companies(4, 4, nation === 'russia' ? 'musketeer' : 'fusilier'),
          },
          { id: 'enemy', side: 'allied', at: [0, 40], attitude: 'hold' },
          ...REST,
        ],
        { features: houses.map(house) },
      );
      const story = storyOf(given);
      submit(story, partNamed(given, 'me'), 'retreat');
      return body(half({ ...given, state: story.state }), 'me').doing;
    };
    expect(formsUp('russia')).toMatchObject({ what: 'reform', side: 'both' });
    expect(formsUp('russia', 6)).toMatchObject({ what: 'reform', side: 'left' });
    expect(formsUp('russia', -12)).toMatchObject({ what: 'reform', side: 'right' });
    expect(formsUp('russia', 6, -12)).toBeUndefined();
    expect(formsUp('france', -12)).toMatchObject({ what: 'reform', side: 'right' });
    expect(formsUp('france', 6)).toBeUndefined();
  });

  test('stops at the edge of the table', () => {
    const given = scene([
      { id: 'me', at: [0, -52] },
      { id: 'enemy', side: 'allied', at: [0, 0], attitude: 'hold' },
    ]);
    const story = storyOf(given);
    submit(story, partNamed(given, 'me'), 'retreat');
    const done = half({ ...given, state: story.state });
    expect(body(done, 'me')).toMatchObject({ y: -57_500 });
    expect(body(done, 'me')).not.toHaveProperty('gone');
  });
});

describe('a rout', () => {
  proves(
    ['LA-S3.6-10', 'LA-M1-1', 'LA-U5.2-11'],
    'runs at one and a half times column speed for its own edge, in disorder, until it is rallied',
    (saw) => {
      const given = sentBy('rout');
      expect(body(given, 'me')).toMatchObject({ routing: true, degradation: 3, broke: 1 });
      expect(saw(refusalsOf(given, 'me', [charge(given, 'enemy')])).map(({ rule }) => rule)).toContain(
        'LA-S3.6-10',
      );
      const done = half(given);
      saw(done.events);
      expect(body(done, 'me')).toMatchObject({ y: -13_500, routing: true });
      const on = half(done, {}, []);
      // A new period: two fours, regular, in disorder: seven. It stands.
      expect(all(on, 'tested')).toMatchObject([{ occasions: ['rally'], score: 7 }]);
      expect(body(on, 'me')).toMatchObject({ y: -27_000, degradation: 3 });
      expect(body(on, 'me')).not.toHaveProperty('routing');
    },
  );

  proves(
    ['LA-S3.6-39'],
    'rallies once a period on seven, where no enemy is within 15 cm; it reforms by the table',
    (saw) => {
      const routing = changed(sentBy('rout'), 'me', {});
      const failed = half(half(routing), {}, [3, 4]);
      saw(failed.events);
      expect(all(failed, 'tested')).toMatchObject([{ score: 6, nerve: 'halt' }]);
      expect(body(failed, 'me')).toMatchObject({ routing: true });
      const stood = half(half(sentBy('rout')), {}, [4, 4]);
      saw(stood.events);
      expect(all(stood, 'steadied')).toHaveLength(1);
      expect(refusalsOf(stood, 'me', [{ do: 'reform', to: 'line' }])).toEqual([]);
      const near = scene([
        { id: 'me', at: [0, 0] },
        { id: 'enemy', side: 'allied', at: [0, -43.5], attitude: 'hold' },
        ...REST,
      ]);
      const story = storyOf(near);
      submit(story, partNamed(near, 'me'), 'rout');
      const pressed = half(half({ ...near, state: story.state }));
      expect(all(pressed, 'tested').filter(({ occasions }) => occasions[0] === 'rally')).toEqual([]);
    },
  );

  proves(
    ['LA-S3.6-11'],
    'a flight is rallied only by a general in contact, and is lost at the edge of the table',
    (saw) => {
      const lonely = half(half(sentBy('flight')));
      saw(lonely.events);
      expect(all(lonely, 'tested')).toEqual([]);
      const given = scene([{ id: 'me', at: [0, 0] }, { id: 'enemy', side: 'allied', at: [0, 40] }, ...REST], {
        officers: [{ id: 'general', side: 'french', rank: 'general', at: [0, -27] }],
      });
      const story = storyOf(given);
      submit(story, partNamed(given, 'me'), 'flight');
      const led = half(half({ ...given, state: story.state, events: story.events }), {}, [3, 3]);
      saw(led.events);
      // Three and three, regular, in disorder: five; two of his charisma make seven.
      expect(all(led, 'tested')).toMatchObject([{ score: 7, general: { officer: 0, adds: 2 } }]);
      expect(body(led, 'me')).not.toHaveProperty('flees');
      let gone = lonely;
      for (let halves = 0; halves < 4 && body(gone, 'me').gone === undefined; halves += 1) gone = half(gone);
      expect(body(gone, 'me').gone).toBe('left');
    },
  );
});

describe('beyond control', () => {
  proves(
    ['LA-S3.6-6', 'LA-M5.1-16'],
    'thirteen: cavalry or attackers who charge go at the nearest enemy, undeclared, with all their bonuses',
    (saw) => {
      const given = scene([
        hussars({ id: 'me', at: [0, 0] }),
        { id: 'near', side: 'allied', at: [15, 22] },
        { id: 'far', side: 'allied', at: [0, 30] },
      ]);
      const wild = plan(given, { me: [charge(given, 'far')] }, [6, 5]);
      saw(wild.events);
      expect(all(wild, 'tested')[0]).toMatchObject({ score: 13, nerve: 'advance' });
      expect(all(wild, 'charges')).toMatchObject([
        { charge: { uncontrolled: true, target: partNamed(given, 'near') }, rules: ['LA-M5.1-16'] },
      ]);
      const steady = plan(given, { me: [charge(given, 'far')] }, [5, 5]);
      expect(all(steady, 'tested')[0]).toMatchObject({ score: 12, nerve: 'obeys' });
      expect(all(steady, 'charges')[0]?.charge).not.toHaveProperty('uncontrolled');
    },
  );

  proves('LA-S3.6-7', 'others obey, whatever they roll', (saw) => {
    const given = changed(
      scene([
        { id: 'me', at: [0, 0], status: 'guard' },
        { id: 'enemy', side: 'allied', at: [0, 40] },
      ]),
      'me',
      { underFire: harm(4) },
    );
    const done = half(given, {}, [6, 6]);
    saw(done.events);
    expect(all(done, 'tested')).toMatchObject([{ score: 14, nerve: 'obeys' }]);
    expect(all(done, 'charges')).toEqual([]);
  });

  proves('LA-M3.3-5', 'a follower beyond control stays in contact', (saw) => {
    const given = changed(
      scene([hussars({ id: 'me', at: [0, 0] }), hussars({ id: 'enemy', side: 'allied', at: [0, 60] })]),
      'me',
      { follow: { target: 1, until: 9 } },
    );
    const story = storyOf(given, [6, 6]);
    const { nerve } = tryMorale(story, partNamed(given, 'me'), ['fire']);
    expect(nerve).toBe('advance');
    submit(story, partNamed(given, 'me'), nerve);
    expect(partOf(story.state, partNamed(given, 'me')).follow).toMatchObject({ uncontrolled: true });
    saw(story.events);
  });
});

proves(['LA-S3.6-32', 'LA-S3.6-21'], 'whoever loses a melee is tested, and gives way out of it', (saw) => {
  const given = scene([column({ id: 'me', at: [0, 0] }), { id: 'enemy', side: 'allied', at: [0, 0] }], {
    contacts: [{ attacker: 'me', defender: 'enemy', side: 'front' }],
  });
  const facts = { lostBadly: false, lossesPerFigure: 3.3 };
  const tested = (dice: readonly number[], more: object = {}) => {
    const story = storyOf(given, dice);
    const nerve = testAfterMelee(story, partNamed(given, 'me'), { ...facts, ...more });
    saw(story.events);
    return { nerve, story };
  };
  // As the British of the third example: +1 -1 -1, and eight on the dice make seven.
  expect(tested([4, 4])).toMatchObject({ nerve: 'obeys' });
  expect(all(tested([4, 4]).story, 'tested')).toMatchObject([{ score: 7 }]);
  const beaten = tested([2, 3], { lostBadly: true });
  expect(beaten.nerve).toBe('retreat');
  expect(beaten.story.state.contacts).toEqual([]);
  expect(partOf(beaten.story.state, 0)).toMatchObject({ degradation: 2 });
});

test('a reaction of those who retreat is not asked for', () => {
  const given = scene([
    { id: 'me', at: [0, 0], companies: companies(6, 3) },
    hussars({ id: 'enemy', side: 'allied', at: [0, 45], facing: 180 }),
  ]);
  const charged = plan(changed(given, 'me', { retreat: { away: 18_000, left: 2 } }), {
    enemy: [charge(given, 'me')],
  });
  expect(reactingWith(charged, {}).events.length).toBeGreaterThanOrEqual(charged.events.length);
  expect(charged.state.phase).not.toBe('reactions');
});
