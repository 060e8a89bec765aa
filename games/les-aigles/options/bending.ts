/** Crests and edges that a part could follow from where it stands. */

import { bodyOfPart } from '../ground/shape/blocks.ts';
import { near, terrainOf } from '../ground/terrain/terrain.ts';
import type { Part } from '../model/part.ts';
import type { Setting } from '../model/setting.ts';
import type { Task } from '../model/tasks.ts';
import type { Unit } from '../model/unit.ts';
import type { View } from '../model/view.ts';
import { isBeside, mayBendAlong } from '../rules/bending/bend.ts';
import { EDGE } from '../tables/terrain.ts';

export const bendChoices = (setting: Setting, view: View, part: Part, unit: Unit): readonly Task[] => {
  const terrain = terrainOf(setting, view);
  if (terrain.laid.length === 0) return [];
  const aligned: readonly Task[] = part.follows === undefined ? [] : [{ do: 'bend' }];
  return [
    ...aligned,
    ...near(terrain, bodyOfPart(setting, part, unit.arm), EDGE).flatMap((feature): readonly Task[] => {
      if (feature.kind !== 'hill' && feature.kind !== 'wood') return [];
      const isOffered =
        feature.id !== part.follows &&
        mayBendAlong(feature, part, unit) &&
        isBeside(setting, feature, part, unit);
      return isOffered ? [{ do: 'bend', along: feature.id }] : [];
    }),
  ];
};
