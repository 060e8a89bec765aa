/** What a part has between itself and the fire. */

import { standsIn } from '../../terrain/terrain.ts';
import { coverAgainstFire } from '../relief/cover.ts';
import type { Sheltered } from '../relief/covers.ts';
import { about, woodedOf } from '../relief/where.ts';
import type { Ground, Standing } from './ground.ts';

/** The cover that a part has against the fire of another. */
export const coverOf = ({ setting, state }: Ground, target: Standing, from: Standing): Sheltered =>
  coverAgainstFire(setting, state, target, from);

/** Whether both stand in one wood, where nothing carries far. */
export const areInWoods = ({ setting, state }: Ground, target: Standing, from: Standing): boolean => {
  if ([target, from].every(({ part }) => part.shelter === 'wood')) return true;
  return woodedOf(about(setting, state, target.body)).some((area) =>
    [target, from].every(({ body }) => standsIn(body, area)),
  );
};
