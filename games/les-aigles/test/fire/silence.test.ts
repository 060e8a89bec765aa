import { describe, expect, test } from 'vitest';
import type { Task } from '../../model/tasks.ts';
import { proves } from '../proving.ts';
import { announce, battle, half as rallyHalf } from '../rallies/riding.ts';
import { companies, noReaction, partNamed, plan, type Scene, scene } from '../scene.ts';
import { battery, british, column, fires, half, partOfUnit } from './firing.ts';

const march = (cm: number) => ({ do: 'march' as const, legs: [{ go: 'ahead' as const, length: cm * 1000 }] });

describe('crossings', () => {
  proves(
    ['LA-U5.4-18', 'LA-U5.4-19'],
    'guns that are crossed are silent, and fire again in the quarter after',
    (saw) => {
      const firedIn = (given: Scene): number =>
        fires(given, 'guns').reduce((sum, { quarters }) => sum + quarters, 0);
      /** In which quarter of its half period the column was off the guns; quarters of fire in that half and the next. */
      const crossedBy = (ranks: number) => {
        let now = scene([
          battery({ id: 'guns', at: [0, 0] }),
          column({
            id: 'column',
            at: [-4, -2.5],
            facing: 90,
            formation: 'march column',
            companies: companies(ranks, 3),
          }),
          british({ id: 'line', at: [0, 60], formation: 'division column' }),
        ]);
        for (let halves = 0; halves < 9; halves += 1) {
          now = half({ ...now, events: [] }, { column: [march(30)] });
          saw(now.events);
          const fired = firedIn(now);
          const cleared = now.events.findIndex(({ kind }) => kind === 'cleared');
          const second = now.events.findIndex(({ kind }) => kind === 'quarter');
          if (cleared >= 0) {
            const next = half({ ...now, events: [] }, { column: [march(30)] });
            return { quarter: cleared < second ? 1 : 2, fired, after: firedIn(next) };
          }
          expect(fired).toBe(0);
        }
        return undefined;
      };
      expect(crossedBy(6)).toEqual({ quarter: 2, fired: 0, after: 2 });
      expect(crossedBy(5)).toEqual({ quarter: 1, fired: 1, after: 2 });
    },
  );

  proves('LA-U5.4-4', 'two lines of skirmishers that cross do not fire', (saw) => {
    const light = { formation: 'skirmish' as const, companies: companies(6, 3, 'light') };
    const given = scene([
      { id: 'first', at: [0, 0], ...light },
      { id: 'second', at: [0, 4], ...light },
      british({ id: 'line', at: [0, 18] }),
    ]);
    const done = half(given, { first: [march(4)] });
    saw(done.events);
    expect(done.state.crossings).toHaveLength(1);
    expect([fires(done, 'first'), fires(done, 'second')]).toEqual([[], []]);
    expect(fires(half(given), 'second')).toHaveLength(1);
  });
});

describe('rallies', () => {
  const cuirassiers = { companies: companies(4, 3, 'cuirassier'), formation: 'line' as const };

  proves(
    ['LA-M3.3-11', 'LA-S3.4-23'],
    'infantry that a rally leaves behind fires from the quarter after',
    (saw) => {
      const given = battle(
        [
          { id: 'cuirassiers', at: [0, 0], ...cuirassiers },
          { id: 'foot', at: [0, 0], side: 'allied' },
        ],
        [{ attacker: 'cuirassiers', defender: 'foot', side: 'front' }],
      );
      const turned = rallyHalf(announce(given, { cuirassiers: {} }));
      expect(fires(turned, 'foot')).toEqual([]);
      const left = rallyHalf(turned);
      saw(left.events);
      // 7.5 cm in the third quarter, 15 in the fourth: still within reach of a musket.
      expect(fires(left, 'foot')).toMatchObject([{ quarters: 1, distance: 15_000 }]);
    },
  );

  proves('LA-M3.4-21', 'whom a rally masks does not fire', (saw) => {
    const hussars = { companies: companies(4, 3, 'hussar'), formation: 'march column' as const };
    const uhlans = {
      side: 'allied' as const,
      nation: 'prussia' as const,
      formation: 'march column' as const,
    };
    const given = battle(
      [
        { id: 'hussars', at: [0, 0], ...hussars },
        { id: 'others', at: [0, 0], ...uhlans, companies: companies(4, 3, 'hussar') },
        { id: 'behind', at: [0, -7], formation: 'march column' },
      ],
      [{ attacker: 'others', defender: 'hussars', side: 'front' }],
    );
    const done = rallyHalf(rallyHalf(announce(given, { hussars: {} }, ['others'])));
    saw(done.events);
    expect(done.events.some(({ kind }) => kind === 'masked')).toBe(true);
    expect(fires(done, 'behind')).toEqual([]);
  });
});

