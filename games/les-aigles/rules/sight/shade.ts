/**
 * What hides one place from another, with a measure of how surely: a line that is hidden by so much stays hidden
 * however its ends are moved by less than that. So a whole fan of lines is judged by one of them.
 */
import {
  type Body,
  type Box,
  boxesMeet,
  gap,
  gapToEdge,
  gapToPoint,
  isUpTo,
  NOISE,
  type Polygon,
  runsThrough,
  whereIn,
} from '@grognard/field';
import type { Rise } from './land.ts';
import { type Hidden, hiddenAs } from './unseen.ts';

/** How far both ends of a line may move and it is still hidden; 0 if it is not hidden. */
export type Hides = (ax: number, ay: number, bx: number, by: number) => number;

export interface Shade {
  readonly hidden: Hidden;
  readonly box: Box;
  /** What it hides of one from another: nothing, if he lies too far behind it. */
  between(eye: Body, shown: Body): Hides | undefined;
}

/** Hidden by next to nothing. */
const BARELY = 1e-3;

/** A line from its eye to what it looks at. */
interface Line {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly length: number;
}

const lineOf = (ax: number, ay: number, bx: number, by: number): Line => ({
  ax,
  ay,
  bx,
  by,
  length: Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)),
});

const xAt = ({ ax, bx }: Line, share: number): number => ax + (bx - ax) * share;
const yAt = ({ ay, by }: Line, share: number): number => ay + (by - ay) * share;

type Run = readonly [from: number, to: number];

/** Where a line runs inside a ground, as shares of its way. */
const runsOf = (area: Polygon, { ax, ay, bx, by }: Line): readonly Run[] => {
  // A line crosses no more sides than there are: room for all its runs.
  const found = new Float64Array(area.pieces.starts.length + 2);
  const count = runsThrough(area, ax, ay, bx, by, found);
  return Array.from({ length: count / 2 }, (_, i) => [found[2 * i] ?? 0, found[2 * i + 1] ?? 0] as const);
};

const clearance = (area: Polygon, line: Line, share: number): number =>
  gapToEdge(area, xAt(line, share), yAt(line, share));

/** Where to look along a stretch for the place that lies deepest in a ground. */
const LOOKS = [0.5, 0.25, 0.75, 0.08, 0.92] as const;

/** How surely a line runs through a ground. */
const deepest = (area: Polygon, line: Line, [from, to]: Run): number => {
  if ((to - from) * line.length <= NOISE) return 0;
  let best = BARELY;
  for (const look of LOOKS) best = Math.max(best, clearance(area, line, from + (to - from) * look));
  return best;
};

const meets = (area: Polygon, line: Line): number =>
  Math.max(0, ...runsOf(area, line).map((run) => deepest(area, line, run)));

/** LA-O0-11: whether some of a unit lies within a depth of what makes the dead ground. */
const reaches = (shown: Body, from: Polygon | Body, depth: number): boolean =>
  boxesMeet(shown, from, depth + 1) && isUpTo(gap(shown, from), depth);

/** A ground that nobody sees through. */
export const wallShade = (area: Polygon, hidden: Hidden): Shade => {
  const hides: Hides = (ax, ay, bx, by) => meets(area, lineOf(ax, ay, bx, by));
  return { hidden, box: area, between: () => hides };
};

/** A ground that hides those behind it who come so near to it, or to all that it is a part of. */
export const groundShade = (
  area: Polygon,
  depth: number,
  hidden: Hidden,
  whole: Polygon | Body = area,
): Shade => {
  const hides: Hides = (ax, ay, bx, by) => meets(area, lineOf(ax, ay, bx, by));
  return {
    ...{ hidden, box: area },
    between: (_eye, shown) => (reaches(shown, whole, depth) ? hides : undefined),
  };
};

const crossProduct = (ax: number, ay: number, bx: number, by: number, x: number, y: number): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

/** Where a line crosses a crest, as shares of its way, in order. */
const crossingsOf = ({ crest }: Rise, { ax, ay, bx, by }: Line): readonly number[] => {
  const { axis } = crest;
  const shares: number[] = [];
  for (let i = 0; i + 3 < axis.length; i += 2) {
    const [px = 0, py = 0, qx = 0, qy = 0] = axis.subarray(i, i + 4);
    const [p, q] = [crossProduct(ax, ay, bx, by, px, py), crossProduct(ax, ay, bx, by, qx, qy)];
    if (p > 0 === q > 0) continue;
    const [a, b] = [crossProduct(px, py, qx, qy, ax, ay), crossProduct(px, py, qx, qy, bx, by)];
    if ((a > 0 && b < 0) || (a < 0 && b > 0)) shares.push(a / (a - b));
  }
  return shares.sort((a, b) => a - b);
};

/** How near the border of a ground comes to a stretch of a line that lies in it. */
const tubeIn = (area: Polygon, line: Line, from: number, to: number): number => {
  const { points } = area.pieces;
  let least = Math.min(clearance(area, line, from), clearance(area, line, to));
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x = 0, y = 0] = points.subarray(i, i + 2);
    const along =
      ((x - line.ax) * (line.bx - line.ax) + (y - line.ay) * (line.by - line.ay)) /
      (line.length * line.length);
    const share = Math.min(to, Math.max(from, along));
    const [dx, dy] = [x - xAt(line, share), y - yAt(line, share)];
    least = Math.min(least, Math.sqrt(dx * dx + dy * dy));
  }
  return least;
};

