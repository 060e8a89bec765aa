/** What a part has between itself and the fire. */

import { standsIn } from '../../ground/terrain/terrain.ts';
import { coverAgainstFire } from '../cover/cover.ts';
import type { Sheltered } from '../cover/covers.ts';
import { about, woodedOf } from '../cover/where.ts';
import type { FireGround, Standing } from './ground.ts';

/** The cover that a part has against the fire of another; LA-O5.4-11: hard in a house. */
export const coverOf = ({ setting, state }: FireGround, target: Standing, from: Standing): Sheltered =>
  coverAgainstFire(setting, state, target, from);

/** Whether both stand in one wood, where nothing carries far. */
export const areInWoods = ({ setting, state }: FireGround, target: Standing, from: Standing): boolean => {
  if ([target, from].every(({ part }) => part.shelter === 'wood')) return true;
  return woodedOf(about(setting, state, target.body)).some((area) =>
    [target, from].every(({ body }) => standsIn(body, area)),
  );
};
