import { type Polygon, runsThrough } from '@grognard/field';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** So many times as long as it is, a line is sure to run off the hill again. */
const BEYOND = 40;

/**
 * PB-R140: a hill of which the map gives no crest has it half way between its slopes. Where the line from one place to
 * another passes it, as a share of the line; Infinity if it does not. `runs` is written over.
 */
export const crestOn = (hill: Polygon, from: Place, to: Place, runs: Float64Array): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [ax, ay] = [from.x - dx * BEYOND, from.y - dy * BEYOND];
  const whole = 2 * BEYOND + 1;
  const count = runsThrough(hill, ax, ay, ax + dx * whole, ay + dy * whole, runs);
  for (let each = 0; each + 1 < count; each += 2) {
    const middle = (((runs[each] ?? 0) + (runs[each + 1] ?? 0)) / 2) * whole - BEYOND;
    if (middle > 0 && middle < 1) return middle;
  }
  return Number.POSITIVE_INFINITY;
};
