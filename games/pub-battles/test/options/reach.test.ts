import { boxOf, polygonOf, whereIn } from '@grognard/field';
import { describe, expect, test } from 'vitest';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import type { Region } from '../../model/game-types.ts';
import { options } from '../../options/orders.ts';
import { blue, red, type Scene, settingOf, stateOf } from '../combat/scene.ts';
import { square } from '../table.ts';

const seat = { side: 'red' };
const X = red('X', 'regular', 0, 0);

/** How far X is shown to reach. */
const reachIn = (scene: Partial<Scene>): Region => {
  const whole: Scene = {
    pieces: [X],
    state: { activation: { formation: 0, acted: [], struck: [] }, phase: 'activation', drawn: 0 },
    ...scene,
  };
  const [setting, state] = [settingOf(whole), stateOf(whole)];
  const { regions } = options(read(setting, view(setting, state, seat)), seat, 'X');
  const reach = regions.find(({ kind }) => kind === 'reach');
  if (reach === undefined) throw new Error('X reaches nothing');
  return reach;
};

const isIn = (ring: readonly number[], x: number, y: number): boolean => {
  const corners = ring.flatMap((_, i) => (i % 2 === 0 ? [[ring[i] ?? 0, ring[i + 1] ?? 0] as const] : []));
  return whereIn(polygonOf(corners), 1_000 * x, 1_000 * y) !== 'outside';
};

/** Whether the wash lies on a place, in centimetres from where X stands. */
const covers = ({ outline, without = [] }: Region, x: number, y: number): boolean =>
  isIn(outline, x, y) && !without.some((ring) => isIn(ring, x, y));

describe('the wash of a reach', () => {
  test('goes a whole move ahead, and a third less where it takes a turn there and back', () => {
    const { minY, maxY } = boxOf(reachIn({}).outline);
    expect(maxY).toBe(13_500);
    expect(minY).toBe(-9_000);
  });

  test('is a third shorter through a wood, and as far as ever beside it', () => {
    const reach = reachIn({ map: { woods: [square(-3, 4, 3, 6)] } });
    expect([8.8, 9.2].map((y) => covers(reach, 0, y))).toEqual([true, false]);
    expect(covers(reach, 8, 9)).toBe(true);
  });

  test('ends before a wood that a third more would be needed for', () => {
    const reach = reachIn({ map: { woods: [square(-20, 11, 20, 14)] } });
    expect([10, 11.6].map((y) => covers(reach, 0, y))).toEqual([true, false]);
  });

  test('ends at a river, and goes on over a bridge', () => {
    const line = [[-20, 5] as const, [20, 5] as const];
    const rivers = [{ line, width: 0.5 }];
    expect(covers(reachIn({ map: { rivers } }), 0, 6)).toBe(false);
    const crossings = [{ kind: 'bridge', at: [0, 5] } as const];
    expect(covers(reachIn({ map: { rivers, crossings } }), 0, 6)).toBe(true);
  });

  test('leaves out where a friend stands, and goes on beyond him', () => {
    const reach = reachIn({ pieces: [X, red('F', 'regular', 0, 4)] });
    expect([2.9, 3.2, 4.8, 5.1].map((y) => covers(reach, 0, y))).toEqual([true, false, false, true]);
  });

  test('leaves out where the enemy fires, and ends where he stands', () => {
    const reach = reachIn({ pieces: [X, blue('Y', 'regular', 0, 9, 180)] });
    expect([3.5, 5, 8, 11].map((y) => covers(reach, 0, y))).toEqual([true, false, false, false]);
  });
});