/**
 * How surely a line passes over the crest of a hill at a share of its way, coming from one of the shares and going on to
 * the other: between them it stays on the hill and does not meet the crest again.
 */
const overCrest = ({ area, crest }: Rise, line: Line, [from, to]: Run, at: number): number => {
  const [before, after] = [(from + at) / 2, (at + to) / 2];
  const away = (share: number): number => gapToPoint(crest, xAt(line, share), yAt(line, share));
  return Math.max(BARELY, Math.min(away(before), away(after), tubeIn(area, line, before, after)));
};

/** How surely a line passes over a hill's crest, or out over the edge of a plateau's top: each way over it. */
const waysOver = (rise: Rise, line: Line): readonly number[] => {
  const runs = runsOf(rise.area, line);
  if (runs.length === 0) return [];
  const runAt = (share: number): Run | undefined => runs.find(([from, to]) => share >= from && share <= to);
  const { top } = rise;
  if (top === undefined)
    return crossingsOf(rise, line).flatMap((at, place, crossings) => {
      const run = runAt(at);
      if (run === undefined) return [];
      const [last = 0, next = 1] = [crossings[place - 1], crossings[place + 1]];
      return [overCrest(rise, line, [Math.max(run[0], last), Math.min(run[1], next)], at)];
    });
  return runsOf(top, line).flatMap(([from, to], place, onTop) => {
    const isOver = runAt((from + to) / 2) !== undefined && (1 - to) * line.length > NOISE;
    if (!isOver) return [];
    const [next = 1] = onTop[place + 1] ?? [];
    const beyond = clearance(top, line, (to + next) / 2);
    return [Math.max(BARELY, Math.min(clearance(top, line, (from + to) / 2), beyond))];
  });
};

/** LA-O2.3-4: behind another crest its far slope and the ground at its foot are hidden. */
export const riseShade = (rise: Rise, depth: number): Shade => {
  const hides: Hides = (ax, ay, bx, by) => Math.max(0, ...waysOver(rise, lineOf(ax, ay, bx, by)));
  return {
    ...{ hidden: hiddenAs('behind another hill'), box: rise.area },
    between: (_eye, shown) => (reaches(shown, rise.area, depth) ? hides : undefined),
  };
};

/** LA-O2.3-7: what grows on a slope hides those at the foot of its hill. */
export const overgrownShade = (rise: Rise, cover: Polygon, depth: number): Shade => {
  const hides: Hides = (ax, ay, bx, by) => {
    const line = lineOf(ax, ay, bx, by);
    const covered = runsOf(cover, line).filter(([, to]) => (1 - to) * line.length > NOISE);
    return Math.max(0, ...covered.map((run) => deepest(cover, line, run)));
  };
  return {
    ...{ hidden: hiddenAs('overgrown slope'), box: rise.area },
    between: (_eye, shown) => (reaches(shown, rise.area, depth) ? hides : undefined),
  };
};

const isOutside = (area: Polygon, x: number, y: number): boolean => whereIn(area, x, y) !== 'inside';

/** LA-O2.3-1: a hill stops what runs over it from plain to plain, and its crest whatever crosses it. */
export const hillShade = (rise: Rise): Shade => {
  const hides: Hides = (ax, ay, bx, by) => {
    const line = lineOf(ax, ay, bx, by);
    const over = Math.max(0, ...waysOver(rise, line));
    if (!isOutside(rise.area, ax, ay) || !isOutside(rise.area, bx, by)) return over;
    const through = meets(rise.area, line);
    const ends = Math.min(gapToPoint(rise.area, ax, ay), gapToPoint(rise.area, bx, by));
    return through === 0 ? 0 : Math.max(over, BARELY, Math.min(through, ends));
  };
  return { hidden: hiddenAs('hill between'), box: rise.area, between: () => hides };
};

/** LA-O3.2-2, -3, -4: a plateau hides its top from those below its edge, and them from it; nobody sees across it. */
export const plateauShade = (top: Polygon, depth: number): Shade => {
  const below = (line: Line): number => {
    const dead = meets(top, line);
    return dead === 0 ? 0 : Math.max(BARELY, Math.min(dead, gapToPoint(top, line.bx, line.by)));
  };
  const across = (line: Line): number => {
    const through = meets(top, line);
    const ends = Math.min(gapToPoint(top, line.ax, line.ay), gapToPoint(top, line.bx, line.by));
    return through === 0 ? 0 : Math.max(BARELY, Math.min(through, ends));
  };
  const between: Shade['between'] = (eye, shown) => {
    const [isEyeNear, isShownNear] = [reaches(eye, top, depth), reaches(shown, top, depth)];
    return (ax, ay, bx, by) => {
      const [isUpA, isUpB] = [!isOutside(top, ax, ay), !isOutside(top, bx, by)];
      if (isUpA && isUpB) return 0;
      if (isUpA) return isShownNear ? below(lineOf(ax, ay, bx, by)) : 0;
      if (isUpB) return isEyeNear ? below(lineOf(bx, by, ax, ay)) : 0;
      return across(lineOf(ax, ay, bx, by));
    };
  };
  return { hidden: hiddenAs('below a plateau'), box: top, between };
};
