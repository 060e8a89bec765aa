import { type Block, type Body, type Box, bodyOf, eastOf, northOf, roundUnit } from '@grognard/field';
import type { Leg, Place } from '../model/march.ts';
import type { Setting } from '../model/setting.ts';
import type { Arm } from '../model/vocabulary.ts';
import { footprint } from './board.ts';
import { isAnyIn } from './cover-map.ts';

/** How closely a march is looked at: at every half centimetre, and where it begins and ends. */
export const GRAIN = 500;
const placesOn = ({ length }: Leg): number => Math.max(1, Math.ceil(length / GRAIN));
const placeOn = ({ from, to }: Leg, i: number, count: number): Place => ({
  x: roundUnit(from.x + ((to.x - from.x) * i) / count),
  y: roundUnit(from.y + ((to.y - from.y) * i) / count),
});
/** The places at which a leg is looked at. */
export const placesAlong = (leg: Leg): readonly Place[] => {
  const count = placesOn(leg);
  const places: Place[] = [];
  for (let i = 0; i <= count; i += 1) places.push(placeOn(leg, i, count));
  return places;
};
/** What is asked of a block somewhere on its way, with a box around it. */
export type Asked = (setting: Setting, block: Block, box: Box) => boolean;
/** A leg that is looked along. */
interface Look {
  readonly setting: Setting;
  readonly leg: Leg;
  readonly kinds: readonly number[];
  readonly isSo: Asked;
  readonly count: number;
  /** The block where the leg begins, and half of the box around it. */
  readonly block: Block;
  readonly halfX: number;
  readonly halfY: number;
}
/**
 * The first body on a leg of which something is true that can be only where some of these kinds of ground are.
 * Stretches with nothing of the kind anywhere near are passed over at a glance.
 */
export const firstAlong = (
  setting: Setting,
  leg: Leg,
  kinds: readonly number[],
  isSo: Asked,
  arm?: Arm,
): Body | undefined => {
  if (kinds.length === 0) return undefined;
  const { from, heading } = leg;
  const block = footprint(setting.measures, { x: from.x, y: from.y, heading, arm });
  const [east, north] = [Math.abs(eastOf(heading)), Math.abs(northOf(heading))];
  const halfX = north * block.halfFront + east * block.halfDepth;
  const halfY = east * block.halfFront + north * block.halfDepth;
  const count = placesOn(leg);
  const found = firstIn({ setting, leg, kinds, isSo, count, block, halfX, halfY }, 0, count);
  return found === undefined ? undefined : bodyOf([found]);
};
const firstIn = (look: Look, first: number, last: number): Block | undefined => {
  const { setting, leg, kinds, count, halfX, halfY } = look;
  const { from, to } = leg;
  const ax = roundUnit(from.x + ((to.x - from.x) * first) / count);
  const ay = roundUnit(from.y + ((to.y - from.y) * first) / count);
  const bx = roundUnit(from.x + ((to.x - from.x) * last) / count);
  const by = roundUnit(from.y + ((to.y - from.y) * last) / count);
  const minX = Math.min(ax, bx) - halfX;
  const minY = Math.min(ay, by) - halfY;
  const maxX = Math.max(ax, bx) + halfX;
  const maxY = Math.max(ay, by) + halfY;
  if (!isAnyIn(setting.terrain, kinds, minX, minY, maxX, maxY)) return undefined;
  if (first < last) {
    const middle = (first + last) >> 1;
    return firstIn(look, first, middle) ?? firstIn(look, middle + 1, last);
  }
  const { heading, halfFront, halfDepth } = look.block;
  const block = { x: ax, y: ay, heading, halfFront, halfDepth };
  return look.isSo(setting, block, { minX, minY, maxX, maxY }) ? block : undefined;
};
