import { describe, expect } from 'vitest';
import { featureOf } from '../../ground/terrain/terrain.ts';
import type { Task } from '../../model/tasks.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { battery, british, fires, half } from '../fire/firing.ts';
import { at } from '../melee/fighting.ts';
import { proves } from '../proving.ts';
import { refusalsOf, type Scene, scene } from '../scene.ts';
import { ahead, line } from './yard.ts';

const FAR = british({ id: 'enemy', at: [100, 50] });

const denied = (saw: (seen: { refusals: readonly unknown[] }) => unknown, given: Scene, task: Task) => {
  const refusals = refusalsOf(given, 'guns', [task]);
  saw({ refusals });
  return refusals.map(({ rule }) => rule);
};

describe('guns', () => {
  const wall = line('stone wall');
  const guns = (y: number): Scene => scene([battery({ id: 'guns', at: [0, y] }), FAR], { features: [wall] });
  const shell = { do: 'shell', feature: 'line', at: 40_000 } as const;
  const cells = (given: Scene) =>
    given.state.terrain.damage.flatMap((each) => Object.keys(each.cells).map(Number));

  proves(
    ['LA-O8.5-14', 'LA-O8.5-15', 'LA-O8.5-16', 'LA-O8.5-17', 'LA-O8.5-19'],
    'turn 3 cm of a wall into light cover in half a period, with round shot from under half their range',
    (saw) => {
      const once = saw(half(guns(-30), { guns: [shell] }));
      expect(cells(once).sort((a, b) => a - b)).toEqual([80, 81, 82, 83, 84, 85]);
      expect(Object.values(once.state.terrain.damage[0]?.cells ?? {})).toEqual(Array(6).fill('lighter'));
      expect(fires(once, 'guns')).toEqual([]);
      // There the wall is down; beside it round shot goes on.
      expect(denied(saw, once, shell)).toEqual(['LA-O8.5-17']);
      const beside: Task = { ...shell, at: shell.at - 3_000 };
      expect(denied(saw, once, beside)).toEqual([]);
      const twice = half(once, { guns: [beside] });
      expect(cells(twice).sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => 74 + i));
      // Light cover there, hard cover beside it.
      const cover = (x: number) => {
        const now = half(
          scene(
            [
              british({ id: 'target', at: [x, 0], companies: [{ troop: 'line', figures: 9, lost: 7 }] }),
              { id: 'firer', at: [x, -6], fired: true },
            ],
            { features: [wall], ground: { damage: twice.state.terrain.damage } },
          ),
        );
        return fires(now, 'firer')[0]?.groups[0]?.rows.map(({ rule }) => rule) ?? [];
      };
      expect(cover(0)).toContain('LA-S3.4-8');
      expect(cover(20)).toContain('LA-S3.4-9');
      expect(denied(saw, guns(-58), shell)).toEqual(['LA-O8.5-15']);
      const hedge = scene([battery({ id: 'guns', at: [0, -20] }), FAR], { features: [line('hedge')] });
      expect(denied(saw, hedge, shell)).toEqual(['LA-O8.5-14']);
    },
  );

  proves('LA-O8.5-17', 'bring each wall down for itself: another is whole at the same place', (saw) => {
    const behind: FeatureEntry = { ...line('stone wall', 10), id: 'behind' };
    const given = scene([battery({ id: 'guns', at: [0, -20] }), FAR], { features: [wall, behind] });
    const once = half(given, { guns: [shell] });
    expect(denied(saw, once, shell)).toEqual(['LA-O8.5-17']);
    const next: Task = { ...shell, feature: 'behind' };
    expect(denied(saw, once, next)).toEqual([]);
    const both = half(once, { guns: [next] });
    expect(
      both.state.terrain.damage.map(({ feature, cells: down }) => [feature, Object.keys(down).length]),
    ).toEqual([
      ['line', 6],
      ['behind', 6],
    ]);
  });

  proves('LA-O8.5-13', 'behind a wall cannot be turned across it', (saw) => {
    const turned = (by: 'left' | 'about'): Task => ({ do: 'turn', figures: 'all', by });
    expect(denied(saw, guns(0), turned('left'))).toEqual(['LA-O8.5-13']);
    expect(denied(saw, guns(0), turned('about'))).toEqual([]);
    expect(denied(saw, guns(-3), turned('left'))).toEqual([]);
  });

  const redoubt: FeatureEntry = {
    ...{ kind: 'redoubt', id: 'redoubt' },
    outline: [
      [-12, 0],
      [12, 0],
      [12, 24],
      [-12, 24],
    ],
    gorge: [
      [-12, 24],
      [12, 24],
    ],
  };

  interface Attack {
    readonly facing: number;
    readonly guns: readonly [number, number];
    readonly foot: readonly [number, number];
    /** Before the same wall, where no shot falls. */
    readonly aside: readonly [number, number];
    /** The middle of the wall that is attacked. */
    readonly wall: readonly [number, number];
  }

  const fromSouth: Attack = { facing: 0, guns: [0, -30], foot: [0, -1], aside: [9, -1], wall: [0, 0] };
  const fromWest: Attack = {
    ...{ facing: 90, guns: [-42, 12], foot: [-13, 12], aside: [-13, 3], wall: [-12_000, 12_000] },
  };

  const battered = ({ facing, guns: stand, wall: [x, y] }: Attack): Scene => {
    const given = scene([battery({ id: 'guns', at: stand, facing }), FAR], { features: [redoubt] });
    const walls = featureOf(given.setting.terrain, 'redoubt', 'redoubt')?.walls ?? [];
    const side = walls.findIndex(
      ({ from, to }) => (from[0] + to[0]) / 2 === x && (from[1] + to[1]) / 2 === y,
    );
    return [9_000, 12_000].reduce(
      (now, place) => half(now, { guns: [{ do: 'shell', feature: 'redoubt', side, at: place }] }),
      given,
    );
  };

  /** Where three men come to who go 4 cm ahead from 1 cm before the wall. */
  const climbed = (
    { facing, foot }: Attack,
    damage: Scene['state']['terrain']['damage'],
    from: readonly [number, number] = foot,
  ): number => {
    const three = { companies: [{ troop: 'fusilier', figures: 9, lost: 6 }] };
    const before = scene([{ id: 'french', at: from, facing, ...three }, FAR], {
      ...{ features: [redoubt], ground: { damage } },
    });
    const { x, y } = at(half(before, { french: [ahead(4)] }), 'french');
    return x + y - (from[0] + from[1] + 1) * 1_000;
  };

  proves(
    'LA-O8.5-18',
    'make hard cover of a redoubt that can be climbed there, whichever wall it is',
    (saw) => {
      for (const attack of [fromSouth, fromWest]) {
        const { damage } = saw(battered(attack)).state.terrain;
        expect(Object.values(damage[0]?.cells ?? {})).toEqual(Array(12).fill('hard cover'));
        expect(climbed(attack, [])).toBe(0);
        expect(climbed(attack, damage)).toBeGreaterThan(500);
        expect(climbed(attack, damage, attack.aside)).toBe(0);
      }
    },
  );
});
