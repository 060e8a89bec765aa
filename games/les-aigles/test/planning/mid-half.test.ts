import { describe, expect } from 'vitest';
import type { Task } from '../../model/tasks.ts';
import { charge, column } from '../charges/field.ts';
import { proves } from '../proving.ts';
import { noReaction, plan, refusalsOf, type Scene, scene } from '../scene.ts';

const march = (length: number): readonly Task[] => [{ do: 'march', legs: [{ go: 'ahead', length }] }];

const opened = (quarter: number): Scene =>
  scene(
    [
      column({ id: 'column', at: [0, 0], attitude: 'attack' }),
      column({ id: 'light', at: [40, 0], attitude: 'harass' }),
      { id: 'guns', at: [80, 0], formation: 'in battery', companies: [{ troop: 'foot-8pdr', figures: 4 }] },
      { id: 'line', side: 'allied', at: [0, 8], attitude: 'hold' },
      column({ id: 'threat', side: 'allied', at: [40, 20], attitude: 'hold' }),
    ],
    { now: { period: 1, quarter } },
  );

const codes = (given: Scene, id: string, tasks: readonly Task[]): readonly string[] =>
  refusalsOf(given, id, tasks).map(({ rule, code }) => `${rule} ${code}`);

describe('a position that opens in the middle of a half period', () => {
  proves(['LA-M5.1-3'], 'no charge is declared there, as it is at the start of either half', (saw) => {
    for (const quarter of [2, 4]) {
      const given = opened(quarter);
      expect(saw(refusalsOf(given, 'column', [charge(given, 'line')]))).toMatchObject([
        { rule: 'LA-M5.1-3', code: 'charge-mid-half' },
      ]);
    }
    for (const quarter of [1, 3])
      expect(codes(opened(quarter), 'column', [charge(opened(quarter), 'line')])).toEqual([]);
  });

  proves(['LA-M7.1-4'], 'nor an evade', (saw) => {
    const given = opened(4);
    expect(saw(refusalsOf(given, 'light', [{ do: 'evade' }]))).toMatchObject([
      { rule: 'LA-M7.1-4', code: 'evade-first' },
    ]);
    expect(codes(opened(3), 'light', [{ do: 'evade' }])).toEqual([]);
  });

  proves(['LA-M1.1-8'], 'one quarter of the march is left, and one of fire', (saw) => {
    const given = opened(2);
    expect(saw(refusalsOf(given, 'light', march(4_510)))).toMatchObject([
      { rule: 'LA-M1.1-8', code: 'too-far' },
    ]);
    expect(codes(given, 'light', march(4_500))).toEqual([]);
    expect(codes(opened(1), 'light', march(9_000))).toEqual([]);
    expect(codes(given, 'guns', [{ do: 'drag', length: 1_000 }])).toEqual(['LA-M4.4-5 drag-from-half']);
    const quartersFired = (from: Scene): readonly number[] =>
      noReaction(plan(from, {})).events.flatMap((event) => (event.kind === 'fired' ? [event.quarters] : []));
    expect(quartersFired(given).length).toBeGreaterThan(0);
    expect(new Set(quartersFired(given))).toEqual(new Set([1]));
    expect(new Set(quartersFired(opened(1)))).toEqual(new Set([2]));
  });
});
