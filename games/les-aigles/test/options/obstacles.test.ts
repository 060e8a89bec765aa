import { randomFrom } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { view } from '../../knowledge/view.ts';
import type { Scenario } from '../../model/scenario.ts';
import type { ShellTask, Task, WorkTask } from '../../model/tasks.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { offersFor } from '../../options/offers.ts';
import { whim } from '../../options/whim.ts';
import { read } from '../../play/judge.ts';
import { all, half, mill, NORTH, SOUTH } from '../houses/hamlet.ts';
import { companies, partNamed, type Scene, scene } from '../scene.ts';

const FRENCH = { side: 'french' } as const;

const redoubt: FeatureEntry = {
  ...{ kind: 'redoubt', id: 'redoubt' },
  outline: [
    [24, -6],
    [48, -6],
    [48, 6],
    [24, 6],
  ],
  gorge: [
    [24, 6],
    [48, 6],
  ],
};

const guns = (at: readonly [number, number], facing = 0) => ({
  ...{ id: 'guns', formation: 'in battery' as const, at, facing, companies: companies(1, 4, 'foot-8pdr') },
});
const sappers = (at: readonly [number, number], facing = 0) => ({
  ...{ id: 'sappers', at, facing, companies: companies(2, 4, 'engineer') },
});

const table = (units: Parameters<typeof scene>[0], more: Partial<Scenario> = {}): Scene =>
  scene([...units, { id: 'far', side: 'allied', at: [-90, 55] }], {
    features: [...mill(), redoubt],
    ...more,
  });

const lawful = (given: Scene, id: string): readonly Task[] =>
  offersFor(given.setting, given.state, partNamed(given, id), [])
    .filter(({ refusals }) => refusals.length === 0)
    .map(({ task }) => task);

const shells = (given: Scene): readonly ShellTask[] =>
  lawful(given, 'guns').filter((task): task is ShellTask => task.do === 'shell');
const demolitions = (given: Scene): readonly WorkTask[] =>
  lawful(given, 'sappers').filter((task): task is WorkTask => task.do === 'work' && task.job === 'demolish');

describe('the choices about obstacles', () => {
  test('let guns batter those walls of houses and redoubts that look at them and lie before them', () => {
    expect(shells(table([guns([0, -20])]))).toMatchObject([{ feature: 'mill', side: SOUTH }]);
    expect(shells(table([guns([0, 20], 180)]))).toMatchObject([{ feature: 'mill', side: NORTH }]);
    expect(shells(table([guns([36, -20])]))).toMatchObject([{ feature: 'redoubt', side: expect.anything() }]);
    expect(shells(table([guns([0, -20], 180)]))).toEqual([]);
  });

  test('let sappers pull down the wall that they stand at', () => {
    const [task, ...others] = demolitions(table([sappers([0, -3])]));
    expect(task).toMatchObject({ feature: 'mill', side: SOUTH });
    expect(others).toEqual([]);
    expect(demolitions(table([sappers([36, -6])]))).toMatchObject([{ feature: 'redoubt' }]);
    expect(demolitions(table([sappers([0, -30])]))).toEqual([]);
  });

  test('let sappers take down a bridge that was built, and no other', () => {
    const river = (id: string): FeatureEntry => ({
      ...{ kind: 'water', id: 'river', sort: 'river', width: 4 },
      way: [
        [-120, -40],
        [120, -40],
      ],
      crossings: [
        {
          ...{ id, sort: 'bridge', width: 4.5 },
          way: [
            [0, -43],
            [0, -37],
          ],
        },
      ],
    });
    const at = (id: string) => table([sappers([0, -43.05])], { features: [river(id)] });
    expect(demolitions(at('built 0 -43 0 -37'))).toMatchObject([{ crossing: 'built 0 -43 0 -37' }]);
    expect(demolitions(at('old bridge'))).toEqual([]);
  });

  test('come to the mind of the random planner, and are carried out', () => {
    const given = table([guns([0, -20]), sappers([36, -6])]);
    const seen = new Set<string>();
    const random = randomFrom(1);
    for (let i = 0; i < 100; i += 1) {
      const { order } = whim(
        read(given.setting, view(given.setting, given.state, FRENCH)),
        FRENCH,
        random,
      ) as {
        order: { parts: readonly { tasks: readonly Task[] }[] };
      };
      for (const { tasks } of order.parts)
        for (const task of tasks)
          if (task.do === 'shell' || task.do === 'work') seen.add(`${task.do} ${task.feature}`);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['shell mill', 'work redoubt']));
    const [shell] = shells(given);
    const then = half(given, { guns: shell === undefined ? [] : [shell] });
    expect(all(then, 'breached')).toMatchObject([{ feature: 'mill', side: SOUTH }]);
  });
});
