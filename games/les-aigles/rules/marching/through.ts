/** LA-U5.1-7: nobody marches through a friend's close order of his own will. */
import { at, type Refusal, refuse } from '@grognard/engine';
import { runCourse, type Stretch } from '../../ground/motion/course.ts';
import { runnersOf } from '../../ground/motion/runners.ts';
import { isThere, partOf, unitOfPart } from '../../model/evolve.ts';
import type { PartPlan } from '../../model/orders.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { Leg, TaskKind } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import type { View } from '../../model/view.ts';
import { maybeWilled } from '../passing-through/passage.ts';
import { gaitOf, type MarchGait, marchedTo, quarterMarch } from './way.ts';

/** The march of half a period, in the time of one course. */
const halfWay = (
  setting: Memories,
  unit: Unit,
  part: Part,
  legs: readonly Leg[],
  gait: MarchGait,
): readonly Stretch[] => {
  const first = quarterMarch(setting, unit, part, legs, gait);
  if (first.way.length === 0) return [];
  const rest = first.halt === undefined ? first.rest : [];
  const second = quarterMarch(setting, unit, marchedTo(part, first.end), rest, gait);
  return [
    ...first.way.map(({ motion, until }) => ({ motion, until: until / 2 })),
    ...(second.way.length > 0 && (first.way[first.way.length - 1]?.until ?? 0) < 1 ? [resting(0.5)] : []),
    ...second.way.map(({ motion, until }) => ({ motion, until: 0.5 + until / 2 })),
  ];
};

const resting = (until: number): Stretch => ({
  motion: { dx: 0, dy: 0, pivotX: 0, pivotY: 0, turn: 0 },
  until,
});

/** Whether a part will go somewhere, by plan or not. */
const isGoing = (part: Part, planned: ReadonlySet<number>, index: number): boolean =>
  planned.has(index) ||
  [part.charge, part.rally, part.evade, part.follow, part.routing].some((each) => each !== undefined);

/** What is done where it stands. */
const STILL: ReadonlySet<TaskKind> = new Set(['stand', 'wait', 'reorganise']);

/** Every march that leads into a friend who stands. Who goes somewhere himself is met, or not, when it is played. */
export const throughFriends = (
  setting: Setting,
  view: View,
  plans: readonly PartPlan[],
): readonly Refusal[] => {
  const ways = new Map<number, readonly Stretch[]>();
  const planned = new Set<number>();
  for (const { part: index, tasks } of plans) {
    const part = at(view.parts, index);
    if (part === undefined || !isThere(part)) continue;
    const [task] = tasks;
    if (tasks.some(({ do: what }) => !STILL.has(what))) planned.add(index);
    if (task?.do === 'march')
      ways.set(
        index,
        halfWay(setting, unitOfPart(view, index), part, task.legs, gaitOf(setting, view, task)),
      );
  }
  if (ways.size === 0) return [];
  const refusals: Refusal[] = [];
  const who = (index: number) => ({ part: partOf(view, index), unit: unitOfPart(view, index) });
  runCourse(runnersOf(setting, view, ways), ({ parts: [a, b] }) => {
    for (const [mover, other] of [[a, b] as const, [b, a] as const]) {
      if (!ways.has(mover) || isGoing(partOf(view, other), planned, other)) continue;
      const [one, two] = [who(mover), who(other)];
      if (
        one.unit.side !== two.unit.side ||
        view.crossings.some((each) => each.crosser === mover && each.crossed === other)
      )
        continue;
      const passage = maybeWilled(setting, one, two);
      if (typeof passage === 'string')
        refusals.push(refuse(passage, 'through-friend', { unit: one.unit.id, friend: two.unit.id }));
    }
    return [];
  });
  return refusals;
};
