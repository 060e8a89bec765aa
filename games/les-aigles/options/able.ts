import { flat, type Player } from '@grognard/engine';
import type { Reading } from '../model/game-types.ts';
import type { Order } from '../model/orders.ts';
import type { Task } from '../model/tasks.ts';
import { mayStand } from '../play/judge.ts';
import { mayFollow, mayRally } from '../rules/rallies/who.ts';
import { tasksFor } from './orders.ts';
import { reactionsOf } from './reactions.ts';
import { isOwn } from './whim.ts';

/** A little way, in each manner of going: who can go at all can go one of them. */
const LITTLE = 500;
const SLIGHTLY = 100;

const littleMarches: readonly Task[] = [
  { do: 'march', legs: [{ go: 'ahead', length: LITTLE }] },
  { do: 'march', legs: [{ go: 'wheel', turn: SLIGHTLY }] },
  { do: 'march', legs: [{ go: 'wheel', turn: -SLIGHTLY }] },
  { do: 'march', legs: [{ go: 'back', length: LITTLE }] },
];

/** Parts of ours that have an order of their own now: to rally, to follow, to react, or a task for the plan. */
export const able = (reading: Reading, seat: Player): readonly number[] => {
  const { setting, view } = reading;
  const own = (parts: readonly number[]): readonly number[] =>
    parts.filter((part) => isOwn(view, seat, part));
  switch (view.phase) {
    case 'rallies':
      return own(mayRally(setting, view));
    case 'follows':
      return own(mayFollow(setting, view));
    case 'reactions':
      return reactionsOf(setting, view, seat).map(({ part }) => part);
    case 'plans':
      return own([...flat(view.parts).keys()]).filter(
        (part) => someTaskOf(reading, seat, part) !== undefined,
      );
    case 'over':
      return [];
  }
};

/** Any task that the part may be given. */
export const someTaskOf = (reading: Reading, seat: Player, index: number): Order | undefined => {
  const { setting, view } = reading;
  if (view.phase !== 'plans') return undefined;
  for (const tasks of [
    () => littleMarches,
    // Whoever stands does nothing: it marks nobody as able.
    () => tasksFor(setting, view, seat, index).filter((task) => task.do !== 'stand'),
  ]) {
    for (const task of tasks()) {
      const order: Order = { kind: 'plan', parts: [{ part: index, tasks: [task] }], officers: [] };
      if (mayStand(reading, seat, order)) return order;
    }
  }
  return undefined;
};
