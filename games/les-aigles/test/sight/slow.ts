/**
 * Sight, slowly and obviously: lines from each end of a base to each other, walked in small steps. It knows the rules of
 * the chapter and nothing of how the quick version works.
 */
import { type Polygon, whereIn } from '@grognard/field';
import type { Land, Rise } from '../../rules/sight/land.ts';

export type Place = readonly [number, number];

const STEP = 60;

const isIn = (area: Polygon, [x, y]: Place): boolean => whereIn(area, x, y) === 'inside';

const at = ([ax, ay]: Place, [bx, by]: Place, share: number): Place => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

const apart = ([ax, ay]: Place, [bx, by]: Place): number => Math.hypot(bx - ax, by - ay);

/** Every little place along a line, its ends left out. */
const walk = (from: Place, to: Place): readonly Place[] => {
  const count = Math.max(2, Math.ceil(apart(from, to) / STEP));
  return Array.from({ length: count - 1 }, (_, i) => at(from, to, (i + 1) / count));
};

/** How often the crest is crossed between two places. */
const crossed = ({ crest: { axis } }: Rise, [ax, ay]: Place, [bx, by]: Place): boolean => {
  const side = (px: number, py: number, qx: number, qy: number, x: number, y: number): number =>
    Math.sign((qx - px) * (y - py) - (qy - py) * (x - px));
  for (let i = 0; i + 3 < axis.length; i += 2) {
    const [px = 0, py = 0, qx = 0, qy = 0] = axis.subarray(i, i + 4);
    if (side(ax, ay, bx, by, px, py) * side(ax, ay, bx, by, qx, qy) > 0) continue;
    if (side(px, py, qx, qy, ax, ay) * side(px, py, qx, qy, bx, by) < 0) return true;
  }
  return false;
};

const meetsLast = (area: Polygon, steps: readonly Place[], to: Place, depth: number): boolean =>
  steps.some((step) => isIn(area, step) && apart(step, to) <= depth);

/** From plain to plain, on slopes and on the tops of plateaus. */
export const plainlyFree = (land: Land, from: Place, to: Place): boolean => {
  const steps = walk(from, to);
  const stops = [
    ...land.houses.map(({ area }) => area),
    ...land.covers.filter(({ sort }) => sort === 'wood').map(({ area }) => area),
  ];
  if (stops.some((area) => steps.some((step) => isIn(area, step)))) return false;
  return land.rises.every((rise) => {
    const { top, area } = rise;
    if (top === undefined) {
      if (crossed(rise, from, to)) return false;
      return isIn(area, from) || isIn(area, to) || !steps.some((step) => isIn(area, step));
    }
    if (isIn(top, from) && isIn(top, to)) return true;
    if (isIn(top, from)) return !meetsLast(top, steps, to, 15_000);
    if (isIn(top, to)) return !meetsLast(top, steps, from, 15_000);
    return !steps.some((step) => isIn(top, step));
  });
};

/** From a crest, with what masks besides. */
export const freeFromCrest = (
  land: Land,
  own: readonly Rise[],
  masks: readonly Polygon[],
  from: Place,
  to: Place,
): boolean => {
  const steps = walk(from, to);
  const dead = [
    ...land.houses.map(({ area }) => area),
    ...land.covers.filter(({ sort }) => sort === 'wood').map(({ area }) => area),
  ];
  if (dead.some((area) => meetsLast(area, steps, to, 15_000))) return false;
  if (masks.some((area) => meetsLast(area, steps, to, 10_000))) return false;
  return land.rises.every((rise) => {
    if (own.includes(rise)) {
      const passes = rise.overgrown.some((area) => !isIn(area, to) && steps.some((step) => isIn(area, step)));
      return !passes || !meetsLast(rise.area, [...steps, to], to, 15_000);
    }
    if (!meetsLast(rise.area, [...steps, to], to, 15_000)) return true;
    const { top } = rise;
    return top === undefined
      ? !crossed(rise, from, to)
      : isIn(top, to) || !steps.some((step) => isIn(top, step));
  });
};
