/** Lines along a crest or the edge of a wood: there while they wait for the enemy, straight again before they go on. */
import { bendChoices, foreseePlan, type Task } from '@grognard/les-aigles/for-generals';
import { type Ideas, isLawful } from './choosing.ts';
import { outside } from './missions.ts';
import { degreesOff, glanceAt, isAfield, type Man, nearestOf, placed, type Situation } from './situation.ts';

/** An enemy so near leaves no time to dress ranks, in cm. */
const VOLLEYS = 16;
/** Nobody bends away from his enemy by more than this, in degrees. */
const FACING = 45;

/** Back into a straight line, for whoever has no more business where he stands. */
export const alignIdeas = (situation: Situation, man: Man): Ideas => {
  if (man.part.follows === undefined) return [];
  const mission = situation.missions.get(man.index);
  const near = nearestOf(man, situation.foes.filter(isAfield))?.cm ?? Infinity;
  const isAtPost = mission !== undefined && outside(man, mission) === 0;
  const align: readonly Task[] = [{ do: 'bend' }];
  return isAtPost || near < VOLLEYS || !isLawful(situation, man, align) ? [] : [align];
};

/** Along whatever a line stands beside, looking at its enemy. */
export const bendIdeas = (situation: Situation, man: Man, target: Man): Ideas => {
  const { setting, view } = situation;
  const { part, unit } = man;
  if (part.formation !== 'line' || part.follows !== undefined || degreesOff(man, target) > FACING) return [];
  return bendChoices(setting, view, part, unit)
    .map((task): readonly Task[] => [task])
    .filter(
      (plan) =>
        isLawful(situation, man, plan) &&
        degreesOff(placed(setting, man, foreseePlan(glanceAt(situation, man), plan)), target) <= FACING,
    );
};
