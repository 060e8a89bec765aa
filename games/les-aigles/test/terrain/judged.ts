import { judgeTable } from '../../ground/terrain/tables/judge.ts';
import type { Scenario } from '../../model/scenario.ts';
import type { FeatureEntry, Point } from '../../model/terrain-entries.ts';
import { table } from '../scene.ts';

export const box = { minX: -120_000, maxX: 120_000, minY: -60_000, maxY: 60_000 };

export const square = (x: number, y: number, half: number): readonly Point[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];

export const corners = (x: number, y: number, half: number) =>
  square(x, y, half) as unknown as readonly [Point, Point, Point, Point];

export const wood = (x: number, y: number, half = 5): FeatureEntry => ({
  ...{ id: `wood ${x} ${y}`, kind: 'wood', sort: 'wood', outline: square(x, y, half) },
});

export const hill = (x: number, y: number): FeatureEntry => ({
  ...{ id: `hill ${x} ${y}`, kind: 'hill', outline: square(x, y, 6) },
  crest: [
    [x - 6, y],
    [x + 6, y],
  ],
});

export const road = (way: readonly Point[], id = 'road'): FeatureEntry => ({
  id,
  kind: 'road',
  way,
  width: 5,
});

export const highRoad = road([
  [0, -60],
  [0, 60],
]);

/** A house on the right (1) or the left (-1) of the high road. */
export const house = (y: number, hand: 1 | -1, village?: string): FeatureEntry => ({
  ...{ id: `house ${y} ${hand}`, kind: 'house', corners: corners(hand * 5.5, y, 3) },
  ...(village !== undefined && { village }),
});

export const river = (more: Partial<Extract<FeatureEntry, { kind: 'water' }>> = {}): FeatureEntry => ({
  ...{ id: 'river', kind: 'water', sort: 'river', width: 4 },
  way: [
    [-120, 0],
    [120, 0],
  ],
  crossings: [bridge(0), bridge(50)],
  ...more,
});

export const bridge = (x: number, sort: 'bridge' | 'ford' = 'bridge') => ({
  ...{ id: `${sort} ${x}`, sort, width: 5 },
  way: [
    [x, -3],
    [x, 3],
  ] as readonly Point[],
});

export const findings = (features: readonly FeatureEntry[], more: Partial<Scenario> = {}) =>
  judgeTable({ ...table, units: [], features, ...more }, box);

export const codes = (features: readonly FeatureEntry[], more: Partial<Scenario> = {}) =>
  findings(features, more)
    .filter(({ grave }) => grave)
    .map(({ code }) => code);

export const remarks = (features: readonly FeatureEntry[], more: Partial<Scenario> = {}) =>
  findings(features, more)
    .filter(({ grave }) => !grave)
    .map(({ code }) => code);
