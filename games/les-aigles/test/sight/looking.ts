/** What the tests of sight have in common. */

import type { Scenario } from '../../model/scenario.ts';
import type { FeatureEntry, Outline } from '../../model/terrain-entries.ts';
import type { Look } from '../../rules/sight/look.ts';
import { lookOf } from '../../rules/sight/sees.ts';
import { companies, partNamed, type Scene, scene } from '../scene.ts';

type Entry = Parameters<typeof scene>[0][number];

/** A rectangle by two of its corners. */
export const box = (x0: number, y0: number, x1: number, y1: number): Outline => [
  [x0, y0],
  [x0, y1],
  [x1, y1],
  [x1, y0],
];

/** Twelve centimetres of slope about a crest that runs from west to east through the middle. */
export const hill = (more: Partial<Extract<FeatureEntry, { kind: 'hill' }>> = {}): FeatureEntry => ({
  ...{ kind: 'hill', id: 'hill', outline: box(-40, -6, 40, 6) },
  crest: [
    [-40, 0],
    [40, 0],
  ],
  ...more,
});

export const wood = (id: string, outline: Outline): FeatureEntry => ({
  kind: 'wood',
  id,
  sort: 'wood',
  outline,
});

export const house = (id: string, x0: number, y0: number, x1: number, y1: number): FeatureEntry => ({
  ...{ kind: 'house', id },
  corners: [
    [x0, y0],
    [x0, y1],
    [x1, y1],
    [x1, y0],
  ],
});

/** A French column, 4.5 cm wide and 15 deep, with its head at a place; the Austrians stand against it. */
export const column = (id: string, at: readonly [number, number], more: Partial<Entry> = {}): Entry => ({
  ...{ id, at, formation: 'march column' },
  ...more,
});

export const foe = (id: string, at: readonly [number, number], more: Partial<Entry> = {}): Entry =>
  column(id, at, { side: 'allied', ...more });

export const horse = (id: string, at: readonly [number, number], more: Partial<Entry> = {}): Entry =>
  column(id, at, { companies: companies(4, 3, 'hussar'), ...more });

export const guns = (id: string, at: readonly [number, number], more: Partial<Entry> = {}): Entry => ({
  ...{ id, at, formation: 'limbered' },
  companies: companies(1, 4, 'foot-8pdr'),
  ...more,
});

export const ground = (
  features: readonly FeatureEntry[],
  units: readonly Entry[],
  more: Partial<Scenario> = {},
  switches: Parameters<typeof scene>[2] = {},
): Scene => scene(units, { table: { width: 240, depth: 240 }, features, ...more }, switches);

/** What one unit sees of another. */
export const look = (given: Scene, viewer: string, target: string): Look =>
  lookOf(given.setting, given.state, partNamed(given, viewer), partNamed(given, target));

export const sees = (given: Scene, viewer: string, target: string): boolean =>
  look(given, viewer, target).seen;
