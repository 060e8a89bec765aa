import { type Refusal, type RuleId, refuse } from '@grognard/engine';
import { neighbourOf, OFF_BOARD, sideTowards, zoneOf } from '@grognard/field/hex';
import { counterOf, unitOf } from '../../model/evolve.ts';
import type { Passage } from '../../model/memory.ts';
import { readStory } from '../../model/reading.ts';
import { happen } from '../../model/story.ts';
import { counterFacts } from '../../tables/counters.ts';
import { POINT } from '../../tables/movement.ts';
import { citations } from '../counters/citations.ts';
import { kindsOn, obstaclesOn } from '../counters/obstacles.ts';
import { groundAt, hexesOf, isFacingWork, typeOf } from '../map/board.ts';
import { crossingTest } from '../tests/crossing.ts';
import { stopCharge } from '../units/condition.ts';
import { shortageOf } from './allowance.ts';
import { isAloft } from './aloft.ts';
import { kindsOf } from './carrying.ts';
import { isChargingStep } from './charge.ts';
import { contactProblems } from './contact.ts';
import {
  allowanceIn,
  type Course,
  friendsHere,
  haltInTrap,
  moverOf,
  stopIfEngaged,
  walkerIn,
} from './course.ts';
import { enterHexes, leaveMantlets } from './entering.ts';
import { passageOf } from './passage.ts';
import { stackingProblems } from './stacking.ts';
import { type Shift, stepRules } from './step-rules.ts';
import { carriesBoat } from './walker.ts';

/** One step into a hex in front; both hexes of a formation step together. */
export const takeStep = (course: Course, side: number): readonly Refusal[] => {
  const { board } = course.story.setting.terrain;
  const unit = moverOf(course);
  const ways = hexesOf(unit).map((from) => [from, neighbourOf(board, from, side)] as const);
  const [[, hex] = [0, OFF_BOARD], second] = ways;
  if (ways.some(([, to]) => to === undefined || to === OFF_BOARD))
    return [refuse('CB-B4.1', 'over-the-edge')];
  const small = typeOf(unit).small === true;
  if (!small && zoneOf(unit.facing, side) !== 'front' && course.action !== 'withdraw')
    return [refuse('CB-B4.4-13', 'not-ahead')];
  if (leavesBoat(course)) return [refuse('CB-BOATS-11', 'not-on-the-water')];
  const after = { ...unit, hex, ...(second !== undefined && { and: second[1] }) };
  return shiftTo(course, { after, ways, ...(small && { rules: ['CB-B4.1-3', 'CB-B4.2-8'] }) });
};

/** A crew does not walk off the water without its boat. */
const leavesBoat = (course: Course): boolean => {
  const walker = walkerIn(course);
  return (
    course.action === 'move' &&
    walker.class !== 'flying' &&
    !carriesBoat(walker) &&
    groundAt(readStory(course.story), moverOf(course).hex) === 'water'
  );
};

/** A formation that wheels puts one of its hexes elsewhere. */
export const shiftTo = (course: Course, shift: Shift): readonly Refusal[] => {
  const reading = readStory(course.story);
  const walker = walkerIn(course);
  const passages = shift.ways.map(([from, to]) => passageOf(reading, walker, from, to, course.carried));
  const friends = friendsHere(course);
  const cost = costOf(passages, shift) + (friends.length > 0 ? POINT : 0);
  const problems = [
    ...passages.flatMap(({ barred }) => barred ?? []),
    ...(course.pace === 'minimal' ? [] : tooDear(course, passages, cost)),
    ...formationProblems(course, shift),
    ...workProblems(course, shift),
    ...stackingProblems(
      reading,
      course.unit,
      shift.ways.map(([, to]) => to),
    ),
    ...(course.action === 'move' ? contactProblems(reading, moverOf(course), shift.after) : []),
  ];
  if (problems.length > 0) return problems;
  const rules = course.rehearsed ? [] : stepRules(course, shift, { passages, friends, cost });
  carryOut(course, shift, { cost: course.pace === 'minimal' ? 0 : cost, rules, friends });
  return [];
};

/** A wheel has a price of its own; a step costs what the dearer of its hexes asks. */
const costOf = (passages: readonly Passage[], { cost }: Shift): number =>
  cost ?? Math.max(0, ...passages.map((passage) => passage.cost));

const tooDear = (course: Course, passages: readonly Passage[], cost: number): readonly Refusal[] => {
  const minimal = passages.flatMap((passage) => passage.minimal ?? []);
  if (minimal.length > 0 || course.action === 'withdraw') return minimal;
  const allowance = allowanceIn(course);
  if (course.spent + cost <= allowance) return [];
  const { state } = course.story;
  const carries = kindsOf(state, course.carried);
  const { code, rule } = shortageOf(state, moverOf(course), carries, course.pace, course.spent + cost);
  const params = { cost, left: Math.max(0, allowance - course.spent) };
  return [refuse(rule, code, params)];
};

