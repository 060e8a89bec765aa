/** What the laws about ordering must be told of this game: plans made past the offers, and points of what is offered. */
import { flat, type Player, type Random } from '@grognard/engine';
import type { Freely } from '@grognard/engine/conformance';
import { terrainOf } from '../../ground/terrain/terrain.ts';
import type { LesAiglesTypes, Region, Wish } from '../../model/game-types.ts';
import type { Order } from '../../model/orders.ts';
import type { Setting } from '../../model/setting.ts';
import type { View } from '../../model/view.ts';
import { glanceAt, stagesOf } from '../../options/foresee.ts';
import { fromWall } from '../../rules/walls/walls.ts';
import { alike } from './alike.ts';
import { wishFor } from './hand.ts';
import { someOrder } from './random-orders.ts';

/** How near the middle of a region's first edge is to the middle of a front, in 0.001 cm. */
const NEARLY = 2;

/** A march that brings the front up to a point of the ground straight ahead of where it will stand. */
export const wash = (
  setting: Setting,
  view: View,
  { side }: Player,
  { kind, outline: [left, farLeft, farRight, right] }: Region,
  random: Random,
): readonly Wish[] => {
  if (kind !== 'march' || !left || !farLeft || !farRight || !right) return [];
  const [x, y] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const share = (1 + random.below(1_000)) / 1_000;
  const along = (near: number, far: number): number => near + (far - near) * share;
  const to = [along(x, (farLeft[0] + farRight[0]) / 2), along(y, (farLeft[1] + farRight[1]) / 2)] as const;
  const units = flat(view.units);
  return flat(view.parts).flatMap(({ unit }, index) => {
    const stands = units[unit]?.side === side ? glanceAt(setting, view, index)?.part : undefined;
    if (stands === undefined) return [];
    return Math.abs(stands.x - x) + Math.abs(stands.y - y) < NEARLY ? [{ part: index, to }] : [];
  });
};

/** Whether guns are to be laid on a wall that looks away from where they will stand. */
const shellsFromBehind = (order: Order, view: View, setting: Setting): boolean =>
  order.kind === 'plan' &&
  order.parts.some(({ part, tasks }) =>
    stagesOf(setting, view, part, tasks).some(({ task, from }) => {
      const found = task.do === 'shell' ? terrainOf(setting, view).byId.get(task.feature) : undefined;
      if (task.do !== 'shell' || (found?.kind !== 'house' && found?.kind !== 'redoubt')) return false;
      const wall = found.walls[task.side ?? 0];
      return wall !== undefined && fromWall(wall, from.x, from.y).out < 0;
    }),
  );

/** Whole plans and answers, made past the offers; a hand comes to each of them gesture by gesture. */
export const freely: Freely<LesAiglesTypes> = {
  order: (setting, view, seat, random) => someOrder({ setting, view, seat, random }),
  wish: wishFor,
  focus: (order) => (order.kind === 'plan' ? order.parts.map(({ part }) => part) : []),
  alike,
  exceptions: [
    {
      reason:
        'round shot at the far wall of a house: the referee counts no walls between, and nobody aims there',
      is: shellsFromBehind,
    },
  ],
};
