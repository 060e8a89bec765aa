import { err, impossible, ok, type Player, type Refusal, type Result } from '@grognard/engine';
import type { OfficerWish, PartWish, Reading, Wish } from '../model/game-types.ts';
import type { OfficerPlan, Order, PartPlan } from '../model/orders.ts';
import type { Setting } from '../model/setting.ts';
import type { Task } from '../model/tasks.ts';
import type { View } from '../model/view.ts';
import { judge } from '../play/judge.ts';
import { withTask } from './foresee.ts';
import { answeredInManner, inManner } from './manner.ts';
import { taskTowards } from './towards.ts';

/** From a dragged part, a key or a whole draft to an order, or to every reason against it. */
export const propose = (reading: Reading, seat: Player, wish: Wish): Result<Order, readonly Refusal[]> => {
  const order = orderOf(reading.setting, reading.view, wish);
  if (order === undefined)
    return err([impossible('LA-U1.1-1', 'unknown-part', { part: 'part' in wish ? wish.part : -1 })]);
  const { refusals } = judge(reading, seat, order);
  return refusals.length === 0 ? ok(order) : err(refusals);
};

const orderOf = (setting: Setting, view: View, wish: Wish): Order | undefined => {
  if ('order' in wish) return wish.order;
  if ('picked' in wish) return joined(wish.picked, answeredInManner(wish.also, wish.manner ?? {}));
  return 'officer' in wish ? planOfOfficer(wish) : planWith(setting, view, wish);
};

/** What was picked for some, and what was picked for others besides. */
const joined = (picked: Order, also: Order): Order => {
  if (picked.kind === 'rally' && also.kind === 'rally')
    return { ...picked, parts: [...picked.parts, ...also.parts] };
  if (picked.kind === 'follow' && also.kind === 'follow')
    return { ...picked, parts: [...picked.parts, ...also.parts] };
  if (picked.kind === 'react' && also.kind === 'react')
    return { ...picked, parts: [...picked.parts, ...also.parts] };
  return also;
};

const planOfOfficer = ({ draft = [], officers = [], ...wish }: OfficerWish): Order => {
  const { officer, rides, brings, says } = wish;
  const now = officers.find((each) => each.officer === officer);
  const mine: OfficerPlan = {
    ...{ officer, ...now, ride: [...(now?.ride ?? []), ...(rides === undefined ? [] : [rides])] },
    ...(brings !== undefined && { brings }),
    ...(says !== undefined && { orders: [...(now?.orders ?? []), says] }),
  };
  const others = officers.filter((each) => each.officer !== officer);
  return { kind: 'plan', parts: draft, officers: [...others, mine] };
};

const planWith = (setting: Setting, view: View, wish: PartWish): Order | undefined => {
  const { draft = [], officers = [], part: index, fire, afterWin, inHouse } = wish;
  const now = draft.find(({ part }) => part === index);
  const told = {
    ...(fire !== undefined && { fire }),
    ...(afterWin !== undefined && { afterWin }),
    ...(inHouse !== undefined && { inHouse }),
  };
  const tasks = tasksWith(setting, view, wish, now?.tasks ?? []);
  if (tasks === undefined && Object.keys(told).length === 0) return undefined;
  const mine: PartPlan = { ...now, part: index, tasks: tasks ?? now?.tasks ?? [], ...told };
  const parts = [...draft.filter(({ part }) => part !== index), mine];
  return { kind: 'plan', parts, officers };
};

/** What is drafted for a part with what is asked for; nothing, if no task is. */
const tasksWith = (
  setting: Setting,
  view: View,
  wish: PartWish,
  kept: readonly Task[],
): readonly Task[] | undefined => {
  const before = wish.next === true ? kept : [];
  const task = taskOf(wish);
  const tasks = task === undefined ? drawn(setting, view, wish, before) : [...before, task];
  return wish.manner === undefined ? tasks : lastInManner(tasks ?? kept, wish.manner);
};

const lastInManner = (
  tasks: readonly Task[],
  manner: NonNullable<PartWish['manner']>,
): readonly Task[] | undefined => {
  const last = tasks.at(-1);
  return last === undefined ? undefined : [...tasks.slice(0, -1), inManner(last, manner)];
};

/** Something that was offered, or that a hand points at. */
const taskOf = ({ task, into }: PartWish): Task | undefined => {
  if (into === undefined) return task;
  const { house, wall, relieves } = into;
  return { do: relieves === true ? 'relieve' : 'enter', house, wall };
};

/** A march as it is drawn, stroke after stroke: each goes on from where the one before it leads. */
const drawn = (
  setting: Setting,
  view: View,
  { part, to, strokes = to === undefined ? [] : [{ to }], forced, apart }: PartWish,
  before: readonly Task[],
): readonly Task[] | undefined => {
  if (strokes.length === 0) return undefined;
  let tasks = before;
  for (const [place, stroke] of strokes.entries()) {
    const task: Task =
      'wheel' in stroke
        ? { do: 'march', legs: [{ go: 'wheel', turn: stroke.wheel }], ...(forced && { forced }) }
        : (taskTowards(setting, view, part, tasks, { ...stroke, forced: forced === true }) ?? NOWHERE);
    tasks = place === 0 && apart === true ? [...tasks, task] : withTask(tasks, task);
  }
  return tasks;
};

/** A march that leads nowhere: the referee says why not. */
const NOWHERE: Task = { do: 'march', legs: [] };
