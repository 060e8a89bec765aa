import { type Refusal, type RuleId, refuse } from '@grognard/engine';
import { isStanding } from '../../model/evolve.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import type { Unit } from '../../model/state.ts';
import { happen } from '../../model/story.ts';
import { counterFacts } from '../../tables/counters.ts';
import { citedBy } from '../counters/citations.ts';
import { kindsOn, obstaclesOn } from '../counters/obstacles.ts';
import { groundAt, isObstacle } from '../map/board.ts';
import { isAloft } from './aloft.ts';
import { allowanceIn, type Course, haltInTrap, moverOf } from './course.ts';
import { enterHexes } from './entering.ts';

/** What it costs to come down in a hex, beside the way there, and by what rules. */
const priceOfLanding = (
  reading: Reading,
  hex: number,
): { readonly cost: number; readonly rules: readonly RuleId[] } => {
  const { setting } = reading;
  const afloat = groundAt(reading, hex) === 'water';
  const met = kindsOn(reading, hex).filter((kind) => !(afloat && counterFacts[kind].carried?.boat === true));
  const cost = met.reduce((sum, kind) => sum + (counterFacts[kind].surcharge ?? 0), 0);
  const onObstacle = met.some((kind) => isObstacle(setting, kind)) ? ['CB-G1'] : [];
  return { cost, rules: ['CB-Q44', 'CB-B4.4-11', ...citedBy(met, 'surcharge'), ...onObstacle] };
};

/** What a unit pays in the hex where its move ends, beyond what it paid on its way. */
export const landingCost = (reading: Reading, unit: Unit, hex: number): number =>
  isAloft(reading.setting, unit) && hex !== unit.hex ? priceOfLanding(reading, hex).cost : 0;

const comesDown = (course: Course): boolean => {
  const unit = moverOf(course);
  return course.went > 0 && isStanding(unit) && isAloft(course.story.setting, unit);
};

/** What is against ending a move here: the points for what stands on the ground. */
export const landingProblems = (course: Course): readonly Refusal[] => {
  if (course.pace === 'minimal' || !comesDown(course)) return [];
  const { cost } = priceOfLanding(readStory(course.story), moverOf(course).hex);
  const left = allowanceIn(course) - course.spent;
  return cost <= left ? [] : [refuse('CB-Q44', 'too-far-to-land', { cost, left })];
};

/** A flight is over: the flyer has entered the hex in which it comes down, with all that is there. */
export const land = (course: Course): void => {
  if (!comesDown(course)) return;
  const { story, unit, pace, rehearsed } = course;
  const { hex, facing } = moverOf(course);
  const { cost, rules } = priceOfLanding(readStory(story), hex);
  // Whoever was stopped short of where he meant to go pays what he has left.
  const paid = pace === 'minimal' ? 0 : Math.min(cost, allowanceIn(course) - course.spent);
  if (paid > 0) {
    course.spent += paid;
    happen(story, { kind: 'stepped', unit, hex, facing, cost: paid, rules });
  }
  if (!enterHexes(story, unit, [hex], { minimal: pace === 'minimal', rehearsed }))
    course.over = haltInTrap(course);
  // CB-G1: the step that brought it onto an obstacle counts towards no charge.
  if (obstaclesOn(readStory(story), hex).length > 0) course.run = 0;
};
