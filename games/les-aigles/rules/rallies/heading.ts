import { turnBetween } from '@grognard/field';
import { turnedBy } from '../../ground/shape/turning.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import { homeOf, type Memories } from '../../model/setting.ts';
import type { Stands } from '../../model/stands.ts';
import type { Story } from '../../model/story.ts';
import type { Unit } from '../../model/unit.ts';

/** Where a rallying part goes in its next quarter: away from the enemy first, then to its own edge. */
export const wayOfRally = ({ setting, state }: Story, index: number): number => {
  const { rally } = partOf(state, index);
  if (rally?.away !== undefined && rally.steps === 0) return rally.away;
  return homeOf(setting, unitOfPart(state, index).side);
};

/** LA-M3.4-16: the ground it covers does not turn; its figures look the way that it goes, as far as that lets them. */
export const facedAlong = (setting: Memories, unit: Unit, part: Part, way: number): Stands | undefined => {
  const hasNoRear =
    part.formation === 'chequer' && part.interval === undefined && part.ranks.length % 2 === 1;
  if (hasNoRear || Math.abs(turnBetween(part.heading, way)) <= 9_000) return undefined;
  return turnedBy(setting, unit, part, 'about');
};
