import { type Refusal, refuse } from '@grognard/engine';
import type { MoveStep } from '../../model/orders.ts';
import { readStory } from '../../model/reading.ts';
import { droppingProblems, takingProblems } from './carrying.ts';
import type { Course } from './course.ts';
import { setAside } from './halt.ts';
import { land } from './landing.ts';
import { takeStep } from './step.ts';
import { takeTurn, takeWheel } from './turn.ts';

/** A move that happens, part by part; what can no longer be done is set aside. A flyer comes down at its end. */
export const walkAlong = (course: Course, parts: readonly MoveStep[]): void => {
  for (const [place, part] of parts.entries()) {
    const [refusal] = walk(course, part);
    if (refusal === undefined) continue;
    const { story, unit, over = { why: 'in-the-way', rule: refusal.rule } } = course;
    setAside(story, { unit }, parts.length - place, over);
    break;
  }
  land(course);
};

/** One part of a move: it happens, or it is refused and nothing has happened. */
export const walk = (course: Course, part: MoveStep): readonly Refusal[] => {
  switch (part.do) {
    case 'take':
      return take(course, part.counter);
    case 'drop':
      return drop(course, part.counter);
    case 'bring':
      return [refuse('CB-Q29', 'only-war-wagons-bring')];
    default:
      return stir(course, part);
  }
};

/** A part that changes where the unit is or looks. */
const stir = (
  course: Course,
  part: Extract<MoveStep, { readonly do: 'step' | 'turn' | 'wheel' }>,
): readonly Refusal[] => {
  if (course.over !== undefined) return [refuse('CB-B4.4-19', 'stops-when-engaged')];
  if (course.pace === 'minimal' && course.went + course.turns > 0)
    return [refuse('CB-B4.4-14', 'minimal-is-one-hex')];
  switch (part.do) {
    case 'step':
      return takeStep(course, part.side);
    case 'turn':
      return takeTurn(course, part.to);
    case 'wheel':
      return takeWheel(course, part);
  }
};

/** CB-MANTLETS-13 and the like: at any moment, and free. */
const take = (course: Course, counter: number): readonly Refusal[] => {
  const { story, unit, carried, action } = course;
  const problems = takingProblems(readStory(story), unit, counter, carried, action);
  if (problems.length === 0) course.carried = [...carried, counter];
  return problems;
};

const drop = (course: Course, counter: number): readonly Refusal[] => {
  const { story, unit, carried } = course;
  const problems = droppingProblems(readStory(story), unit, counter, carried);
  if (problems.length === 0) course.carried = carried.filter((each) => each !== counter);
  return problems;
};
