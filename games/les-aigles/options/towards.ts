/** From a place that a hand points at to the task that leads there, from where a plan will have brought the part. */
import { roundUnit } from '@grognard/field';
import { stageOf, stepOf, walkFrom } from '../ground/motion/pace.ts';
import { seenFrom } from '../ground/shape/zones.ts';
import type { Memories, Setting } from '../model/setting.ts';
import type { Leg, Task } from '../model/tasks.ts';
import type { View } from '../model/view.ts';
import type { Glance } from '../rules/planning/glance.ts';
import { afterStage, glanceAt, stageAt } from './foresee.ts';
import { aslantTo, routeTo } from './route.ts';

export interface Towards {
  readonly to: readonly [number, number];
  readonly forced?: boolean;
  /** By a slanting march, and not straight ahead or by a wheel. */
  readonly aslant?: boolean;
  /** No farther than the part can go: where nothing may be measured, a hand that asks for more is given as much. */
  readonly within?: boolean;
}

/** LA-M4.4-2: men drag a gun no farther than this. */
const MOST_DRAGGED = 3_000;

interface Outset {
  /** Where the march began that is to go on, or begins now. */
  readonly glance: Glance;
  readonly before: readonly Leg[];
  /** Where the next leg begins. */
  readonly here: Glance;
}

const outsetOf = (glance: Glance, tasks: readonly Task[], forced: boolean): Outset => {
  let here = glance;
  let start: Outset | undefined;
  for (const task of tasks) {
    const next = afterStage(here, stageAt(here, task));
    const goesOn = task.do === 'march' && (task.forced === true) === forced;
    start = goesOn ? { glance: here, before: task.legs, here: next } : undefined;
    here = next;
  }
  return start ?? { glance: here, before: [], here };
};

/** As much of the later legs as the allowance still carries. */
const within = (
  setting: Memories,
  { glance, before }: Outset,
  legs: readonly Leg[],
  forced: boolean,
): readonly Leg[] => {
  const { unit, part, quarters } = glance;
  let budget = stepOf(unit, part, forced) * quarters;
  let walk = walkFrom(part);
  const kept: Leg[] = [];
  for (const [place, leg] of [...before, ...legs].entries()) {
    let rest: Leg | undefined = leg;
    let done: Leg | undefined;
    while (rest !== undefined) {
      const stage = stageOf(setting, unit, part, walk, rest, budget);
      if (stage === undefined) break;
      done = lessRest(leg, stage.rest);
      [budget, walk, rest] = [budget - stage.cost, stage.to, stage.rest];
    }
    if (done !== undefined && place >= before.length) kept.push(done);
    if (rest !== undefined) break;
  }
  return kept;
};

const lessRest = (leg: Leg, rest: Leg | undefined): Leg => {
  if (rest === undefined) return leg;
  if (leg.go === 'wheel') return { ...leg, turn: leg.turn - (rest.go === 'wheel' ? rest.turn : 0) };
  return { ...leg, length: leg.length - (rest.go === 'wheel' ? 0 : rest.length) };
};

/** The legs as far as they can be gone after what is planned. */
export const legsWithin = (
  setting: Setting,
  view: View,
  index: number,
  tasks: readonly Task[],
  legs: readonly Leg[],
  forced = false,
): readonly Leg[] => {
  const glance = glanceAt(setting, view, index);
  return glance === undefined ? [] : within(setting, outsetOf(glance, tasks, forced), legs, forced);
};

/** A march to a place; guns in battery are dragged by their men. */
export const taskTowards = (
  setting: Setting,
  view: View,
  index: number,
  tasks: readonly Task[],
  { to, forced = false, aslant = false, within: isCut = false }: Towards,
): Task | undefined => {
  const glance = glanceAt(setting, view, index);
  if (glance === undefined) return undefined;
  const outset = outsetOf(glance, tasks, forced);
  const { unit, part } = outset.here;
  if (part.formation === 'in battery') {
    const { ahead } = seenFrom(part, { x: to[0], y: to[1] });
    const length = roundUnit(isCut ? Math.max(-MOST_DRAGGED, Math.min(MOST_DRAGGED, ahead)) : ahead);
    return length === 0 ? undefined : { do: 'drag', length };
  }
  const route = aslant ? aslantTo(part, to) : routeTo(setting, unit, part, to);
  const legs = isCut ? within(setting, outset, route, forced) : route;
  return legs.length === 0 ? undefined : { do: 'march', legs, ...(forced && { forced: true as const }) };
};
