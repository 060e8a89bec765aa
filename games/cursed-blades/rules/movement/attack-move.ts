import { type Refusal, type RuleId, refuse } from '@grognard/engine';
import { unitOf } from '../../model/evolve.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import { lackOf } from '../counters/lacks.ts';
import { kindsAt } from '../map/board.ts';
import { allowanceIn, type Course, moverOf } from './course.ts';
import { type Aim, hasReached, nearestTargets } from './targets.ts';

/** The Targets that an attack move may still be making for, with what each would take from here. */
export interface Pursuit {
  aims: readonly Aim[];
}

/** CB-B4.3-10: a charging unit that engages nobody makes for the nearest Target; undefined if it is free to go. */
export const pursuitOf = (reading: Reading, unit: number): Pursuit | undefined => {
  const { view } = reading;
  if (unitOf(view, unit).marker !== 'charge') return undefined;
  const aims = nearestTargets(reading, unit);
  return aims.length === 0 ? undefined : { aims };
};

/** What tells of the pursuit in the steps that belong to it. */
export const pursuitRules = (pursuit: Pursuit | undefined): readonly RuleId[] =>
  pursuit === undefined
    ? []
    : ['CB-B4.4-24', 'CB-B4.13-1', ...pursuit.aims.flatMap(({ target }) => target.rules)];

/** CB-B4.4-24: after a step, whether it has brought the unit nearer to one of the Targets it was making for. */
export const pursuitProblems = (course: Course, pursuit: Pursuit): readonly Refusal[] => {
  const { hex, facing } = moverOf(course);
  const nearer = pursuit.aims.flatMap((aim) => {
    const cost = aim.from(hex, facing) ?? Number.POSITIVE_INFINITY;
    return cost < aim.cost ? [{ ...aim, cost }] : [];
  });
  if (nearer.length === 0)
    return [
      refuse('CB-B4.4-24', 'not-towards-the-target'),
      ...kindsAt(readStory(course.story), hex).flatMap((kind) => {
        const rule = lackOf(kind, 'target');
        return rule === undefined ? [] : [refuse(rule, 'is-no-target', { kind })];
      }),
    ];
  pursuit.aims = nearer;
  return [];
};

/** At the end: half the points are spent, unless the Target is reached. */
export const pursuitEndProblems = (course: Course, { aims }: Pursuit): readonly Refusal[] => {
  const { story, spent, pace, went } = course;
  const unit = moverOf(course);
  const reading = readStory(story);
  const reached = aims.some(({ target }) => hasReached(reading, unit, target, unit.hex, unit.facing));
  const enough = pace === 'minimal' ? went > 0 : spent * 2 >= allowanceIn(course);
  return reached || enough ? [] : [refuse('CB-B4.4-24', 'half-the-points')];
};
