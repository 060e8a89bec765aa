/** LA-OV-31: nobody begins where he may not stand. */

import { flat } from '@grognard/engine';
import { unitOfPart } from '../../../../model/evolve.ts';
import type { Part } from '../../../../model/part.ts';
import type { Memories } from '../../../../model/setting.ts';
import type { State } from '../../../../model/state.ts';
import type { Laid, Terrain } from '../../../../model/terrain.ts';
import { bodyOfPart } from '../../../shape/blocks.ts';
import { standsIn, under } from '../../terrain.ts';
import { type Finding, fault } from '../finding.ts';

/** Whether a part is carried over this by a road or a bridge. */
const isCarried = (terrain: Terrain, feature: Laid, body: Parameters<typeof standsIn>[0]): boolean =>
  (feature.kind === 'water' && feature.crossings.some(({ bed }) => standsIn(body, bed))) ||
  terrain.laid.some((road) => road.kind === 'road' && standsIn(body, road.bed));

const mayNot = (feature: Laid, part: Part, isGun: boolean): boolean => {
  switch (feature.kind) {
    case 'marsh':
    case 'mountain':
      return true;
    case 'water':
      return feature.entry.sort === 'river' || feature.entry.sort === 'big river' || isGun;
    case 'hill':
      return part.formation === 'in battery';
    case 'plateau':
      return false;
    case 'wood':
    case 'wreck':
      return isGun;
    case 'crop':
      return isGun && feature.entry.sort !== 'ploughland';
    default:
      return false;
  }
};

export const judgeSetUp = (setting: Memories, terrain: Terrain, state: State): readonly Finding[] =>
  terrain.laid.length === 0
    ? []
    : flat(state.parts).flatMap((part, index) => {
        const { id, arm } = unitOfPart(state, index);
        const isGun = arm === 'foot artillery' || arm === 'horse artillery';
        const body = bodyOfPart(setting, part, arm);
        return under(terrain, body)
          .filter(
            (feature) =>
              (mayNot(feature, part, isGun) && !isCarried(terrain, feature, body)) ||
              (feature.kind === 'plateau' &&
                part.formation === 'in battery' &&
                standsIn(body, feature.slope)),
          )
          .map((feature) => fault('LA-OV-31', 'stands-where-it-may-not', { unit: id, feature: feature.id }));
      });
