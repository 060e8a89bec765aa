import { turnBetween } from '@grognard/field';
import { homeOf } from '../../setting.ts';
import { turnedAbout } from '../../shape/about.ts';
import { partOf, unitOfPart } from '../../state.ts';
import type { Part } from '../../state-types.ts';
import type { Story } from '../../story.ts';
import type { Arm } from '../../vocabulary.ts';
import type { Faced } from './events.ts';

/** Where a rallying part goes in its next quarter: away from the enemy first, then to its own edge. */
export const wayOfRally = ({ setting, state }: Story, index: number): number => {
  const { rally } = partOf(state, index);
  if (rally?.away !== undefined && rally.steps === 0) return rally.away;
  return homeOf(setting, unitOfPart(state, index).side);
};

/** LA-M3.4-16: the ground it covers does not turn; its figures look the way that it goes, as far as that lets them. */
export const facedAlong = (part: Part, arm: Arm, way: number): Faced | undefined => {
  const hasNoRear =
    part.formation === 'chequer' && part.interval === undefined && part.ranks.length % 2 === 1;
  if (hasNoRear || Math.abs(turnBetween(part.heading, way)) <= 9_000) return undefined;
  return turnedAbout(part, arm);
};
