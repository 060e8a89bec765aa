import { describe, expect } from 'vitest';
import { featureOf } from '../../ground/terrain/terrain.ts';
import type { Task } from '../../model/tasks.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { troopOf } from '../../tables/troops.ts';
import { battery, british, fires, half } from '../fire/firing.ts';
import { all, at } from '../melee/fighting.ts';
import { proves } from '../proving.ts';
import { refusalsOf, type Scene, scene } from '../scene.ts';
import { ahead, line } from './yard.ts';

type Entry = Parameters<typeof scene>[0][number];
type Work = Extract<Task, { do: 'work' }>;

/** So many sappers in a line that faces north. */
const sappers = (count: number, at: readonly [number, number], more: Partial<Entry> = {}): Entry => ({
  ...{ id: 'sappers', at, formation: 'line', fired: true },
  companies: [{ troop: 'engineer', figures: 9, lost: 9 - count }],
  ...more,
});

const FAR = british({ id: 'enemy', at: [100, 50] });

const wood: FeatureEntry = {
  ...{ kind: 'wood', id: 'wood', sort: 'wood' },
  outline: [
    [-10, -45],
    [10, -45],
    [10, -32.6],
    [-10, -32.6],
  ],
};

/** So many half periods of the same work. */
const worked = (given: Scene, task: Task, halves: number): Scene => {
  let now = given;
  for (let i = 0; i < halves; i += 1) now = half(now, { sappers: [task] });
  return now;
};

const work = (job: Work['job'], more: Partial<Work> = {}): Work => ({ do: 'work', job, ...more });
const denied = (saw: (seen: { refusals: readonly unknown[] }) => unknown, given: Scene, task: Task) => {
  const refusals = refusalsOf(given, 'sappers', [task]);
  saw({ refusals });
  return refusals.map(({ rule }) => rule);
};

const gaps = (given: Scene): readonly string[] =>
  given.state.terrain.damage.flatMap(({ cells }) =>
    Object.entries(cells).flatMap(([cell, now]) => (now === 'gone' ? [cell] : [])),
  );

