/** How a melee in a wood is fought. */
import { eastOf, northOf } from '@grognard/field';
import type { Placed } from '../../ground/shape/placed.ts';
import { standsIn } from '../../ground/terrain/terrain.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { skirmishBase } from '../../tables/bases.ts';
import { about, isAllIn, woodedOf } from './where.ts';

type Known = Pick<State, 'terrain'>;

/** Whether any of it is in a wood. */
export const isInWood = (setting: Setting, state: Known, { part, body }: Placed): boolean =>
  part.shelter === 'wood' || woodedOf(about(setting, state, body)).some((area) => standsIn(body, area));

/** Whether all of it is. */
export const isAllInWood = (setting: Setting, state: Known, { part, body }: Placed): boolean =>
  part.shelter === 'wood' || woodedOf(about(setting, state, body)).some((area) => isAllIn(body, area));

/** A melee that at least one of the two fights wholly in a wood. */
export const isWoodFight = (setting: Setting, state: Known, one: Placed, other: Placed): boolean =>
  isAllInWood(setting, state, one) || isAllInWood(setting, state, other);

/**
 * LA-O4.5-8: skirmishers and a body in close order: one figure against one, as if both stood on the bases of
 * skirmishers, where these fronts touch.
 */
export const facingInWood = (one: Placed, other: Placed): number | undefined => {
  const loose = [one, other].filter(({ part }) => part.formation === 'skirmish');
  const [screen] = loose;
  if (screen === undefined || loose.length === 2) return undefined;
  const { width } = skirmishBase(screen.unit.arm);
  const { x, y, heading } = screen.part;
  const mass = screen === one ? other : one;
  const aside = Math.abs(northOf(heading) * (mass.part.x - x) - eastOf(heading) * (mass.part.y - y));
  const [few, many] = [one, other].map(({ part }) => part.ranks[0] ?? 0).sort((a, b) => a - b);
  const shared = (((few ?? 0) + (many ?? 0)) * width) / 2 - aside;
  return Math.max(1, Math.min(few ?? 0, Math.round(shared / width)));
};
