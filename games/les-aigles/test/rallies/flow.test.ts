import { describe, expect, test } from 'vitest';
import type { Task } from '../../model/tasks.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, type Scene } from '../scene.ts';
import { all, announce, at, battle, column, half, hussars, steps } from './riding.ts';

type Entries = Parameters<typeof battle>[0];

/** Home already in view: it leaves at once. Cavalry in column is 7.5 cm wide, in line 30. */
const homeward = { ...hussars, facing: 180 } as const;

/** Two battalions in column, 4.5 cm wide and 15 deep, that leave so much between them. */
const gateway = (gap: number, y: number): Entries => [
  { id: 'left', at: [gap / 2 + 2.25, y], ...column },
  { id: 'right', at: [-gap / 2 - 2.25, y], ...column },
];

/** So many half periods of rally: announced again whenever the unit might as well stop. */
const rallied = (units: Entries, count: number, wish: object = {}): Scene =>
  Array.from({ length: count }).reduce<Scene>(
    (now) => half(at(now, 'hussars').rally === undefined ? announce(now, { hussars: wish }) : now),
    battle(units),
  );

describe('lanes', () => {
  proves(
    ['LA-M3.4-1', 'LA-M3.4-2', 'LA-M3.4-3', 'LA-U5.2-6', 'LA-M3.4-4e'],
    'between two columns: from 2.5 cm on nobody is interpenetrated, at less both are',
    (saw) => {
      const through = (gap: number) =>
        rallied([{ id: 'hussars', at: [0, 20], ...homeward, ...column }, ...gateway(gap, 10)], 1);
      const wide = through(2.5);
      saw(wide.events);
      expect(all(wide, 'crossing')).toEqual([]);
      expect(at(wide, 'hussars').rally?.flow).toMatchObject({ files: 1, gone: 8_000, depth: 15_000 });
      const narrow = through(2.4);
      saw(narrow.events);
      const crossed = all(narrow, 'crossing').map((event) => event.crossed);
      expect(crossed.sort()).toEqual([partNamed(narrow, 'left'), partNamed(narrow, 'right')]);
    },
  );

  proves(
    ['LA-M3.4-3', 'LA-M3.4-7'],
    'a friend who steps into the lane is interpenetrated, and the guard waited for',
    (saw) => {
      const stepping = (status: 'regular' | 'guard'): Scene => {
        const given = battle([
          { id: 'hussars', at: [0, 20], ...homeward, ...column },
          ...gateway(3, 10),
          { id: 'third', at: [0, -14], formation: 'section column', companies: companies(4, 2), status },
        ]);
        const march: Task = { do: 'march', legs: [{ go: 'ahead', length: 9_000 }] };
        const flowing = half(announce(given, { hussars: {} }));
        return half(half(flowing, { third: [march] }));
      };
      const crossed = stepping('regular');
      saw(crossed.events);
      expect(all(crossed, 'crossing')).toMatchObject([
        { crosser: partNamed(crossed, 'hussars'), crossed: partNamed(crossed, 'third'), slow: true },
      ]);
      for (const id of ['hussars', 'third']) expect(at(crossed, id).degradation).toBe(3);
      const [last] = steps(crossed, 'hussars').slice(-1);
      // Half of nine while the crossing lasts.
      expect(last).toEqual([0, -4_500]);
      const barred = stepping('guard');
      saw(barred.events);
      expect(all(barred, 'crossing')).toEqual([]);
      expect(steps(barred, 'hussars').slice(-1)).toEqual([[0, 0]]);
    },
  );

  proves(
    ['LA-M3.4-5', 'LA-M3.4-6'],
    'blocked, the cavalry and those it crosses are in disorder, and it goes at half pace',
    (saw) => {
      const blocked = rallied(
        [{ id: 'hussars', at: [0, 20], ...homeward, ...column }, ...gateway(2.4, 10)],
        1,
      );
      saw(blocked.events);
      for (const id of ['hussars', 'left', 'right']) expect(at(blocked, id).degradation).toBe(3);
      // 9 cm to the battalions in the first quarter would leave 1 cm before them: it meets them at 10 cm.
      expect(steps(blocked, 'hussars')).toEqual([
        [0, -9_000],
        [0, -5_000],
      ]);
      expect(at(blocked, 'hussars').rally).toBeDefined();
    },
  );

  proves(
    ['LA-M3.4-8', 'LA-M3.4-9', 'LA-M3.4-11', 'LA-M3.4-12e', 'LA-D-13'],
    'twelve riders at the mouth of a lane 8 cm wide and 15 deep: three files, four ranks; the tail is out in four quarters',
    (saw) => {
      const given = announce(
        battle([{ id: 'hussars', at: [0, 10], ...homeward }, ...gateway(8, 10), ...wings(10)]),
        { hussars: {} },
      );
      const first = half(given);
      expect(at(first, 'hussars')).toMatchObject({
        ...{ x: 0, y: -8_000, heading: 18_000, ranks: [3, 3, 3, 3] },
        rally: { flow: { files: 3, gone: 18_000, depth: 15_000, from: 'line' } },
      });
      const second = half(first);
      saw(second.events);
      // 35 cm are gone in the fourth quarter.
      expect(steps(second, 'hussars')).toHaveLength(4);
      expect(at(second, 'hussars')).toMatchObject({ y: -26_000, ranks: [3, 3, 3, 3] });
      expect(at(second, 'hussars').rally?.flow).toBeUndefined();
      const turned = all(second, 'rally-turned').map(({ rally, stands }) => [
        stands?.ranks,
        rally.flow?.gone,
      ]);
      expect(turned).toEqual([
        [[3, 3, 6], 9_000],
        [[3, 3, 3, 3], 18_000],
        [[3, 3, 3, 3], 27_000],
        [[3, 3, 3, 3], undefined],
      ]);
      for (const id of ['left', 'right']) expect(at(second, id).degradation).toBe(0);
    },
  );

  proves('LA-M3.4-10', 'a regiment in line is not through a lane of 2.5 cm in half a period', (saw) => {
    const first = half(
      announce(battle([{ id: 'hussars', at: [0, 10], ...homeward }, ...gateway(2.5, 10), ...wings(10)]), {
        hussars: {},
      }),
    );
    saw(first.events);
    expect(at(first, 'hussars').rally?.flow).toMatchObject({ files: 1, gone: 18_000 });
    expect(at(first, 'hussars').ranks).toEqual([1, 1, 1, 1, 8]);
    expect(all(first, 'rally-turned').some(({ rules }) => rules.includes('LA-M3.4-10'))).toBe(true);
  });

  test('nobody flows off the table', () => {
    const units = [{ id: 'hussars', at: [0, -33] as const, ...homeward }, ...gateway(8, -33), ...wings(-33)];
    const now = rallied(units, 4);
    expect(at(now, 'hussars')).toMatchObject({ y: -60_000, ranks: [3, 3, 3, 3] });
    expect(at(now, 'hussars').rally?.flow).toBeUndefined();
  });
});

