/** Hedges and walls at which the French, from the south, meet the allies, from the north. */

import type { UnitEntry } from '../../model/scenario.ts';
import type { Task } from '../../model/tasks.ts';
import type { FeatureEntry, Material, Point } from '../../model/terrain-entries.ts';
import { half } from '../fire/firing.ts';
import { british } from '../melee/fighting.ts';
import { type Scene, scene } from '../scene.ts';

/** From west to east. */
export const line = (
  material: Material,
  y = 0,
  [west, east]: readonly [number, number] = [-40, 40],
): FeatureEntry => ({
  ...{ kind: 'line', id: 'line', material },
  way: [
    [west, y],
    [east, y],
  ],
});

export const along = (material: Material, ...way: readonly Point[]): FeatureEntry => ({
  ...{ kind: 'line', id: 'line', material, way },
});

export const ahead = (cm: number): Task => ({ do: 'march', legs: [{ go: 'ahead', length: cm * 1_000 }] });

export type More = Partial<UnitEntry>;

/** The allies stand along y = 0, and the French walk into them from 1 cm away. */
export const assault = (
  features: readonly FeatureEntry[],
  french: More = {},
  allied: More = {},
  switches: Parameters<typeof scene>[2] = {},
): Scene =>
  half(
    scene(
      [
        { id: 'french', at: [0, -1], attitude: 'attack', ...french },
        { id: 'allied', at: [0, 0], ...british, ...allied },
      ],
      { features },
      switches,
    ),
    { french: [ahead(1.5)] },
  );
