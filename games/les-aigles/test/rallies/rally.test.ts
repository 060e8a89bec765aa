import { describe, expect, test } from 'vitest';
import { proves } from '../proving.ts';
import { companies, refusalsOf } from '../scene.ts';
import {
  all,
  announce,
  at,
  barsTo,
  battle,
  british,
  half,
  halves,
  hussars,
  rallyOrder,
  steps,
} from './riding.ts';

const alone = () => battle([{ id: 'hussars', at: [0, 0], ...hussars }]);

/** French hussars in line, attacked on one side by British dragoons. */
const attacked = (side: 'front' | 'left' | 'right' | 'rear') => {
  const places = {
    front: { at: [0, 0], facing: 180 },
    left: { at: [-15, -2.5], facing: 90 },
    right: { at: [15, -2.5], facing: 270 },
    rear: { at: [0, -5], facing: 0 },
  } as const;
  return battle(
    [
      { id: 'hussars', at: [0, 0], ...hussars },
      { id: 'dragoons', ...british, ...places[side], formation: 'march column' },
    ],
    [{ attacker: 'dragoons', defender: 'hussars', side }],
  );
};

describe('announcing', () => {
  proves('LA-M3.2-1', 'in melee it first leaves the enemy; otherwise it goes straight home', (saw) => {
    const engaged = announce(attacked('left'), { hussars: {} });
    saw(engaged.events);
    expect(at(engaged, 'hussars').rally).toMatchObject({ away: 9_000 });
    const free = announce(alone(), { hussars: {} });
    saw(free.events);
    expect(at(free, 'hussars').rally).toBeDefined();
    expect(at(free, 'hussars').rally).not.toHaveProperty('away');
  });

  proves('LA-M3.1-1', 'only cavalry rallies', (saw) => {
    const given = battle([
      { id: 'hussars', at: [0, 0], ...hussars },
      { id: 'line', at: [40, 0] },
    ]);
    const order = rallyOrder(given, { side: 'french' }, { line: {} });
    expect(saw(barsTo(given, 'french', order))).toMatchObject([
      { rule: 'LA-M3.1-1', code: 'rally-not-cavalry', params: { unit: 'line' } },
    ]);
    expect(barsTo(given, 'french', rallyOrder(given, { side: 'french' }, { hussars: {} }))).toEqual([]);
    saw(announce(given, { hussars: {} }).events);
  });

  proves('LA-M3.1-4', 'under any order, which stays as it is', (saw) => {
    for (const attitude of ['attack', 'hold', 'harass', 'support'] as const) {
      const given = battle([{ id: 'hussars', at: [0, 0], ...hussars, attitude }]);
      expect(barsTo(given, 'french', rallyOrder(given, { side: 'french' }, { hussars: {} }))).toEqual([]);
      const rallied = saw(announce(given, { hussars: {} }));
      expect(at(rallied, 'hussars').rally).toBeDefined();
      expect(rallied.state.units.flat()[0]?.secret?.attitude).toBe(attitude);
    }
  });

  proves(
    'LA-M3.2-4',
    'cavalry in melee announces at the start of a period, and not of its second half',
    (saw) => {
      const given = attacked('front');
      const order = rallyOrder(given, { side: 'french' }, { hussars: {} });
      expect(barsTo(given, 'french', order)).toEqual([]);
      const late = { ...given, state: { ...given.state, quarter: 3 } };
      expect(saw(barsTo(late, 'french', order))).toMatchObject([
        { rule: 'LA-M3.2-4', code: 'rally-engaged-late' },
      ]);
    },
  );

  proves(
    'LA-M3.2-2',
    'cavalry out of melee announces at the start of either half, and not between',
    (saw) => {
      const given = alone();
      const order = rallyOrder(given, { side: 'french' }, { hussars: {} });
      for (const quarter of [1, 3])
        expect(barsTo({ ...given, state: { ...given.state, quarter } }, 'french', order)).toEqual([]);
      for (const quarter of [2, 4])
        expect(saw(barsTo({ ...given, state: { ...given.state, quarter } }, 'french', order))).toMatchObject([
          { rule: 'LA-M3.2-2', code: 'rally-between-halves' },
        ]);
      const second = half(given);
      expect(second.state).toMatchObject({ phase: 'rallies', quarter: 3 });
      saw(announce(second, { hussars: {} }).events);
    },
  );

  proves('LA-M3.1-6', 'once under way it is neither announced again nor left for anything else', (saw) => {
    const given = announce(alone(), { hussars: {} });
    const asked = { ...given, state: { ...given.state, phase: 'rallies' as const } };
    const order = rallyOrder(given, { side: 'french' }, { hussars: {} });
    expect(saw(barsTo(asked, 'french', order))).toMatchObject([
      { rule: 'LA-M3.1-6', code: 'rally-under-way' },
    ]);
    expect(barsTo(alone(), 'french', order)).toEqual([]);
    const march = { do: 'march', legs: [{ go: 'ahead', length: 1_000 }] } as const;
    const change = { do: 'change', to: 'march column' } as const;
    for (const task of [march, change]) {
      expect(saw(refusalsOf(given, 'hussars', [task]))).toMatchObject([{ rule: 'LA-M3.1-6' }]);
      expect(refusalsOf(announce(alone(), {}), 'hussars', [task])).toEqual([]);
    }
  });

  test('not twice, nor while charging or routing', () => {
    const given = alone();
    const order = rallyOrder(given, { side: 'french' }, { hussars: {} });
    const change = (part: object) => ({
      ...given,
      state: { ...given.state, parts: [[{ ...at(given, 'hussars'), ...part }]] },
    });
    const bars = (part: object) => barsTo(change(part), 'french', order).map(({ code }) => code);
    expect(bars({ rally: { since: 1, turning: 0, steps: 0 } })).toEqual(['rally-under-way']);
    expect(bars({ charge: { since: 1 } })).toEqual(['rally-charging']);
    expect(bars({ routing: true })).toEqual(['rally-routing']);
  });
});

