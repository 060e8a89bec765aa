/** Bridges, for whoever looks for a way over water. */
import { headingOf } from '@grognard/field';
import { allOf, terrainOf } from '../ground/terrain/terrain.ts';
import type { Setting } from '../model/setting.ts';
import type { View } from '../model/view.ts';

/** A straight bridge from one bank to the other, in 0.001 cm. */
export interface Bridge {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly heading: number;
}

/** Every straight bridge that a seat knows of, one way and the other. */
export const bridgesKnown = (setting: Setting, view: View): readonly Bridge[] =>
  allOf(terrainOf(setting, view), 'water').flatMap(({ entry }) =>
    (entry.crossings ?? []).flatMap(({ sort, way }): Bridge[] => {
      const [first, last] = way;
      if (sort !== 'bridge' || way.length !== 2 || first === undefined || last === undefined) return [];
      const [from, to] = [first, last].map(([x, y]) => ({ x: x * 1_000, y: y * 1_000 }));
      if (from === undefined || to === undefined) return [];
      const heading = headingOf(to.x - from.x, to.y - from.y);
      return [
        { from, to, heading },
        { from: to, to: from, heading: (heading + 18_000) % 36_000 },
      ];
    }),
  );
