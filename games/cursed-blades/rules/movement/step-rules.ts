import type { RuleId } from '@grognard/engine';
import { unitOf } from '../../model/evolve.ts';
import type { Passage } from '../../model/memory.ts';
import { readStory } from '../../model/reading.ts';
import type { Unit } from '../../model/state.ts';
import { moveFacts } from '../../tables/movement.ts';
import { citedBy } from '../counters/citations.ts';
import { lacksOf } from '../counters/lacks.ts';
import { kindsOn, obstaclesOn } from '../counters/obstacles.ts';
import { palisadeAcross } from '../map/engagement.ts';
import { isAloft } from './aloft.ts';
import { type Course, moverOf, walkerIn } from './course.ts';

/** A change of place: who goes from which hex to which, and what it costs. */
export interface Shift {
  readonly after: Unit;
  /** Hexes left and entered, in pairs. */
  readonly ways: readonly (readonly [from: number, to: number])[];
  /** What it costs beside the ground. */
  readonly cost?: number;
  readonly rules?: readonly RuleId[];
}

/** What a step costs, and through whom it leads. */
interface Price {
  readonly passages: readonly Passage[];
  readonly friends: readonly number[];
  readonly cost: number;
}

/** Everything by which a step is told to happen. */
export const stepRules = (
  course: Course,
  shift: Shift,
  { passages, friends, cost }: Price,
): readonly RuleId[] => [
  ...new Set([
    ...because(course),
    ...passages.flatMap((passage) => passage.rules),
    ...(shift.rules ?? []),
    ...(friends.length > 0 ? ['CB-B4.4-10'] : []),
    ...(owesCapacity(course, cost) ? ['CB-B4.4-7', 'CB-B4.2-4'] : []),
    ...slippingRules(course, shift),
    ...vehicleRules(course, friends),
    ...obstacleRules(course, shift),
    ...(moverOf(course).stakes === true ? ['CB-Q16'] : []),
  ]),
];

const because = ({ action, because: given }: Course): readonly RuleId[] => [
  ...given,
  ...(action === 'move' ? ['CB-B4.4-13'] : []),
];

/** Whether a step is beyond what the class alone would allow. */
const owesCapacity = (course: Course, cost: number): boolean =>
  course.pace === 'full' && course.spent + cost > moveFacts[walkerIn(course).class].allowance;

/** CB-G1: a step onto an obstacle says that it does not count towards a charge; CB-Q44: over one it does. */
const obstacleRules = (course: Course, { ways }: Shift): readonly RuleId[] => {
  const { story, carried } = course;
  const met = ways.flatMap(([, to]) => obstaclesOn(readStory(story), to, carried));
  const passed = lacksOf(
    ways.flatMap(([, to]) => kindsOn(readStory(story), to, carried)),
    'obstacle',
  );
  if (met.length === 0) return passed;
  if (isAloft(story.setting, moverOf(course))) return ['CB-G7', 'CB-B4.1-9', 'CB-Q44', ...passed];
  return ['CB-G1', ...citedBy(met, 'obstacle'), ...passed];
};

/** CB-B4.1-9: whoever slips over the front of a palisade does so by an ability. */
const slippingRules = (course: Course, { ways }: Shift): readonly RuleId[] => {
  const over = ways.some(([from, to]) => palisadeAcross(readStory(course.story), from, to) !== undefined);
  return over && walkerIn(course).slips ? ['CB-PALISADE-6', 'CB-B4.1-9', 'CB-B4.2-9'] : [];
};

/** CB-C10: a vehicle through which it goes is nobody who could be crossed. */
const vehicleRules = ({ story, unit, went }: Course, friends: readonly number[]): readonly RuleId[] =>
  went > 0 &&
  friends.length === 0 &&
  kindsOn(readStory(story), unitOf(story.state, unit).hex).some(
    (kind) => kind === 'wagon' || kind === 'war-wagon',
  )
    ? ['CB-C10']
    : [];
