import { describe, expect, test } from 'vitest';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Task } from '../../model/tasks.ts';
import { passageThrough, refusesCrossing } from '../../rules/passing-through/passage.ts';
import { proves } from '../proving.ts';
import { companies, noReaction, partNamed, plan, refusalsOf, type Scene, scene } from '../scene.ts';

const go = (length: number): readonly Task[] => [{ do: 'march', legs: [{ go: 'ahead', length }] }];
const column = { formation: 'march column' } as const;
const division = { formation: 'division column' } as const;
const skirmishers = {
  formation: 'skirmish',
  companies: companies(3, 3, 'voltigeur'),
  status: 'regular',
} as const;
const guns = { formation: 'in battery', companies: [{ troop: 'foot-8pdr', figures: 4 }] } as const;

const half = (given: Scene, plans: Readonly<Record<string, readonly Task[]>>): Scene =>
  noReaction(plan(given, plans));
const part = (now: Scene, id: string) => partOf(now.state, partNamed(now, id));

describe('willingly', () => {
  proves(
    ['LA-U5.1-7', 'LA-U5.1-1'],
    'no plan leads through a friend in close order; touching him is no crossing',
    (saw) => {
      const given = scene([
        { id: 'column', at: [0, 0], ...column },
        { id: 'line', at: [0, 7] },
      ]);
      expect(saw(refusalsOf(given, 'column', go(9_000)))).toMatchObject([
        { rule: 'LA-U5.1-7', code: 'through-friend', params: { friend: 'line' } },
      ]);
      expect(refusalsOf(given, 'column', go(4_500))).toEqual([]);
      const stopped = half(given, { column: go(4_500) });
      expect(stopped.state.crossings).toEqual([]);
      const through = half(
        scene([
          { id: 'column', at: [0, 0], ...division },
          { id: 'screen', at: [0, 4], ...skirmishers },
        ]),
        { column: go(9_000) },
      );
      saw(through.events);
      expect(through.events.filter(({ kind }) => kind === 'crossing')).toMatchObject([
        { crosser: partNamed(through, 'column'), crossed: partNamed(through, 'screen') },
      ]);
    },
  );

  proves('LA-U5.3-1', 'half pace takes time, and nothing off the way that was ordered', (saw) => {
    const given = scene([
      { id: 'column', at: [0, 0], ...division },
      { id: 'screen', at: [0, 1], ...skirmishers },
    ]);
    // Three quarters of a quarter's march: at half pace more than a quarter, and it is gone in the second.
    const done = half(given, { column: go(3_375) });
    saw(done.events);
    const gone = done.events.flatMap((event) => (event.kind === 'moved' ? [event.to.y] : []));
    expect(gone).toHaveLength(2);
    expect(gone[0]).toBeLessThan(3_375);
    expect(part(done, 'column').y).toBe(3_375);
    // A wheel is finished as well, and what comes after it.
    const legs: Task = {
      do: 'march',
      legs: [
        { go: 'wheel', turn: 1_000 },
        { go: 'ahead', length: 1_500 },
      ],
    };
    const wheeled = part(half(given, { column: [legs] }), 'column');
    const alone = part(
      half(scene([{ id: 'column', at: [0, 0], ...division }]), { column: [legs] }),
      'column',
    );
    expect(wheeled.heading).toBe(1_000);
    expect(Math.abs(wheeled.x - alone.x)).toBeLessThanOrEqual(2);
    expect(Math.abs(wheeled.y - alone.y)).toBeLessThanOrEqual(2);
  });
});

describe('skirmishers', () => {
  proves(
    ['LA-U5.4-6', 'LA-U5.4-7', 'LA-U5.4-9', 'LA-D-20'],
    'open for a column three figures wide, and nobody is disordered; six figures wide ride over them at half pace',
    (saw) => {
      const narrow = scene([
        { id: 'column', at: [0, 0], ...column },
        { id: 'screen', at: [0, 4], ...skirmishers },
      ]);
      const passing = half(narrow, { column: go(9_000) });
      saw(passing.events);
      expect(part(passing, 'column')).toMatchObject({ y: 9_000, degradation: 0 });
      expect(part(passing, 'screen')).toMatchObject({ degradation: 0, opened: true });
      expect(saw(refusalsOf(passing, 'screen', go(1_000)))).toContainEqual(
        expect.objectContaining({ rule: 'LA-U5.4-9', code: 'stands-open' }),
      );
      const through = half(passing, { column: go(9_000) });
      expect(part(through, 'screen').opened).toBe(true);
      const clear = half(through, { column: go(9_000) });
      saw(clear.events);
      expect(part(clear, 'screen').opened).toBeUndefined();

      const wide = half(
        scene([
          { id: 'division', at: [0, 0], ...division },
          { id: 'screen', at: [0, 4], ...skirmishers },
        ]),
        {
          division: go(9_000),
        },
      );
      saw(wide.events);
      expect(part(wide, 'screen').degradation).toBe(3);
      // 1.5 cm to the bases, then half of what is left of 9 cm.
      expect(part(wide, 'division')).toMatchObject({ y: 1_500 + 3_750, degradation: 0 });
    },
  );

  proves(
    ['LA-U5.4-5', 'LA-U5.4-1', 'LA-U5.3-1', 'LA-U5.3-5'],
    'are alone in disorder when a wide front crosses them',
    (saw) => {
      const done = half(
        scene([
          { id: 'line', at: [0, 0] },
          { id: 'screen', at: [0, 3], ...skirmishers },
        ]),
        { line: go(7_000) },
      );
      saw(done.events);
      expect(part(done, 'screen').degradation).toBe(3);
      expect(part(done, 'line').degradation).toBe(0);
      expect(part(done, 'line').y).toBe(500 + 3_250);
    },
  );

  proves(['LA-U5.4-2', 'LA-U5.4-3', 'LA-U5.4-4'], 'cross each other without harm', (saw) => {
    const done = half(
      scene([
        { id: 'first', at: [0, 0], ...skirmishers },
        { id: 'second', at: [0, 5], ...skirmishers },
      ]),
      { first: go(6_000) },
    );
    saw(done.events);
    expect(part(done, 'first')).toMatchObject({ y: 6_000, degradation: 0 });
    expect(part(done, 'second').degradation).toBe(0);
    expect(done.state.crossings).toHaveLength(1);
  });
});