describe('the move', () => {
  proves(
    ['LA-M3.1-5', 'LA-M3.1-9', 'LA-M3.2-3', 'LA-M3.1-11e', 'LA-M3.4-15'],
    'a line turns about for half a period, then covers 9 and 9 cm to its own edge, at the pace of a column',
    (saw) => {
      const first = half(announce(alone(), { hussars: {} }));
      expect(at(first, 'hussars')).toMatchObject({ x: 0, y: -5_000, heading: 18_000, formation: 'line' });
      expect(steps(first, 'hussars')).toEqual([]);
      const second = half(first);
      saw(second.events);
      expect(steps(second, 'hussars')).toEqual([
        [0, -9_000],
        [0, -9_000],
      ]);
      expect(at(second, 'hussars')).toMatchObject({ x: 0, y: -23_000, heading: 18_000 });
    },
  );

  proves('LA-M3.1-9', 'a unit that looks home already leaves at once', (saw) => {
    for (const facing of [180, 135, 225]) {
      const given = battle([{ id: 'hussars', at: [0, 0], ...hussars, facing }]);
      const rallied = half(announce(given, { hussars: {} }));
      saw(rallied.events);
      expect(steps(rallied, 'hussars')).toHaveLength(2);
    }
    const given = battle([{ id: 'hussars', at: [0, 0], ...hussars, facing: 134 }]);
    expect(steps(half(announce(given, { hussars: {} })), 'hussars')).toEqual([]);
    const always = battle(
      [{ id: 'hussars', at: [0, 0], ...hussars, facing: 180 }],
      [],
      {},
      { rallyTurn: 'always' },
    );
    expect(steps(half(announce(always, { hussars: {} })), 'hussars')).toEqual([]);
  });

  proves(
    ['LA-M3.2-5', 'LA-M3.2-6', 'LA-M3.2-7e'],
    'attacked on its left flank it goes 9 cm to its right, then 9 cm to its own edge',
    (saw) => {
      const rallied = halves(announce(attacked('left'), { hussars: {} }), 2);
      saw(rallied.events);
      expect(steps(rallied, 'hussars')).toEqual([
        [9_000, 0],
        [0, -9_000],
      ]);
      expect(rallied.state.contacts).toEqual([]);
    },
  );

  test('attacked in front it turns about first, in the rear it leaves at once', () => {
    const front = announce(attacked('front'), { hussars: {} });
    expect(at(front, 'hussars').rally).toMatchObject({ turning: 2, away: 18_000 });
    expect(steps(halves(front, 2), 'hussars')).toEqual([
      [0, -9_000],
      [0, -9_000],
    ]);
    const rear = announce(attacked('rear'), { hussars: {} });
    expect(at(rear, 'hussars').rally).toMatchObject({ turning: 0, away: 0 });
    expect(steps(half(rear), 'hussars')[0]).toEqual([0, 9_000]);
  });

  test('of two enemies it leaves the one who touches it with more figures', () => {
    const given = battle(
      [
        { id: 'hussars', at: [0, 0], ...hussars },
        { id: 'flank', at: [-15, -2.5], facing: 90, ...british, formation: 'march column' },
        { id: 'front', at: [0, 0], facing: 180, ...british },
      ],
      [
        { attacker: 'flank', defender: 'hussars', side: 'left' },
        { attacker: 'front', defender: 'hussars', side: 'front' },
      ],
    );
    expect(at(announce(given, { hussars: {} }), 'hussars').rally?.away).toBe(18_000);
  });

  proves(
    ['LA-M3.1-7', 'LA-M3.1-8'],
    'it is without formation from its first quarter on, and stays so',
    (saw) => {
      const announced = announce(alone(), { hussars: {} });
      expect(at(announced, 'hussars').degradation).toBe(0);
      const turning = half(announced);
      expect(at(turning, 'hussars').degradation).toBe(2);
      const arrived = half(turning);
      saw(arrived.events);
      expect(at(arrived, 'hussars')).toMatchObject({ degradation: 2, cameBy: 'rally' });
      expect(at(arrived, 'hussars').rally).toBeUndefined();
      // To face the enemy again, or not.
      for (const heading of [0, 9_000, 18_000]) {
        const reform = { do: 'reform', to: 'line', heading } as const;
        expect(refusalsOf(arrived, 'hussars', [reform])).toEqual([]);
        const reformed = halves(half(arrived, { hussars: [reform] }), 2);
        expect(at(reformed, 'hussars')).toMatchObject({ heading, formation: 'line', degradation: 0 });
      }
    },
  );

  proves(
    ['LA-M3.1-6', 'LA-M3.1-10'],
    'it goes on while enemy infantry has it within 15 cm, over several periods if need be',
    (saw) => {
      const given = battle([
        { id: 'hussars', at: [0, 0], ...hussars },
        { id: 'foot', at: [60, -20], side: 'allied', companies: companies(6, 3) },
      ]);
      const far = halves(announce(given, { hussars: {} }), 2);
      expect(at(far, 'hussars').rally).toBeUndefined();
      // From 31.5 to 46.5 east, and from 22.5 to 20 south, infantry stands beside its way.
      const beside = battle([
        { id: 'hussars', at: [0, 10], ...hussars },
        { id: 'foot', at: [43, -10], side: 'allied', facing: 180 },
      ]);
      const going = halves(announce(beside, { hussars: {} }), 2);
      expect(at(going, 'hussars').rally).toMatchObject({ steps: 2 });
      const done = halves(going, 1);
      saw(done.events);
      expect(steps(done, 'hussars')).toHaveLength(4);
      expect(at(done, 'hussars')).toMatchObject({ y: -31_000, cameBy: 'rally' });
      expect(done.state).toMatchObject({ period: 2, quarter: 3 });
    },
  );

  proves(
    'LA-M3.1-10',
    'carbines do not count, nor do muskets beyond 15 cm; a formed friend who fronts the enemy shelters',
    (saw) => {
      const beside = (more: Parameters<typeof battle>[0], gap = 14.9) =>
        battle([
          { id: 'hussars', at: [0, 10], ...hussars },
          { id: 'foot', at: [15 + gap + 13.5, -10], side: 'allied', facing: 180 },
          ...more,
        ]);
      const rallied = (given: ReturnType<typeof beside>) => halves(announce(given, { hussars: {} }), 2);
      expect(at(rallied(beside([])), 'hussars').rally).toBeDefined();
      const carbines = battle([
        { id: 'hussars', at: [0, 10], ...hussars },
        { ...british, id: 'dragoons', at: [35, -10] },
      ]);
      expect(at(rallied(carbines), 'hussars').rally).toBeUndefined();
      expect(at(rallied(beside([], 15.1)), 'hussars').rally).toBeUndefined();
      const friend = {
        id: 'friend',
        at: [23, -10],
        facing: 90,
        formation: 'march column',
        companies: companies(3, 3),
      } as const;
      const sheltered = rallied(beside([friend]));
      saw(sheltered.events);
      expect(at(sheltered, 'hussars').rally).toBeUndefined();
      expect(at(rallied(beside([{ ...friend, at: [17, -10], facing: 270 }])), 'hussars').rally).toBeDefined();
      expect(at(rallied(beside([{ ...friend, degraded: 'disorganised' }])), 'hussars').rally).toBeDefined();
    },
  );

  proves(
    ['LA-M3.4-16', 'LA-M3.4-17e', 'LA-M3.4-14'],
    'a line that was in melee stays in line, base to base',
    (saw) => {
      const rallied = halves(announce(attacked('front'), { hussars: {} }), 2);
      saw(rallied.events);
      expect(at(rallied, 'hussars')).toMatchObject({ formation: 'line', ranks: [12] });
      expect(all(rallied, 'moved')[0]?.rules).toContain('LA-M3.4-16');
    },
  );
});
