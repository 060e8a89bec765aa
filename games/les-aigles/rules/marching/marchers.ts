/** Who marches in a quarter, and how. */

import { type Block, eastOf, northOf } from '@grognard/field';
import { walkFrom } from '../../ground/motion/pace.ts';
import { blocksOf } from '../../ground/shape/blocks.ts';
import { hourOf, isEngaged, partOf, standing, unitOfPart } from '../../model/evolve.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Onward } from '../../model/tasks.ts';
import { groundOf } from '../ground/going.ts';
import { travel } from '../ground/travel.ts';
import { isRiddenOver } from '../passing-through/caught.ts';
import { isHeldByCrosser } from '../passing-through/cross.ts';
import { MOST_FORCED } from './legs.ts';
import { gaitOf, type QuarterMarch, quarterMarch } from './way.ts';

/** A part on the march in this quarter. */
export interface Marcher {
  readonly part: number;
  readonly march: QuarterMarch;
  readonly forced: boolean;
  readonly dragged: boolean;
  /** What squadrons behind do if it comes into contact. */
  readonly onward?: Onward;
}

export const blocksIn = (setting: Memories, state: State, part: number): readonly Block[] =>
  blocksOf(setting, partOf(state, part), unitOfPart(state, part).arm);

/** LA-M4.4-5: it takes a whole half period, so it begins with one. */
export const beginDragging = (story: Story): void => {
  const { state } = story;
  if (state.quarter % 2 === 0) return;
  for (const part of standing(state)) {
    const [task, ...later] = partOf(state, part).secret?.plan ?? [];
    if (task?.do !== 'drag' || !isFree(state, part)) continue;
    const doing = { what: 'drag' as const, length: task.length, left: 2, since: hourOf(state) };
    happen(story, { kind: 'began', part, doing, rules: ['LA-M4.4-1', 'LA-M4.4-5'] });
    happen(story, { kind: 'went-on', part, plan: later, rules: [] });
  }
};

export const marchersOf = (story: Story): Map<number, Marcher> => {
  const { setting, state } = story;
  const marchers = new Map<number, Marcher>();
  for (const part of standing(state)) {
    const now = partOf(state, part);
    const unit = unitOfPart(state, part);
    const [task] = now.secret?.plan ?? [];
    if (now.doing?.what === 'drag') {
      const { length } = now.doing;
      const leg = { go: length < 0 ? ('back' as const) : ('ahead' as const), length: Math.abs(length) / 2 };
      marchers.set(part, { part, march: dragged(story, part, leg), forced: false, dragged: true });
    } else if (task?.do === 'march' && isFree(state, part)) {
      const forced = task.forced === true;
      if (forced && (now.forced ?? 0) >= MOST_FORCED) continue;
      const march = quarterMarch(setting, unit, now, task.legs, gaitOf(setting, state, task));
      const onward = task.onward !== undefined && { onward: task.onward };
      marchers.set(part, { part, march, forced, dragged: false, ...onward });
    }
  }
  return marchers;
};

/** Men on the ropes: the whole front goes by half of the length. */
const dragged = (
  { setting, state }: Story,
  index: number,
  leg: { readonly go: 'ahead' | 'back'; readonly length: number },
): QuarterMarch => {
  const part = partOf(state, index);
  const length = leg.go === 'back' ? -leg.length : leg.length;
  const [dx, dy] = [eastOf(part.heading) * length, northOf(part.heading) * length];
  const way = [{ motion: { dx, dy, pivotX: 0, pivotY: 0, turn: 0 }, until: 1 }];
  const mover = { unit: unitOfPart(state, index), part };
  return {
    ...travel(groundOf(setting, state), mover, blocksIn(setting, state, index), way),
    ...{ end: walkFrom(part), rest: [], spent: leg.length },
  };
};

/** Whether nothing keeps a part from doing what its plan says. */
const isFree = (state: State, part: number): boolean => {
  const now = partOf(state, part);
  return (
    now.doing === undefined &&
    now.charge === undefined &&
    now.rally === undefined &&
    now.follow === undefined &&
    now.evade === undefined &&
    now.routing === undefined &&
    now.retreat === undefined &&
    now.opened === undefined &&
    now.inside === undefined &&
    !isEngaged(state, part) &&
    !isHeldByCrosser(state, part) &&
    !isRiddenOver(state, part)
  );
};
