/** Straight lines over the table: where they cross a line, and where they run inside an area. */
import { type Box, type Polygon, type Ribbon, SAME, whereIn } from '@grognard/field';

export type Place = readonly [x: number, y: number];

/** How far apart two places are. */
export const lengthBetween = ([ax, ay]: Place, [bx, by]: Place): number =>
  Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));

/** Where one line crosses another, as a share of the first; touching an end of the other counts, an own end does not. */
const crossing = ([ax, ay]: Place, [bx, by]: Place, [px, py]: Place, [qx, qy]: Place): number | undefined => {
  const [dx, dy, ex, ey] = [bx - ax, by - ay, qx - px, qy - py];
  const across = dx * ey - dy * ex;
  if (across === 0) return undefined;
  const along = ((px - ax) * ey - (py - ay) * ex) / across;
  const beside = ((px - ax) * dy - (py - ay) * dx) / across;
  return along > 0 && along < 1 && beside >= 0 && beside <= 1 ? along : undefined;
};

/** Whether a straight way could come near something at all. */
const misses = ({ minX, minY, maxX, maxY }: Box, [ax, ay]: Place, [bx, by]: Place): boolean =>
  (ax < minX && bx < minX) ||
  (ax > maxX && bx > maxX) ||
  (ay < minY && by < minY) ||
  (ay > maxY && by > maxY);

const rising = (a: number, b: number): number => a - b;

/** The shares of a way at which it crosses a line, in order; both sides of a bend are one crossing. */
export const crossingsOf = (line: Ribbon, from: Place, to: Place): readonly number[] => {
  if (misses(line, from, to)) return [];
  const { axis } = line;
  const found: number[] = [];
  for (let i = 0; i + 3 < axis.length; i += 2) {
    const [px = 0, py = 0, qx = 0, qy = 0] = axis.subarray(i, i + 4);
    const share = crossing(from, to, [px, py], [qx, qy]);
    if (share !== undefined) found.push(share);
  }
  const apart = SAME / Math.max(SAME, lengthBetween(from, to));
  return found.sort(rising).filter((share, place) => place === 0 || share - (found[place - 1] ?? 0) > apart);
};

export const crosses = (line: Ribbon, from: Place, to: Place): boolean =>
  crossingsOf(line, from, to).length > 0;

/** A stretch of a way inside an area: shares of the way. */
export interface RunInside {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** Where a way runs inside an area, farther than rounding would have it. */
export const runsIn = (area: Polygon, from: Place, to: Place): readonly RunInside[] => {
  if (misses(area, from, to)) return [];
  const [[ax, ay], [bx, by]] = [from, to];
  const whole = lengthBetween(from, to);
  const { points } = area.pieces;
  const marks: number[] = [0, 1];
  for (let i = 0; i + 3 < points.length; i += 4) {
    const [px = 0, py = 0, qx = 0, qy = 0] = points.subarray(i, i + 4);
    const share = crossing(from, to, [px, py], [qx, qy]);
    if (share !== undefined) marks.push(share);
  }
  marks.sort(rising);
  const runs: RunInside[] = [];
  marks.slice(1).forEach((end, place) => {
    const start = marks[place] ?? 0;
    if (end === start) return;
    const middle = (start + end) / 2;
    if (whereIn(area, ax + (bx - ax) * middle, ay + (by - ay) * middle) !== 'inside') return;
    const last = runs.at(-1);
    const isOne = last !== undefined && last.to === start;
    const run = { from: isOne ? last.from : start, to: end };
    if (isOne) runs.pop();
    runs.push({ ...run, length: (run.to - run.from) * whole });
  });
  return runs.filter(({ length }) => length > SAME);
};

/** The place of a line that is nearest to a place. */
export const nearestOn = ({ axis }: Ribbon, [x, y]: Place): Place => {
  let best: { place: Place; squared: number } = { place: [x, y], squared: Infinity };
  for (let i = 0; i + 3 < axis.length; i += 2) {
    const [px = 0, py = 0, qx = 0, qy = 0] = axis.subarray(i, i + 4);
    const [dx, dy] = [qx - px, qy - py];
    const whole = dx * dx + dy * dy;
    const share = whole === 0 ? 0 : Math.min(1, Math.max(0, ((x - px) * dx + (y - py) * dy) / whole));
    const place: Place = [px + share * dx, py + share * dy];
    const squared = (place[0] - x) * (place[0] - x) + (place[1] - y) * (place[1] - y);
    if (squared < best.squared) best = { place, squared };
  }
  return best.place;
};
