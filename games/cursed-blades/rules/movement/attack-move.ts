import { type Refusal, type RuleId, refuse } from '@grognard/engine';
import { unitOf } from '../../state.ts';
import { allowanceIn, type Course, moverOf } from './course.ts';
import { type Distance, distancesTo, hasReached, nearestTargets, type Target } from './targets.ts';

/** The Targets that an attack move may still be making for, with what each would take from here. */
export interface Pursuit {
  aims: readonly Distance[];
}

/** CB-B4.3-10: a charging unit that engages nobody makes for the nearest Target; undefined if it is free to go. */
export const pursuitOf = (course: Course): Pursuit | undefined => {
  const { story, unit } = course;
  if (unitOf(story.state, unit).marker !== 'charge') return undefined;
  const aims = nearestTargets(story.setting, story.state, unit);
  return aims.length === 0 ? undefined : { aims };
};

/** What tells of the pursuit in the steps that belong to it. */
export const pursuitRules = (pursuit: Pursuit | undefined): readonly RuleId[] =>
  pursuit === undefined ? [] : ['CB-B4.4-24', ...pursuit.aims.flatMap(({ target }) => target.rules)];

/** CB-B4.4-24: after a step, whether it has brought the unit nearer to one of the Targets it was making for. */
export const pursuitProblems = (course: Course, pursuit: Pursuit): readonly Refusal[] => {
  const { story, unit } = course;
  const targets = pursuit.aims.map(({ target }) => target);
  const limit = Math.max(...pursuit.aims.map(({ cost }) => cost)) - 1;
  const now = distancesTo(story.setting, story.state, unit, targets, limit);
  const before = (target: Target): number =>
    pursuit.aims.find((aim) => aim.target === target)?.cost ?? Number.POSITIVE_INFINITY;
  const nearer = now.filter(({ target, cost }) => cost < before(target));
  if (nearer.length === 0) return [refuse('CB-B4.4-24', 'not-towards-the-target')];
  pursuit.aims = nearer;
  return [];
};

/** At the end: half the points are spent, unless the Target is reached. */
export const pursuitEndProblems = (course: Course, { aims }: Pursuit): readonly Refusal[] => {
  const { story, spent, pace, went } = course;
  const unit = moverOf(course);
  const { setting, state } = story;
  const reached = aims.some(({ target }) => hasReached(setting, state, unit, target, unit.hex, unit.facing));
  const enough = pace === 'minimal' ? went > 0 : spent * 2 >= allowanceIn(course);
  return reached || enough ? [] : [refuse('CB-B4.4-24', 'half-the-points')];
};
