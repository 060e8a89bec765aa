import { type Refusal, refuse } from '@grognard/engine';
import { facingAfter, turnBetweenFacings } from '@grognard/field/hex';
import type { MoveStep } from '../../model/orders.ts';
import { readStory } from '../../model/reading.ts';
import { happen } from '../../model/story.ts';
import { groundAt } from '../map/board.ts';
import { isAloft } from './aloft.ts';
import { allowanceIn, type Course, moverOf, walkerIn } from './course.ts';
import { turnMantlets } from './entering.ts';
import { swingOf } from './formation.ts';
import { shiftTo } from './step.ts';
import { formationTurnCost, turnCost } from './turning.ts';
import { carriesBoat, classRule } from './walker.ts';

const isFacing = (to: number): boolean => Number.isInteger(to) && to >= 0 && to < 12;

/** Turning where it stands. CB-B4.11-5: a formation only faces about. */
export const takeTurn = (course: Course, to: number): readonly Refusal[] => {
  const unit = moverOf(course);
  if (!isFacing(to)) return [refuse('CB-B4.1-2', 'no-such-facing', { unit: unit.id, facing: to })];
  if (unit.formed !== undefined && to !== facingAfter(unit.facing, 6))
    return [refuse('CB-B4.11-5', 'formation-wheels')];
  if (unit.formed?.mode === 'hedgehog') return [refuse('CB-B4.11-14', 'hedgehog-stays')];
  const turned = course.turned + turnBetweenFacings(unit.facing, to);
  const moving = turningClass(course);
  const cost =
    unit.formed === undefined
      ? turnCost(moving, turned) - turnCost(moving, course.turned)
      : formationTurnCost(moving);
  const isFree = course.pace === 'minimal';
  if (!isFree && course.spent + cost > allowanceIn(course))
    return [refuse(unit.formed === undefined ? classRule[moving] : 'CB-B4.11-5', 'turn-too-dear', { cost })];
  const rules = [unit.formed === undefined ? classRule[moving] : 'CB-B4.11-5', 'CB-B4.4-13'];
  happen(course.story, {
    ...{ kind: 'stepped', unit: course.unit, hex: unit.hex, facing: to, cost: isFree ? 0 : cost, rules },
  });
  Object.assign(course, { turned, run: 0, turns: course.turns + 1 });
  if (!isFree) course.spent += cost;
  if (course.went === 0 || !isAloft(course.story.setting, unit))
    turnMantlets(course.story, course.unit, false);
  return [];
};

/** Afloat one turns as boats do. */
const turningClass = (course: Course): ReturnType<typeof walkerIn>['class'] => {
  const { story } = course;
  const afloat = groundAt(readStory(story), moverOf(course).hex) === 'water';
  const walker = walkerIn(course);
  return afloat && carriesBoat(walker) ? 'naval' : walker.class;
};

export const takeWheel = (
  course: Course,
  wheel: Extract<MoveStep, { readonly do: 'wheel' }>,
): readonly Refusal[] => {
  const unit = moverOf(course);
  if (unit.formed === undefined) return [refuse('CB-B4.11-5', 'only-formations-wheel')];
  const swing = swingOf(course.story.setting, unit, wheel);
  if (swing === undefined) return [refuse('CB-B4.1', 'over-the-edge')];
  const { after, from, to } = swing;
  const cost = formationTurnCost(walkerIn(course).class);
  return shiftTo(course, { after, ways: [[from, to]], cost, rules: ['CB-B4.11-5', 'CB-Q43'] });
};
