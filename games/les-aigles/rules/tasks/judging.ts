import type { Refusal } from '@grognard/engine';
import type { Drawer } from '../../model/memory.ts';
import type { Part } from '../../model/part.ts';
import type { Task } from '../../model/tasks.ts';
import { barrierTasks, boundByBend } from '../barriers/tasks.ts';
import { boundByAlignment } from '../bending/bend.ts';
import { changeTasks } from '../changes/tasks.ts';
import { boundToRegiment } from '../charges/stragglers.ts';
import { boundByCharge, chargeTasks } from '../charges/tasks.ts';
import { evadeTasks } from '../evades/tasks.ts';
import { boundByHouse, houseTasks } from '../houses/tasks.ts';
import { marchTasks } from '../marching/tasks.ts';
import { boundByNerve } from '../morale/giving-way.ts';
import type { Foreseen, Glance, TaskRule } from '../planning/glance.ts';

type TaskRules = { readonly [Kind in Task['do']]: TaskRule<Kind> };

const tasks: TaskRules = {
  ...{ ...marchTasks, ...changeTasks, ...chargeTasks, ...evadeTasks },
  ...{ ...houseTasks, ...barrierTasks },
};

// Every kind has its own rule, and this is the rule of this kind.
const ruleOf = (task: Task): TaskRule<Task['do']> => tasks[task.do] as TaskRule<Task['do']>;

export const judgeTask = (glance: Glance, task: Task): readonly Refusal[] => {
  const bound = [
    ...boundByHouse(glance, task),
    ...boundByBend(glance, task),
    ...boundByAlignment(glance, task),
  ];
  return bound.length > 0 ? bound : ruleOf(task).judge(glance, task);
};

export const foreseeTask = (glance: Glance, task: Task): Foreseen => ruleOf(task).foresee(glance, task);

interface Judged {
  readonly glance: Glance;
  readonly refusals: readonly Refusal[];
}

const JUDGED: Drawer<WeakMap<readonly Task[], Judged>> = { empty: () => new WeakMap() };

const isSameGlance = (a: Glance, b: Glance): boolean =>
  a.view === b.view &&
  a.part === b.part &&
  a.unit === b.unit &&
  a.index === b.index &&
  a.quarters === b.quarters;

/** Every breach of the tasks of a part. While a whole plan is made, the same tasks are judged again and again. */
export const judgePlan = (glance: Glance, plan: readonly Task[]): readonly Refusal[] => {
  const judged = glance.setting.memory(JUDGED);
  const known = judged.get(plan);
  if (known !== undefined && isSameGlance(known.glance, glance)) return known.refusals;
  const refusals = judgeEach(glance, plan);
  judged.set(plan, { glance, refusals });
  return refusals;
};

/** Each task is judged where the ones before it will have brought the part. */
const judgeEach = (glance: Glance, plan: readonly Task[]): readonly Refusal[] => {
  const bound = [
    ...boundByCharge(glance, plan),
    ...boundToRegiment(glance, plan),
    ...boundByNerve(glance, plan),
  ];
  if (bound.length > 0) return bound;
  const refusals: Refusal[] = [];
  let now = glance;
  for (const task of plan) {
    refusals.push(...judgeTask(now, task));
    const { part, takes } = foreseeTask(now, task);
    now = { ...now, part, quarters: Math.max(0, now.quarters - takes) };
  }
  return refusals;
};

/** How a plan will leave a part, if nothing comes between. */
export const foreseePlan = (glance: Glance, plan: readonly Task[]): Part => {
  let now = glance;
  for (const task of plan) {
    const { part, takes } = foreseeTask(now, task);
    now = { ...now, part, quarters: Math.max(0, now.quarters - takes) };
  }
  return now.part;
};
