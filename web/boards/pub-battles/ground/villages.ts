import type { Luck } from '@grognard/ink/luck';
import { type Area, at, distance, frameOf, isIn, nearestOn, PER_CM, type Point } from '@grognard/ink/plane';
import { polygonOf } from '@grognard/ink/strokes';

export interface Village {
  readonly houses: string;
  readonly church: string;
}

/** A house: a small block turned the way its street runs. */
const house = (middle: Point, [ex, ey]: Point, length: number, depth: number): readonly Point[] => {
  const [px, py] = [-ey, ex];
  const corner = (a: number, b: number): Point => [
    middle[0] + ex * length * a + px * depth * b,
    middle[1] + ey * length * a + py * depth * b,
  ];
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
};

const GRID = 0.56 * PER_CM;
const STREET = 0.3 * PER_CM;

const streetAt = (
  roads: readonly (readonly Point[])[],
  place: Point,
): { readonly off: number; readonly along: Point } => {
  let best: { off: number; along: Point } = { off: Number.POSITIVE_INFINITY, along: [1, 0] };
  for (const road of roads) {
    const near = nearestOn(road, place);
    if (near !== undefined && near.off < best.off) best = near;
  }
  return best;
};

/** Houses stand along the streets and thin out behind them; none stands on a road or in the brook. */
export const villageOf = (
  area: Area,
  roads: readonly (readonly Point[])[],
  waters: readonly (readonly Point[])[],
  hasChurch: boolean,
  luck: Luck,
): Village => {
  const { left, top, right, bottom } = frameOf(area.ring);
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const houses: { readonly place: Point; readonly shape: readonly Point[] }[] = [];
  for (let y = top + GRID / 3; y < bottom; y += GRID) {
    for (let x = left + GRID / 3; x < right; x += GRID) {
      const place: Point = [x + (luck() - 0.5) * GRID * 0.5, y + (luck() - 0.5) * GRID * 0.5];
      const { off, along } = streetAt(roads, place);
      const wet = waters.some((line) => (nearestOn(line, place)?.off ?? STREET) < STREET * 0.8);
      const [length, depth] = [(0.24 + luck() * 0.2) * PER_CM, (0.18 + luck() * 0.1) * PER_CM];
      const skip = luck() < (off < STREET * 2.4 ? 0.06 : 0.34);
      const shape = house(place, off < 4 * PER_CM ? along : [1, 0], length, depth);
      if (skip || wet || off < STREET || !shape.every((corner) => isIn(area, corner))) continue;
      houses.push({ place, shape });
    }
  }
  const nearest = [...houses].sort((a, b) => distance(a.place, middle) - distance(b.place, middle))[0];
  const site = hasChurch ? nearest : undefined;
  const kept = houses.filter(
    ({ place }) => site === undefined || distance(place, site.place) > GRID * 0.8 || place === site.place,
  );
  return {
    houses: kept
      .filter(({ place }) => place !== site?.place)
      .map(({ shape }) => polygonOf(shape))
      .join(''),
    church: site === undefined ? '' : churchAt(site.place),
  };
};

/** A nave with its tower, and the cross above. */
const churchAt = ([x, y]: Point): string =>
  `M${at([x - 9, y + 6])}h13v-8h-13ZM${at([x + 4, y + 6])}h7v-13h-7ZM${at([x + 7.5, y - 7])}v-9M${at([x + 4.5, y - 12.5])}h6`;