/** Friends who close the way to either side. */
const wings = (y: number): Entries => [
  { id: 'east', at: [35, y], formation: 'line', companies: companies(12, 3) },
  { id: 'west', at: [-35, y], formation: 'line', companies: companies(12, 3) },
];

describe('those who refuse', () => {
  proves(
    ['LA-M3.4-7', 'LA-U5.2-7'],
    'elite, guard and squares are not crossed: the nearest free space, and against them if there is none',
    (saw) => {
      const beside = (friend: object) =>
        rallied(
          [
            { id: 'hussars', at: [0, 20], ...homeward, ...column },
            { id: 'friend', at: [0, 10], formation: 'division column', ...friend },
          ],
          2,
        );
      for (const friend of [
        { companies: companies(6, 3, 'grenadier') },
        { companies: companies(6, 3, 'old-guard') },
        { formation: 'square' },
      ]) {
        const passed = beside(friend);
        saw(passed.events);
        expect(all(passed, 'crossing')).toEqual([]);
        expect(at(passed, 'friend').degradation).toBe(0);
        expect(at(passed, 'hussars').x).not.toBe(0);
        expect(at(passed, 'hussars').y).toBeLessThan(5_000);
        const barred = friend.formation === 'square' ? 'LA-U5.1-3' : 'LA-U5.1-4';
        expect(all(passed, 'moved').flatMap(({ rules }) => rules)).toContain(barred);
      }
      const through = beside({});
      expect(all(through, 'crossing')).toHaveLength(1);
      const wall = rallied(
        [
          { id: 'hussars', at: [0, 20], ...homeward, ...column },
          { id: 'wall', at: [0, 10], companies: companies(1, 160, 'old-guard') },
        ],
        1,
      );
      saw(wall.events);
      expect(at(wall, 'hussars')).toMatchObject({ x: 0, y: 10_000, degradation: 2 });
      expect(all(wall, 'moved').some(({ stoppedBy }) => stoppedBy === partNamed(wall, 'wall'))).toBe(true);
    },
  );
});

describe('round a line or a battery', () => {
  const long = { id: 'long', at: [4, 10] } as const;

  proves('LA-M3.4-18', 'as a whole, by the end that was chosen, or the nearer one', (saw) => {
    const round = (wish: object, friend: object = {}) =>
      rallied(
        [
          { id: 'hussars', at: [0, 15], ...homeward, ...column },
          { ...long, ...friend },
        ],
        3,
        wish,
      );
    // Seen from a unit that rides south, the east is on its left.
    const left = round({ pass: 'left' });
    const right = round({ pass: 'right' });
    saw(left.events);
    expect(at(left, 'hussars').x).toBe(4_000 + 13_500 + 3_750);
    expect(at(right, 'hussars').x).toBe(4_000 - 13_500 - 3_750);
    expect(at(round({}), 'hussars').x).toBe(at(right, 'hussars').x);
    for (const now of [left, right]) {
      expect(all(now, 'crossing')).toEqual([]);
      expect(at(now, 'long').degradation).toBe(0);
      expect(at(now, 'hussars').ranks).toEqual([3, 3, 3, 3]);
    }
    const guns = round(
      { pass: 'left' },
      { formation: 'in battery', companies: [{ troop: 'foot-8pdr', figures: 4 }] },
    );
    saw(guns.events);
    expect(at(guns, 'hussars').x).toBe(4_000 + 3_000 + 3_750);
    expect(all(guns, 'crossing')).toEqual([]);
  });

  test('the whole way is paid for: to the line, along it, and on', () => {
    const now = rallied([{ id: 'hussars', at: [0, 15], ...homeward, ...column }, long], 2, { pass: 'right' });
    const gone = steps(now, 'hussars').reduce((sum, [x, y]) => sum + Math.abs(x) + Math.abs(y), 0);
    expect(gone).toBe(36_000);
  });
});
