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

/** Something with sides: each by its two ends. */
type Sides = readonly (readonly [Place, Place])[];

/** Who looks and who is looked for. */
export interface Two {
  readonly eye: Sides;
  readonly shown: Sides;
}

const sidesOf = ({ pieces: { points } }: Polygon): Sides =>
  Array.from({ length: points.length / 4 }, (_, i) => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.subarray(4 * i, 4 * i + 4);
    return [
      [ax, ay],
      [bx, by],
    ] as const;
  });

/** How far a place is from a side, measured at its foot. */
const fromSide = (place: Place, [a, b]: readonly [Place, Place]): number => {
  const long = apart(a, b) ** 2;
  const along = (place[0] - a[0]) * (b[0] - a[0]) + (place[1] - a[1]) * (b[1] - a[1]);
  return apart(place, at(a, b, long === 0 ? 0 : Math.min(1, Math.max(0, along / long))));
};

/** LA-O0-11: whether some of a base lies within a distance of a ground. */
const isWithin = (area: Polygon, base: Sides, distance: number): boolean => {
  const sides = sidesOf(area);
  if (base.some(([a, b]) => [a, ...walk(a, b)].some((place) => isIn(area, place)))) return true;
  return base.some((one) =>
    sides.some(
      (other) =>
        one.some((place) => fromSide(place, other) <= distance) ||
        other.some((place) => fromSide(place, one) <= distance),
    ),
  );
};

/** From plain to plain, on slopes and on the tops of plateaus. */
export const plainlyFree = (land: Land, from: Place, to: Place, { eye, shown }: Two): boolean => {
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
    if (isIn(top, from)) return !isWithin(top, shown, 15_000);
    if (isIn(top, to)) return !isWithin(top, eye, 15_000);
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
  { shown }: Two,
): boolean => {
  const steps = walk(from, to);
  const runsInto = (area: Polygon): boolean => steps.some((step) => isIn(area, step));
  const dead = [
    ...land.houses.map(({ area }) => area),
    ...land.covers.filter(({ sort }) => sort === 'wood').map(({ area }) => area),
  ];
  if (dead.some((area) => runsInto(area) && isWithin(area, shown, 15_000))) return false;
  if (masks.some((area) => runsInto(area) && isWithin(area, shown, 10_000))) return false;
  return land.rises.every((rise) => {
    const { top } = rise;
    const passes = own.includes(rise)
      ? rise.overgrown.some((area) => !isIn(area, to) && runsInto(area))
      : top === undefined
        ? crossed(rise, from, to)
        : !isIn(top, to) && runsInto(top);
    return !passes || !isWithin(rise.area, shown, 15_000);
  });
};