describe('a battery in position', () => {
  proves(
    ['LA-U5.4-14', 'LA-U5.4-16', 'LA-U5.4-17', 'LA-U5.4-18', 'LA-U5.4-19'],
    'is crossed by foot and horse at half pace, who are without formation after it; it fires again a quarter later',
    (saw) => {
      const given = scene([
        { id: 'column', at: [0, 0], ...column, companies: companies(2, 4) },
        { id: 'battery', at: [0, 8], ...guns },
      ]);
      const done = half(given, { column: go(9_000) });
      saw(done.events);
      // Three centimetres to the guns, then half pace.
      expect(part(done, 'column')).toMatchObject({ y: 3_000 + 3_000, degradation: 2 });
      expect(part(done, 'battery').degradation).toBe(0);
      const train = scene([
        { id: 'train', at: [0, -2], formation: 'limbered', companies: [{ troop: 'foot-8pdr', figures: 4 }] },
        { id: 'battery', at: [0, 8], ...guns },
      ]);
      expect(saw(refusalsOf(train, 'train', go(8_000)))).toMatchObject([
        { rule: 'LA-U5.4-14', code: 'through-friend' },
      ]);
      let clear = done;
      for (let times = 0; times < 3; times += 1) clear = half(clear, { column: go(9_000) });
      saw(clear.events);
      const cleared = clear.events.find((event) => event.kind === 'cleared');
      expect(cleared).toMatchObject({ rules: ['LA-U5.4-18', 'LA-U5.4-19'] });
    },
  );

  proves('LA-U5.4-15', 'lets skirmishers through at full pace and formed', (saw) => {
    const done = half(
      scene([
        { id: 'screen', at: [0, 0], ...skirmishers },
        { id: 'battery', at: [0, 8], ...guns },
      ]),
      {
        screen: go(10_000),
      },
    );
    saw(done.events);
    expect(part(done, 'screen')).toMatchObject({ y: 10_000, degradation: 0 });
  });
});

describe('who refuses', () => {
  test('squares whatever their status, elite and guard whatever their formation', () => {
    const given = scene([
      { id: 'square', at: [0, 0], formation: 'square' },
      { id: 'guard', at: [40, 0], status: 'guard' },
      { id: 'line', at: [-40, 0] },
    ]);
    const asked = (id: string) =>
      refusesCrossing(part(given, id), unitOfPart(given.state, partNamed(given, id)));
    expect(['square', 'guard', 'line'].map(asked)).toEqual(['LA-U5.1-3', 'LA-U5.1-4', undefined]);
  });

  test('two masses are both in disorder', () => {
    const given = scene([
      { id: 'one', at: [0, 0] },
      { id: 'two', at: [40, 0] },
    ]);
    const who = (id: string) => ({
      part: part(given, id),
      unit: unitOfPart(given.state, partNamed(given, id)),
    });
    expect(passageThrough(given.setting, who('one'), who('two'))).toMatchObject({
      crosser: 3,
      crossed: 3,
      slow: true,
    });
  });
});

describe('in a friend’s ground', () => {
  test('whoever is in disorder may march out of it, for nobody reforms before', () => {
    const given = scene([
      { id: 'column', at: [0, 0], degraded: 'in disorder', ...column },
      { id: 'line', at: [0, 30] },
    ]);
    const across = { ...given, state: { ...given.state, crossings: [{ crosser: 0, crossed: 1, since: 1 }] } };
    const reform: readonly Task[] = [{ do: 'reform', to: 'march column' }];
    expect(refusalsOf(given, 'column', go(4_000))).toMatchObject([{ rule: 'LA-U4.1-20' }]);
    expect(refusalsOf(across, 'column', reform)).toMatchObject([{ rule: 'LA-U5.3-2' }]);
    expect(refusalsOf(across, 'column', go(4_000))).toEqual([]);
  });
});
