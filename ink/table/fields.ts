import type { Luck } from '../strokes/luck.ts';
import { type Area, at, frameOf, isIn, PER_CM, type Point, round } from '../strokes/plane.ts';

/** Places in rows over an area, a little uneven. */
const sown = (area: Area, apart: number, rows: number, luck: Luck): readonly Point[] => {
  const { left, top, right, bottom } = frameOf(area.ring);
  const places: Point[] = [];
  for (let y = top + rows / 2; y < bottom; y += rows) {
    for (let x = left + apart / 2; x < right; x += apart) {
      const place: Point = [x + (luck() - 0.5) * apart * 0.3, y + (luck() - 0.5) * rows * 0.2];
      if (isIn(area, place)) places.push(place);
    }
  }
  return places;
};

/** Ears of corn: a stalk with two leaves. */
export const stalksIn = (area: Area, luck: Luck): string =>
  sown(area, 0.42 * PER_CM, 0.55 * PER_CM, luck)
    .map(([x, y]) => `M${at([x, y + 6])}v-11M${at([x, y])}l-3.500-3M${at([x, y])}l3.500-3`)
    .join('');

/** Vines on their stakes. */
export const vinesIn = (area: Area, luck: Luck): string =>
  sown(area, 0.6 * PER_CM, 0.7 * PER_CM, luck)
    .map(([x, y]) => `M${at([x, y + 6])}v-10c5-1 5 4 0 5c-5 1-5 5 0 5`)
    .join('');

/** Furrows: the strokes of a plough from side to side, broken where the border bends in. */
export const furrowsIn = (area: Area, luck: Luck): string => {
  const { left, top, right, bottom } = frameOf(area.ring);
  const strokes: string[] = [];
  const step = 0.12 * PER_CM;
  for (let y = top + 5; y < bottom; y += 0.34 * PER_CM) {
    let from: number | undefined;
    for (let x = left; x <= right + step; x += step) {
      const isInside = isIn(area, [x, y]);
      if (isInside) from ??= x + luck() * step;
      else if (from !== undefined) {
        strokes.push(`M${round(from)} ${round(y)}H${round(x - step)}`);
        from = undefined;
      }
    }
  }
  return strokes.join('');
};