describe('sappers', () => {
  proves(
    ['LA-O8.7-6', 'LA-O8.7-7', 'LA-O8.7-10', 'LA-O8.7-11', 'LA-O8.1-8'],
    'take a period over 1.5 cm of hedge, two over a wall; two on one stretch halve that, a third is idle',
    (saw) => {
      const at40 = work('demolish', { feature: 'line', at: 40_000 });
      const on = (material: 'hedge' | 'stone wall', count: number) =>
        scene([sappers(count, [0.75, 0]), FAR], { features: [line(material)] });
      expect(gaps(worked(on('hedge', 1), at40, 1))).toEqual([]);
      const down = saw(worked(on('hedge', 1), at40, 2));
      expect(gaps(down)).toEqual(['80', '81', '82']);
      expect(gaps(worked(on('hedge', 2), at40, 1))).toEqual(['80', '81', '82']);
      expect(all(worked(on('hedge', 3), at40, 1), 'worked').map(({ done }) => done)).toEqual([2, 4]);
      expect(gaps(worked(on('stone wall', 1), at40, 3))).toEqual([]);
      const wall = saw(worked(on('stone wall', 1), at40, 4));
      expect(gaps(wall)).toEqual(['80', '81', '82']);
      // What was begun is kept while they do something else.
      const paused = worked(half(worked(on('hedge', 1), at40, 1)), at40, 1);
      expect(gaps(paused)).toEqual(['80', '81', '82']);
      // Nobody is covered where it is down.
      expect(all(down, 'breached')[0]?.rules).toContain('LA-O8.7-11');
    },
  );

  proves('LA-O8.7-8', 'take three periods over 1.5 cm of a redoubt', (saw) => {
    const redoubt: FeatureEntry = {
      ...{ kind: 'redoubt', id: 'redoubt' },
      outline: [
        [-12, 0],
        [12, 0],
        [12, 12],
        [-12, 12],
      ],
      gorge: [
        [-12, 12],
        [12, 12],
      ],
    };
    const given = scene([sappers(2, [0, 0]), FAR], { features: [redoubt] });
    const south = featureOf(given.setting.terrain, 'redoubt', 'redoubt')?.walls ?? [];
    const side = south.findIndex(({ from }) => from[1] === 0 && from[0] === 12_000);
    const task = work('demolish', { feature: 'redoubt', side, at: 12_000 });
    expect(gaps(worked(given, task, 2))).toEqual([]);
    expect(gaps(saw(worked(given, task, 3)))).toEqual(['24', '25', '26']);
  });

  proves(
    ['LA-O8.7-4', 'LA-O8.7-5', 'LA-O8.7-1'],
    'throw up 1.5 cm of light shelter a period each, within 30 cm of a house or a wood',
    (saw) => {
      const near = scene([sappers(3, [0, 0]), FAR], { features: [wood] });
      const task = work('shelter', { length: 4_500 });
      expect(worked(near, task, 1).state.terrain.made).toEqual([]);
      const built = saw(worked(near, task, 2));
      expect(built.state.terrain.made).toHaveLength(3);
      expect(built.state.terrain.made[0]).toMatchObject({ kind: 'line', material: 'barricade' });
      const shot = half(
        scene([sappers(3, [0, 0]), british({ id: 'firer', at: [0, 6], fired: true })], {
          features: [wood],
          ground: { made: built.state.terrain.made },
        }),
      );
      expect(fires(shot, 'firer').flatMap(({ rules }) => rules)).toContain('LA-O8.5-3');
      const far = scene([sappers(3, [0, 0.2]), FAR], { features: [wood] });
      expect(denied(saw, far, task)).toEqual(['LA-O8.7-5']);
      const fusiliers = scene([{ id: 'sappers', at: [0, 0] }, FAR], { features: [wood] });
      expect(denied(saw, fusiliers, task)).toEqual(['LA-O8.7-1']);
    },
  );

  proves(
    ['LA-O8.7-3', 'LA-O8.7-10', 'LA-O8.7-12'],
    'bridge a river of 6 cm for three files in nine sapper-periods, and take only such bridges down, as fast',
    (saw) => {
      const river: FeatureEntry = {
        ...{ kind: 'water', id: 'river', sort: 'river', width: 6 },
        way: [
          [-120, 3],
          [120, 3],
        ],
        crossings: [
          {
            ...{ id: 'old', sort: 'bridge', width: 4.5 },
            way: [
              [20, 0],
              [20, 6],
            ],
          },
        ],
      };
      const way = [
        [0, 0],
        [0, 6],
      ] as const;
      const given = scene([sappers(9, [0, 0]), FAR], { features: [river] });
      const task = work('bridge', { feature: 'river', way, width: 4.5 });
      const total = all(worked(given, task, 1), 'worked')[0]?.of;
      expect(total).toBe(9 * 4);
      const crossings = (now: Scene) =>
        now.state.terrain.made.flatMap((entry) => (entry.kind === 'water' ? (entry.crossings ?? []) : []));
      // Two on each of three files: six of the nine work.
      expect(crossings(worked(given, task, 2))).toEqual([]);
      const done = saw(worked(given, task, 3));
      expect(crossings(done).map(({ sort }) => sort)).toEqual(['bridge', 'bridge']);
      const over = half(done, { sappers: [ahead(1)] });
      expect(at(over, 'sappers').y).toBe(0);
      expect(denied(saw, given, work('demolish', { feature: 'river', crossing: 'old' }))).toEqual([
        'LA-O8.7-12',
      ]);
      const built = crossings(done).find(({ id }) => id !== 'old')?.id ?? '';
      const down = saw(worked(done, work('demolish', { feature: 'river', crossing: built }), 3));
      expect(crossings(down).map(({ id }) => id)).toEqual(['old']);
    },
  );

  proves('LA-O8.7-10', 'build nothing twice at one place', (saw) => {
    const farm: FeatureEntry = {
      ...{ kind: 'house', id: 'farm' },
      corners: [
        [10, 4],
        [16, 4],
        [16, -4],
        [10, -4],
      ],
    };
    const given = scene([sappers(3, [0, 0]), FAR], { features: [farm] });
    const shelter = work('shelter', { length: 4_500 });
    const done = worked(given, shelter, 2);
    const made = (now: Scene) => now.state.terrain.made.length;
    expect([made(done), made(worked(done, shelter, 2))]).toEqual([3, 3]);
    expect(denied(saw, given, shelter)).toEqual([]);
    expect(saw(refusalsOf(done, 'sappers', [shelter]))).toMatchObject([
      { rule: 'LA-O8.7-10', code: 'work-built' },
    ]);
  });

  proves('LA-O9.3-2', 'clear no guns away', (saw) => {
    const wreck: FeatureEntry = {
      ...{ kind: 'wreck', id: 'wreck', cause: 'spiked' },
      outline: [
        [-3, 0],
        [3, 0],
        [3, 5],
        [-3, 5],
      ],
    };
    const given = scene([sappers(3, [0, 0]), FAR], { features: [wreck, line('hedge')] });
    expect(denied(saw, given, work('demolish', { feature: 'wreck' }))).toEqual(['LA-O9.3-2']);
    expect(denied(saw, given, work('demolish', { feature: 'line', at: 40_000 }))).toEqual([]);
  });

  proves('LA-O8.7-9', 'spike abandoned guns in a quarter, and no others', (saw) => {
    const wreck: FeatureEntry = {
      ...{ kind: 'wreck', id: 'wreck', cause: 'abandoned' },
      outline: [
        [-3, 0],
        [3, 0],
        [3, 5],
        [-3, 5],
      ],
    };
    const given = scene([sappers(3, [0, 0]), FAR], { features: [wreck] });
    const spiked = saw(worked(given, work('spike', { feature: 'wreck' }), 1));
    expect(spiked.state.terrain.made).toMatchObject([{ id: 'wreck', cause: 'spiked' }]);
    expect(all(spiked, 'worked')).toHaveLength(1);
    const guns = scene(
      [
        sappers(3, [0, 0]),
        battery({ id: 'guns', at: [0, 0], side: 'allied', nation: 'france', facing: 0 }),
        FAR,
      ],
      { features: [line('hedge', 40)] },
    );
    expect(denied(saw, guns, work('spike', { feature: 'guns' }))).toEqual(['LA-O8.7-9']);
  });

  proves(
    'LA-O8.7-2',
    'fight and fire worse than the commonest infantry of their nation, and cost more',
    (saw) => {
      const [sapper, fusilier] = ['engineer', 'fusilier'].map((troop) => troopOf('france', troop));
      expect([sapper?.combat, sapper?.budget]).toEqual([
        (fusilier?.combat ?? 0) - 1,
        (fusilier?.budget ?? 0) + 10,
      ]);
      const volley = (troop: string) =>
        half(
          scene([
            { id: 'firer', at: [0, 0], fired: true, companies: [{ troop, figures: 9 }] },
            british({ id: 'target', at: [0, 6], fired: true }),
          ]),
        );
      const factor = (given: Scene) =>
        fires(given, 'firer')[0]?.groups[0]?.rows.reduce((sum, { value }) => sum + value, 0) ?? 0;
      expect(factor(saw(volley('engineer')))).toBe(factor(volley('fusilier')) - 2);
    },
  );
});