describe('charges', () => {
  const charge = (given: Scene, by: string, target: string, more = {}): Scene =>
    noReaction(plan(given, { [by]: [{ do: 'charge', target: partNamed(given, target) }], ...more }));

  proves(
    ['LA-S3.4-28', 'LA-S3.4-36'],
    'the one who is charged fires at the charger, not at a nearer enemy',
    (saw) => {
      const given = scene([
        british({ id: 'line', at: [0, 0] }),
        column({ id: 'column', at: [0, -14], attitude: 'attack' }),
        column({ id: 'near', at: [16, -5], formation: 'march column' }),
      ]);
      const done = charge(given, 'column', 'line');
      saw(done.events);
      const [first] = fires(done, 'line');
      expect(first).toMatchObject({ target: partNamed(done, 'column'), charging: true, distance: 9500 });
      expect(fires(half(given), 'line')[0]?.target).toBe(partNamed(given, 'near'));
    },
  );

  proves(
    ['LA-S3.1-5', 'LA-S3.1-8'],
    'a charge is fired at as it comes, everybody else when all have moved',
    (saw) => {
      const given = scene([
        british({ id: 'line', at: [0, 0] }),
        british({ id: 'wing', at: [24, 0] }),
        column({ id: 'column', at: [2, -12], attitude: 'attack' }),
        // It turns its back.
        column({ id: 'third', at: [30, -20], formation: 'march column', facing: 180 }),
      ]);
      const done = charge(given, 'column', 'line');
      saw(done.events);
      const order = done.events.flatMap((event) => {
        if (event.kind === 'fired')
          return [event.charging === true ? 'at the charge' : 'when all have moved'];
        return event.kind === 'met' ? ['contact'] : [];
      });
      expect(order).toEqual(['at the charge', 'at the charge', 'contact', 'when all have moved']);
    },
  );

  test('whoever marches in a quarter does not fire at a charger in it', () => {
    const given = scene([
      british({ id: 'line', at: [0, 0] }),
      column({ id: 'column', at: [0, -30], attitude: 'attack' }),
    ]);
    expect(fires(charge(given, 'column', 'line', { line: [march(7)] }), 'line')).toEqual([]);
  });

  proves(
    ['LA-U3.2-4', 'LA-U4.2-16', 'LA-M4.1-1'],
    'whoever is still at a change begun in an earlier half period does not fire at a charger',
    (saw) => {
      const against = (charged: Parameters<typeof scene>[0][number]): Scene =>
        scene([charged, column({ id: 'column', at: [0, -14], attitude: 'attack' })]);
      const shots = (given: Scene): number => {
        const done = charge(given, 'column', 'charged');
        return fires(done, 'charged').filter(({ charging }) => charging === true).length;
      };
      const begun = (given: Scene, task: Task): Scene => {
        const later = half(given, { charged: [task] });
        saw(later.events);
        expect(partOfUnit(later, 'charged').doing).toBeDefined();
        return later;
      };
      const line = against(british({ id: 'charged', at: [0, 0], drill: 'C' }));
      expect(shots(half(line))).toBeGreaterThan(0);
      expect(shots(begun(line, { do: 'change', to: 'march column' }))).toBe(0);
      const broken = against(british({ id: 'charged', at: [0, 0], drill: 'C', degraded: 'in disorder' }));
      expect(shots(begun(broken, { do: 'reform', to: 'line' }))).toBe(0);
      const guns = against(battery({ id: 'charged', at: [0, 0], side: 'allied', drill: 'C' }));
      expect(shots(half(guns))).toBeGreaterThan(0);
      expect(shots(begun(guns, { do: 'limber' }))).toBe(0);
    },
  );

  proves('LA-S3.8-6', 'whoever charges does not fire', (saw) => {
    const given = scene([
      british({ id: 'line', at: [0, 0] }),
      column({ id: 'column', at: [0, -22], attitude: 'attack' }),
    ]);
    // After half a period it is 13 cm off, in reach of its own muskets.
    const done = charge(given, 'column', 'line');
    saw(done.events);
    expect(partOfUnit(done, 'column')).toMatchObject({ y: -13_000 });
    expect(fires(done, 'line')).toMatchObject([{ charging: true, distance: 13_000 }]);
    expect(fires(done, 'column')).toEqual([]);
  });

  test('a charge that misses pays for its approach too', () => {
    const given = scene([
      british({ id: 'line', at: [0, 0] }),
      column({ id: 'column', at: [0, -33], attitude: 'attack' }),
    ]);
    const first = charge(given, 'column', 'line');
    expect(fires(first, 'line')).toEqual([]);
    const done = half(first);
    expect(fires(done, 'line').filter(({ charging }) => charging)).toHaveLength(1);
    expect(done.events.some(({ kind }) => kind === 'came-through')).toBe(true);
    expect(partOfUnit(done, 'column').charge).toBeUndefined();
  });

  test('skirmishers before the target fire too', () => {
    const given = scene([
      british({ id: 'line', at: [0, 0] }),
      british({
        id: 'light',
        at: [0, -5],
        formation: 'skirmish',
        companies: companies(3, 3, 'light'),
        shelter: 'wood',
      }),
      column({ id: 'column', at: [0, -16], attitude: 'attack' }),
    ]);
    const done = charge(given, 'column', 'line');
    expect(fires(done, 'light').some(({ charging }) => charging)).toBe(true);
    expect(fires(done, 'line').some(({ charging }) => charging)).toBe(true);
  });
});
