/** Sight the slow way: every side, every time, with plain arithmetic. Exact while places are whole numbers. */
import { type Blocker, SAME } from '../../index.ts';
import { type Edge, edgesOf, ringsOf } from './slow.ts';

const rightOf = (ax: number, ay: number, bx: number, by: number, x: number, y: number): number =>
  (by - ay) * (x - ax) - (bx - ax) * (y - ay);

const outline = (blocker: Blocker): Edge[] => {
  if (blocker.shape.kind === 'polygon') return ringsOf(blocker.shape.rings).flatMap(edgesOf);
  return ringsOf(blocker.shape.pieces).map((ring) => edgesOf(ring)[0] ?? [0, 0, 0, 0]);
};

/** Strictly inside: not within a hair of any side, and an odd number of sides to the east. */
const isInside = (edges: readonly Edge[], x: number, y: number): boolean => {
  let count = 0;
  for (const [ax, ay, bx, by] of edges) {
    const length = Math.hypot(bx - ax, by - ay);
    const isBeside = Math.abs(rightOf(ax, ay, bx, by, x, y)) <= 1e-7 * length;
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
    if (isBeside && along >= 0 && along <= length) return false;
    if (ay > y !== by > y && ax + ((bx - ax) * (y - ay)) / (by - ay) > x) count += 1;
  }
  return count % 2 === 1;
};

/** The shares of the way at which the line meets the lines of the sides. */
const meetings = (edges: readonly Edge[], ax: number, ay: number, bx: number, by: number): number[] => {
  const whole = (bx - ax) ** 2 + (by - ay) ** 2;
  const found = [0, 1];
  for (const [cx, cy, dx, dy] of edges) {
    const [c, d] = [rightOf(ax, ay, bx, by, cx, cy), rightOf(ax, ay, bx, by, dx, dy)];
    const share = (x: number, y: number): number => ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / whole;
    if (c === 0) found.push(share(cx, cy));
    if (d === 0) found.push(share(dx, dy));
    if (c * d < 0) found.push(share(cx + ((dx - cx) * c) / (c - d), cy + ((dy - cy) * c) / (c - d)));
  }
  return found.filter((u) => u >= 0 && u <= 1).sort((u, v) => u - v);
};

type Run = readonly [number, number];

const runsInside = (edges: readonly Edge[], ax: number, ay: number, bx: number, by: number): Run[] => {
  const shares = meetings(edges, ax, ay, bx, by);
  const length = Math.hypot(bx - ax, by - ay);
  const runs: Run[] = [];
  shares.forEach((from, i) => {
    const to = shares[i + 1] ?? from;
    const middle = (from + to) / 2;
    if ((to - from) * length < 1e-6) return;
    if (!isInside(edges, ax + (bx - ax) * middle, ay + (by - ay) * middle)) return;
    const last = runs[runs.length - 1];
    if (last !== undefined && (from - last[1]) * length < 1e-6) runs[runs.length - 1] = [last[0], to];
    else runs.push([from, to]);
  });
  return runs;
};

/** How much of a run is lower than the height, as a share of the way. */
const lowPart = ([from, to]: Run, az: number, bz: number, height: number): number => {
  const [zFrom, zTo] = [az + (bz - az) * from, az + (bz - az) * to];
  const low = Math.min(zFrom, zTo);
  const high = Math.max(zFrom, zTo);
  if (high < height || (high === low && low < height)) return to - from;
  return low >= height ? 0 : ((to - from) * (height - low)) / (high - low);
};

const groundStops = (
  blocker: Blocker,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): boolean => {
  const length = Math.hypot(bx - ax, by - ay);
  let seen = 0;
  for (const run of runsInside(outline(blocker), ax, ay, bx, by)) {
    const low = lowPart(run, az, bz, blocker.height) * length;
    if (low < 1e-6) continue;
    const endsInside = run[0] === 0 || run[1] === 1;
    if (!blocker.through && !endsInside) return true;
    seen += low;
  }
  return seen > (blocker.into > 0 ? blocker.into + SAME : 0) + 1e-6;
};

/** A crest stops what goes from one of its sides to the other: nudged a hair either way, the line still crosses it. */
const crestStops = (
  blocker: Blocker,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): boolean => {
  const edges = outline(blocker);
  const points = [
    ...edges.map(([x, y]) => [x, y] as const),
    ...edges.slice(-1).map(([, , x, y]) => [x, y] as const),
  ];
  const whole = (bx - ax) ** 2 + (by - ay) ** 2;
  const placed = points.map(([x, y]) => ({
    side: Math.sign(rightOf(ax, ay, bx, by, x, y)),
    out: rightOf(ax, ay, bx, by, x, y),
    share: ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / whole,
  }));
  const off = placed.filter(({ side }) => side !== 0);
  return off.some((here, i) => {
    const before = off[i - 1];
    if (before === undefined || before.side === here.side) return false;
    const between = placed.slice(placed.indexOf(before) + 1, placed.indexOf(here)).map(({ share }) => share);
    const direct = before.share + ((here.share - before.share) * before.out) / (before.out - here.out);
    const shares = between.length > 0 ? between : [direct];
    const isWithin = shares.every((share) => share > 1e-12 && share < 1 - 1e-12);
    return isWithin && az + (bz - az) * Math.min(...shares) < blocker.height;
  });
};

export const slowStops = (
  blocker: Blocker,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): boolean => {
  if (ax === bx && ay === by) return false;
  const stops = blocker.shape.kind === 'polygon' ? groundStops : crestStops;
  return stops(blocker, ax, ay, az, bx, by, bz);
};
