import type { Luck } from './luck.ts';
import { type Area, frameOf, isIn, PER_CM, type Point, round } from './plane.ts';

/** Short level strokes of standing water, and the reeds on some of them. */
export interface Marsh {
  readonly levels: string;
  readonly reeds: string;
}

const ROW = 0.3 * PER_CM;

export const marshOf = (areas: readonly Area[], luck: Luck): Marsh => {
  const levels: string[] = [];
  const reeds: string[] = [];
  for (const area of areas) {
    const { left, top, right, bottom } = frameOf(area.ring);
    for (let y = top + ROW / 2; y < bottom; y += ROW) {
      for (let x = left + luck() * ROW * 2; x < right; x += ROW * (1.6 + luck() * 2)) {
        const length = ROW * (0.7 + luck() * 0.9);
        const middle: Point = [x + length / 2, y];
        if (!isIn(area, middle)) continue;
        levels.push(`M${round(x)} ${round(y)}h${round(length)}`);
        if (luck() < 0.45) reeds.push(tuft(middle));
      }
    }
  }
  return { levels: levels.join(''), reeds: reeds.join('') };
};

const tuft = ([x, y]: Point): string =>
  `M${round(x)} ${round(y)}v-6M${round(x - 2.4)} ${round(y)}l-1.6-4.600M${round(x + 2.4)} ${round(y)}l1.600-4.600`;
