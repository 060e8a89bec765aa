import { err, impossible, ok, type Player, type Refusal, type Result } from '@grognard/engine';
import type { Wish } from '../kinds-of-game.ts';
import type { Order, PartPlan } from '../orders.ts';
import { check } from '../rules/check.ts';
import type { Setting } from '../setting.ts';
import type { Task } from '../tasks.ts';
import type { View } from '../view.ts';
import { withTask } from './foresee.ts';
import { taskTowards } from './towards.ts';

/** From a dragged part, a key or a whole draft to an order, or to every reason against it. */
export const propose = (
  setting: Setting,
  view: View,
  seat: Player,
  wish: Wish,
): Result<Order, readonly Refusal[]> => {
  const order = 'order' in wish ? wish.order : planWith(setting, view, wish);
  if (order === undefined)
    return err([impossible('LA-U1.1-1', 'unknown-part', { part: 'part' in wish ? wish.part : -1 })]);
  const refusals = check(setting, view, seat, order);
  return refusals.length === 0 ? ok(order) : err(refusals);
};

type Dragged = Exclude<Wish, { readonly order: Order }>;

const planWith = (setting: Setting, view: View, wish: Dragged): Order | undefined => {
  const { draft = [], officers = [], part: index, fire } = wish;
  const now = draft.find(({ part }) => part === index);
  const kept = now?.tasks ?? [];
  const before = wish.next === true ? kept : [];
  const task = taskOf(setting, view, wish, before);
  if (task === undefined && fire === undefined) return undefined;
  const tasks = task === undefined ? kept : withTask(before, task);
  const mine: PartPlan = { ...now, part: index, tasks, ...(fire !== undefined && { fire }) };
  const parts = [...draft.filter(({ part }) => part !== index), mine];
  return { kind: 'plan', parts, officers };
};

const taskOf = (setting: Setting, view: View, wish: Dragged, before: readonly Task[]): Task | undefined => {
  if (wish.task !== undefined) return wish.task;
  const { to, forced = false } = wish;
  if (to === undefined) return undefined;
  return taskTowards(setting, view, wish.part, before, { to, forced }) ?? { do: 'march', legs: [] };
};
