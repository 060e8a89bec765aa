/** Everything of a finite kind that a part could be told next, with what stands against it. */
import { at, type Refusal } from '@grognard/engine';
import type { Setting } from '../model/setting.ts';
import type { Task } from '../model/tasks.ts';
import type { View } from '../model/view.ts';
import { choicesFor } from './choices.ts';
import { glanceAt, judgeTasks, stagesOf } from './foresee.ts';

/** Something that a part could be told after what is planned for it. */
export interface Offer {
  readonly task: Task;
  /** Nothing, if it may. */
  readonly refusals: readonly Refusal[];
  /** Whole quarters that it takes. */
  readonly takes: number;
}

/** What one's own part could do next, lawful or not; marches are made from where a hand points. */
export const offersFor = (
  setting: Setting,
  view: View,
  index: number,
  before: readonly Task[],
): readonly Offer[] => {
  const now = at(view.parts, index);
  const unit = now === undefined ? undefined : at(view.units, now.unit);
  if (now === undefined || unit === undefined) return [];
  const part =
    stagesOf(setting, view, index, before).at(-1)?.to ?? glanceAt(setting, view, index)?.part ?? now;
  const offers = choicesFor(setting, view, index, part, unit).map((task): Offer => {
    const tasks = [...before, task];
    const refusals = judgeTasks(setting, view, index, tasks);
    const takes = refusals.length > 0 ? 0 : (stagesOf(setting, view, index, tasks).at(-1)?.takes ?? 0);
    return { task, refusals, takes };
  });
  // What an arm or a nation does not know at all is no choice.
  return offers.filter(({ refusals }) => !refusals.some(({ code }) => UNKNOWN.has(code)));
};

const UNKNOWN: ReadonlySet<string> = new Set([
  'not-for-arm',
  'not-for-nation',
  'not-guns',
  'evade-arm',
  'charge-arm',
]);