/** CB-G6: a shaken formation stays out of obstacles; CB-B4.11-14: a hedgehog stays where it is. */
const formationProblems = (course: Course, { ways }: Shift): readonly Refusal[] => {
  const { story, carried } = course;
  const { formed, cohesion } = moverOf(course);
  if (formed === undefined) return [];
  const obstructed = ways.some(([, to]) => obstaclesOn(readStory(story), to, carried).length > 0);
  return [
    ...(cohesion !== 'good-order' && obstructed ? [refuse('CB-G6', 'formation-before-obstacle')] : []),
    ...(formed.mode === 'hedgehog' ? [refuse('CB-B4.11-14', 'hedgehog-stays')] : []),
  ];
};

/** CB-Q27: whoever pushes a work with a facing does not bring it to another. */
const workProblems = ({ story, carried, unit }: Course, { ways }: Shift): readonly Refusal[] => {
  if (!kindsOf(story.state, carried).some(isFacingWork)) return [];
  const taken = ways.some(([, to]) => kindsOn(readStory(story), to, carried).some(isFacingWork));
  return taken ? [refuse('CB-Q27', 'work-here', { unit: unitOf(story.state, unit).id })] : [];
};

interface Deed {
  readonly cost: number;
  readonly rules: readonly RuleId[];
  readonly friends: readonly number[];
}

const carryOut = (course: Course, shift: Shift, { cost, rules, friends }: Deed): void => {
  const { story, unit: index } = course;
  const before = moverOf(course);
  const { after, ways } = shift;
  const straight = ways.length > 0 && isChargingStep(readStory(story), before, after.hex);
  happen(story, {
    ...{ kind: 'stepped', unit: index, hex: after.hex, facing: after.facing, cost },
    rules,
  });
  if (after.and !== undefined && after.and !== before.and)
    happen(story, { kind: 'changed', unit: index, to: { and: after.and }, rules: ['CB-B4.11-4'] });
  for (const counter of course.carried) bearAlong(course, counter, after.hex);
  for (const [from] of ways) leaveMantlets(story, from);
  Object.assign(course, {
    ...{ spent: course.spent + cost, turned: 0, went: course.went + 1 },
    run: straight && shift.cost === undefined ? course.run + 1 : 0,
  });
  if (ways.some(([from, to]) => isRough(course, from, to))) stopCharge(story, index, ['CB-B4.4-23']);
  comeIn(course, ways);
  if (!course.rehearsed) for (const friend of friends) crossingTest(story, index, friend);
  stopIfEngaged(course);
};

/** What is carried comes along. */
const bearAlong = ({ story }: Course, counter: number, hex: number): void => {
  const { kind } = counterOf(story.state, counter);
  const { by = 'CB-Q17', anytime = 'CB-Q17' } = citations[kind].carried ?? {};
  const afloat = groundAt(readStory(story), hex) === 'water';
  const boats = counterFacts[kind].carried?.boat === true ? [afloat ? 'CB-BOATS-9' : 'CB-BOATS-8'] : [];
  const rules = [by, anytime, ...boats, 'CB-Q17', 'CB-Q19', 'CB-B4.2-18'];
  happen(story, { kind: 'altered', counter, to: { hex }, rules });
};

const isRough = ({ story }: Course, from: number, to: number): boolean => {
  const { board, sides } = story.setting.terrain;
  return sides[from * 6 + sideTowards(board, from, to)] === 'rough';
};

/** CB-Q44: whoever flies on has not come in. CB-Q37: a trap that nobody saw makes the step dearer after the fact; without the points the move is over. */
const comeIn = (course: Course, ways: Shift['ways']): void => {
  const { story, unit, pace, carried, rehearsed } = course;
  if (isAloft(story.setting, moverOf(course))) return;
  const entered = ways.map(([, to]) => to);
  const entry = { minimal: pace === 'minimal', carried, rehearsed };
  if (rehearsed) {
    enterHexes(story, unit, entered, entry);
    return;
  }
  const unseen = story.state.hidden.filter(({ hex }) => ways.some(([, to]) => to === hex)).length > 0;
  const walker = walkerIn(course);
  const price = (): readonly Passage[] =>
    ways.map(([from, to]) => passageOf(readStory(story), walker, from, to, carried));
  const seen = Math.max(0, ...price().map(({ cost }) => cost));
  if (!enterHexes(story, unit, entered, entry)) course.over = haltInTrap(course);
  if (!unseen || pace === 'minimal' || course.over !== undefined) return;
  const found = price();
  const extra = Math.max(0, ...found.map(({ cost }) => cost)) - seen;
  const { hex, facing } = moverOf(course);
  const affordable = found.every((each) => each.barred === undefined && each.minimal === undefined);
  if (affordable && course.spent + extra <= allowanceIn(course)) {
    course.spent += extra;
    if (extra === 0) return;
    happen(story, { kind: 'stepped', unit, hex, facing, cost: extra, rules: ['CB-Q37', 'CB-TRAP-5'] });
  } else course.over = { why: 'trap-ground', rule: 'CB-Q37' };
};
