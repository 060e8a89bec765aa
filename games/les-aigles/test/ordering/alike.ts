/** Whether two orders do the same: same pieces, kinds and targets, and marches that end in the same place. */
import { canonical } from '@grognard/engine';
import { turnBetween } from '@grognard/field';
import type { Order, PartPlan, PlanOrder } from '../../model/orders.ts';
import type { Setting } from '../../model/setting.ts';
import type { View } from '../../model/view.ts';
import { type Stage, stagesOf } from '../../options/foresee.ts';

/** A hand points no finer: in 0.001 cm, and in hundredths of a degree. */
const NEAR = 20;
const NEARLY_AS = 2;

const endsAlike = ({ to: a }: Stage, { to: b }: Stage): boolean =>
  Math.abs(a.x - b.x) <= NEAR &&
  Math.abs(a.y - b.y) <= NEAR &&
  Math.abs(turnBetween(a.heading, b.heading)) <= NEARLY_AS &&
  a.formation === b.formation &&
  a.degradation === b.degradation;

const isSameStage = (a: Stage, b: Stage): boolean => {
  if (a.task.do === 'march' && b.task.do === 'march') {
    const [{ legs: _a, ...one }, { legs: _b, ...other }] = [a.task, b.task];
    return canonical(one) === canonical(other) && a.takes === b.takes && endsAlike(a, b);
  }
  if (a.task.do === 'drag' && b.task.do === 'drag') return Math.abs(a.task.length - b.task.length) <= NEAR;
  return canonical(a.task) === canonical(b.task);
};

const isSameSheet = (setting: Setting, view: View, a: PartPlan, b: PartPlan): boolean => {
  const [{ tasks: first, ...one }, { tasks: second, ...other }] = [a, b];
  const [from, to] = [first, second].map((tasks) => stagesOf(setting, view, a.part, tasks));
  if (from === undefined || to === undefined || first.length !== second.length) return false;
  return (
    canonical(one) === canonical(other) &&
    from.every((stage, place) => {
      const its = to[place];
      return its !== undefined && isSameStage(stage, its);
    })
  );
};

/** The sheets on which something is written, by part. */
const writtenIn = ({ parts }: PlanOrder): readonly PartPlan[] =>
  parts
    .filter(({ part: _part, tasks, ...more }) => tasks.length + Object.keys(more).length > 0)
    .sort((a, b) => a.part - b.part);

const officersIn = ({ officers }: PlanOrder): string =>
  canonical(
    officers
      .filter(({ ride, brings, orders = [] }) => ride.length + orders.length > 0 || brings !== undefined)
      .sort((a, b) => a.officer - b.officer),
  );

const sorted = (order: Exclude<Order, PlanOrder>): string =>
  canonical([order.kind, ...order.parts.map((each) => canonical(each)).sort()]);

export const alike = (a: Order, b: Order, setting: Setting, view: View): boolean => {
  if (a.kind !== 'plan' || b.kind !== 'plan')
    return a.kind !== 'plan' && b.kind !== 'plan' && sorted(a) === sorted(b);
  const [ours, theirs] = [writtenIn(a), writtenIn(b)];
  return (
    officersIn(a) === officersIn(b) &&
    ours.length === theirs.length &&
    ours.every((sheet, place) => {
      const its = theirs[place];
      return its !== undefined && its.part === sheet.part && isSameSheet(setting, view, sheet, its);
    })
  );
};
