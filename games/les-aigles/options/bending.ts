/** Crests and edges that a part could follow from where it stands. */
import type { Part } from '../part-types.ts';
import { isBeside, mayFollow } from '../rules/bending/bend.ts';
import type { Setting } from '../setting.ts';
import { bodyOfPart } from '../shape/blocks.ts';
import { EDGE } from '../tables/terrain.ts';
import type { Task } from '../tasks.ts';
import { near, terrainOf } from '../terrain/terrain.ts';
import type { Unit } from '../unit-types.ts';
import type { View } from '../view.ts';

export const bendChoices = (setting: Setting, view: View, part: Part, unit: Unit): readonly Task[] => {
  const terrain = terrainOf(setting, view);
  if (terrain.laid.length === 0) return [];
  const aligned: readonly Task[] = part.follows === undefined ? [] : [{ do: 'bend' }];
  return [
    ...aligned,
    ...near(terrain, bodyOfPart(part, unit.arm), EDGE).flatMap((feature): readonly Task[] => {
      if (feature.kind !== 'hill' && feature.kind !== 'wood') return [];
      const isOffered =
        feature.id !== part.follows && mayFollow(feature, part, unit) && isBeside(feature, part, unit);
      return isOffered ? [{ do: 'bend', along: feature.id }] : [];
    }),
  ];
};
