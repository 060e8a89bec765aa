/** Whatever a plan has next and takes whole quarters begins now, if the part is free. */
import type { Refusal } from '@grognard/engine';
import { hourOf, partOf, standing, unitOf } from '../../model/evolve.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Task } from '../../model/tasks.ts';
import type { Doing } from '../../model/under-way.ts';
import { startBend } from '../bending/bend.ts';
import { groundStartRules } from '../ground/changes.ts';
import { setAsideRefused } from '../planning/aside.ts';
import type { Glance } from '../planning/glance.ts';
import type { Start } from '../planning/start.ts';
import { startChange } from './change.ts';
import { startHitch } from './guns.ts';
import { startReform, startReorganise } from './reform.ts';
import { startDeploy, startRejoin } from './skirmish.ts';
import { changeTasks } from './tasks.ts';
import { isUnthreatened } from './threat.ts';
import { startTurn } from './turn.ts';

/** A task that takes whole quarters on the spot. */
export type Timed = Extract<Task, { do: keyof typeof changeTasks }>;

const isTimed = (task: Task): task is Timed => task.do in changeTasks;

/** How a task begins; not at all, if no change is printed for it. */
export const startOf = (glance: Glance, task: Timed): Start | undefined => {
  switch (task.do) {
    case 'change':
      return startChange(glance, task);
    case 'turn':
      return startTurn(glance, task);
    case 'deploy':
      return startDeploy(glance, task);
    case 'rejoin':
      return startRejoin(glance);
    case 'reorganise':
      return startReorganise();
    case 'reform':
      return startReform(glance, task);
    case 'bend':
      return startBend(glance, task);
    case 'limber':
    case 'unlimber':
      return startHitch(glance, task.do);
  }
};

/** What stands against a task, whoever asks. */
export const judgeTimed = (glance: Glance, task: Timed): readonly Refusal[] => {
  // Every kind has its own rule, and this is the rule of this kind.
  const rule = changeTasks[task.do] as { judge(glance: Glance, task: Timed): readonly Refusal[] };
  return rule.judge(glance, task);
};

/** What stands against it now that everybody has moved; a full square needs a threat. */
const refusalsOf = (glance: Glance, task: Timed): readonly Refusal[] => {
  const refusals = judgeTimed(glance, task);
  if (refusals.length > 0 || task.do !== 'change' || task.to !== 'full square') return refusals;
  return isUnthreatened(glance);
};

const begin = (story: Story, view: State, index: number, task: Timed, rest: readonly Task[]): boolean => {
  const { setting, state } = story;
  const part = partOf(state, index);
  const unit = unitOf(state, part.unit);
  const glance: Glance = { setting, view, index, part, unit, quarters: 1 };
  const refusals = refusalsOf(glance, task);
  const start = refusals.length === 0 ? startOf(glance, task) : undefined;
  if (start === undefined) {
    setAsideRefused(story, index, task, refusals);
    happen(story, { kind: 'went-on', part: index, plan: rest, rules: [] });
    return false;
  }
  const since = hourOf(state);
  // The start says all of a doing but when.
  const doing = { ...start.doing, since } as Doing;
  happen(story, {
    ...{ kind: 'began', part: index, doing },
    rules: [...start.rules, ...groundStartRules(glance)],
  });
  if (start.isPartway !== true) happen(story, { kind: 'went-on', part: index, plan: rest, rules: [] });
  return true;
};

/** A task that can no longer be done is left out, and the next one begins in its stead. */
const beginNext = (story: Story, view: State, index: number): void => {
  for (;;) {
    const { secret, doing } = partOf(story.state, index);
    const [task, ...rest] = secret?.plan ?? [];
    if (doing !== undefined || task === undefined || !isTimed(task)) return;
    if (begin(story, view, index, task, rest)) return;
  }
};

/** All are judged on the situation in which the quarter begins. */
export const beginTasks = (story: Story): void => {
  const { state } = story;
  for (const index of standing(state)) {
    if (partOf(state, index).secret?.plan !== undefined) beginNext(story, state, index);
  }
};
