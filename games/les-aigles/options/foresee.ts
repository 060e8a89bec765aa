/** What a plan will come to, step by step, if nothing comes between: for those who draw it before it is sealed. */
import { at, type Refusal } from '@grognard/engine';
import type { Pose } from '@grognard/field';
import { costOf, stepOf } from '../ground/motion/pace.ts';
import { isThere, quartersLeft } from '../model/evolve.ts';
import type { Part } from '../model/part.ts';
import type { Setting } from '../model/setting.ts';
import type { Task } from '../model/tasks.ts';
import type { View } from '../model/view.ts';
import { afterDoing } from '../rules/changes/foresee.ts';
import { poseOf } from '../rules/marching/way.ts';
import type { Glance } from '../rules/planning/glance.ts';
import { foreseeTask, judgePlan } from '../rules/tasks/judging.ts';

const HALF = 2;

/** One task of a plan as it is foreseen. */
export interface Stage {
  readonly task: Task;
  readonly from: Part;
  readonly to: Part;
  /** Quarters of the half period that are over when it begins, and how many it takes. */
  readonly begins: number;
  readonly takes: number;
  /** Where a march bends, from its start to its end. */
  readonly way: readonly Pose[];
  /** What a march costs, and what there was to spend, in 0.001 cm. */
  readonly cost: number;
  readonly most: number;
}

/** A part as its owner sees it when the half period begins: what is under way is finished first. */
export const glanceAt = (setting: Setting, view: View, index: number): Glance | undefined => {
  const part = at(view.parts, index);
  const unit = part === undefined ? undefined : at(view.units, part.unit);
  if (part === undefined || unit === undefined || !isThere(part)) return undefined;
  return afterDoing({ setting, view, index, part, unit, quarters: quartersLeft(view) });
};

export const stageAt = (glance: Glance, task: Task): Stage => {
  const { part: from, unit, quarters } = glance;
  const { part: to, takes } = foreseeTask(glance, task);
  const base = { task, from, to, begins: HALF - quarters, takes };
  if (task.do !== 'march') return { ...base, way: [], cost: 0, most: 0 };
  const bends = task.legs.map((_leg, place) =>
    poseOf(costOf(glance.setting, unit, from, task.legs.slice(0, place + 1)).to),
  );
  return {
    ...base,
    way: [poseOf(from), ...bends],
    cost: costOf(glance.setting, unit, from, task.legs).cost,
    most: stepOf(unit, from, task.forced === true) * quarters,
  };
};

/** A glance at the same part when a task is over. */
export const afterStage = (glance: Glance, { to, takes }: Pick<Stage, 'to' | 'takes'>): Glance => ({
  ...glance,
  part: to,
  quarters: Math.max(0, glance.quarters - takes),
});

export const stagesOf = (
  setting: Setting,
  view: View,
  index: number,
  tasks: readonly Task[],
): readonly Stage[] => {
  let glance = glanceAt(setting, view, index);
  const stages: Stage[] = [];
  for (const task of tasks) {
    if (glance === undefined) break;
    const stage = stageAt(glance, task);
    stages.push(stage);
    glance = afterStage(glance, stage);
  }
  return stages;
};

/** A plan with a task added to it: a march that follows a march is the same march, going on. */
export const withTask = (before: readonly Task[], task: Task): readonly Task[] => {
  const last = before[before.length - 1];
  if (task.do !== 'march' || last?.do !== 'march' || last.forced !== task.forced) return [...before, task];
  return [...before.slice(0, -1), { ...last, legs: [...last.legs, ...task.legs] }];
};

/** What stands against the tasks of one part by itself. */
export const judgeTasks = (
  setting: Setting,
  view: View,
  index: number,
  tasks: readonly Task[],
): readonly Refusal[] => {
  const glance = glanceAt(setting, view, index);
  return glance === undefined ? [] : judgePlan(glance, tasks);
};
