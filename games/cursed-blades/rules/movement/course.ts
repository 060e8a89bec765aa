import type { RuleId } from '@grognard/engine';
import { isStanding, unitOf } from '../../model/evolve.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import type { Unit } from '../../model/state.ts';
import { beginStory, type Story } from '../../model/story.ts';
import type { Pace } from '../../model/vocabulary.ts';
import { hexesOf, unitsAt } from '../map/board.ts';
import { engagersOf } from '../map/engagement.ts';
import { tire } from '../units/condition.ts';
import { allowanceOf } from './allowance.ts';
import { type CarryingAction, kindsOf } from './carrying.ts';
import type { Halt } from './halt.ts';
import { type Walker, walkerOf } from './walker.ts';

/** A move in progress: of a story that happens, or of one that is only thought of. */
export interface Course {
  readonly story: Story;
  readonly unit: number;
  readonly action: CarryingAction;
  readonly pace: Pace;
  /** Only thought of: no test is taken and no trap attacks. */
  readonly rehearsed: boolean;
  /** What every step is told to happen by, beside its own rules. */
  readonly because: readonly RuleId[];
  /** Half points. */
  spent: number;
  /** How far it has turned since its last step, in steps of 30 degrees. */
  turned: number;
  /** What it carries, by number. */
  carried: readonly number[];
  /** Charging steps in a row up to now. */
  run: number;
  /** Hexes entered. */
  went: number;
  /** Turns made. */
  turns: number;
  /** It goes no further, and why. */
  over: Halt | undefined;
}

interface Plan {
  readonly action: CarryingAction;
  readonly pace: Pace;
  readonly rehearsed?: boolean;
  readonly because?: readonly RuleId[];
}

/** A unit sets out; what its pace costs in breath is paid at once. */
export const setOut = (
  story: Story,
  unit: number,
  { action, pace, rehearsed = false, because = [] }: Plan,
): Course => {
  if (pace === 'minimal') tire(story, unit, ['CB-B4.4-15']);
  if (pace === 'supplementary') tire(story, unit, ['CB-B4.4-16']);
  return {
    ...{ story, unit, action, pace, rehearsed, because },
    ...{ spent: 0, turned: 0, carried: [], run: 0, went: 0, turns: 0, over: undefined },
  };
};

/** A story in which nothing is left to chance, for thinking a move through. */
export const rehearsal = (reading: Reading): Story =>
  beginStory(reading.setting, reading.view, {
    roll: (purpose, subject) => {
      throw new Error(`a rehearsal draws nothing, not for ${purpose} of ${subject}`);
    },
  });

export const moverOf = ({ story, unit }: Course): Unit => unitOf(story.state, unit);

export const walkerIn = (course: Course): Walker =>
  walkerOf(moverOf(course), kindsOf(course.story.state, course.carried));

/** What the mover and what it carries may spend in all. */
export const allowanceIn = (course: Course): number =>
  allowanceOf(course.story.state, moverOf(course), kindsOf(course.story.state, course.carried), course.pace);

/** CB-B4.4-10: the friends through whom it goes if it now leaves a hex that it has entered on its way. */
export const friendsHere = ({ story, unit, went }: Course): readonly number[] =>
  went === 0 ? [] : othersWith(readStory(story), unit);

const othersWith = (reading: Reading, index: number): readonly number[] => [
  ...new Set(
    hexesOf(unitOf(reading.view, index))
      .flatMap((hex) => unitsAt(reading, hex))
      .filter((other) => other !== index),
  ),
];

/** CB-TRAP-4: a trap that has cost something ends the move. */
export const haltInTrap = (course: Course): Halt => ({
  why: isStanding(moverOf(course)) ? 'trap' : 'destroyed',
  rule: 'CB-TRAP-4',
});

/** CB-B4.4-19: it stops when it is engaged, and when it is no more. */
export const stopIfEngaged = (course: Course): void => {
  const { story, unit } = course;
  if (course.over !== undefined) return;
  if (!isStanding(unitOf(story.state, unit))) course.over = { why: 'destroyed', rule: 'CB-B4.4-10' };
  else if (engagersOf(readStory(story), unit).length > 0)
    course.over = { why: 'engaged', rule: 'CB-B4.4-19' };
};
