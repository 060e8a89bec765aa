import { eastOf, type Line, northOf } from '@grognard/field';
import { type Leg, legOf, type Place } from '../model/march.ts';
import type { Measures } from '../model/measures.ts';
import { topic } from '../model/memory.ts';
import type { Setting } from '../model/setting.ts';
import type { CrossedLine, Terrain } from '../model/terrain.ts';
import { STRETCH } from './crossed-line.ts';

/** Where a leg leads for what lies on its way: its centre, or the front of an attacker. */
const wayOf = ({ from, to, meets = to }: Leg): readonly [number, number] => [
  meets.x - from.x,
  meets.y - from.y,
];

/** Whether a line keeps clear of the box around the whole way of a front. */
const isFarFrom = (
  line: CrossedLine,
  { from, to, meets = to }: Leg,
  acrossX: number,
  acrossY: number,
): boolean => {
  const { minX, minY, maxX, maxY } = line.box;
  const [wideX, wideY] = [Math.abs(acrossX) + CLEAR, Math.abs(acrossY) + CLEAR];
  return (
    minX > Math.max(from.x, meets.x) + wideX ||
    maxX < Math.min(from.x, meets.x) - wideX ||
    minY > Math.max(from.y, meets.y) + wideY ||
    maxY < Math.min(from.y, meets.y) - wideY
  );
};

/** More than rounding can put astray. */
const CLEAR = 1;

/** A way this nearly along its own front is measured with care. */
const SLANTED = 0.001;

const isSlanted = (leg: Leg): boolean => {
  const { from, to, meets = to } = leg;
  const [dx, dy] = [meets.x - from.x, meets.y - from.y];
  const cross = northOf(leg.heading) * dy + eastOf(leg.heading) * dx;
  return Math.abs(cross) <= SLANTED * Math.sqrt(dx * dx + dy * dy);
};

/**
 * How much of the front passes over a line on this leg: of all the men in it, side by side, those whose own straight
 * way crosses some part of the line.
 */
export const frontAcross = (
  measures: Pick<Measures, 'front'>,
  leg: Leg,
  line: CrossedLine,
  front = leg.front ?? measures.front,
): number => {
  const [dx, dy] = wayOf(leg);
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return 0;
  const [rightX, rightY] = [northOf(leg.heading), -eastOf(leg.heading)];
  // In the frame of the march: `u` along the front, `v` along the way, which may be oblique to the front.
  const cross = rightX * dy - rightY * dx;
  if (cross === 0) return 0;
  const half = front / 2;
  if (!isSlanted(leg) && isFarFrom(line, leg, rightX * half, rightY * half)) return 0;
  const { points, boxes } = line;
  const [wideX, wideY] = [Math.abs(rightX * half) + CLEAR, Math.abs(rightY * half) + CLEAR];
  const [minX, maxX] = [Math.min(0, dx) - wideX + leg.from.x, Math.max(0, dx) + wideX + leg.from.x];
  const [minY, maxY] = [Math.min(0, dy) - wideY + leg.from.y, Math.max(0, dy) + wideY + leg.from.y];
  const isAside = isSlanted(leg);
  const spans: Span[] = [];
  for (let at = 0, first = 0; at < boxes.length; at += 4, first += STRETCH) {
    const isFar =
      (boxes[at] ?? 0) > maxX ||
      (boxes[at + 1] ?? 0) > maxY ||
      (boxes[at + 2] ?? 0) < minX ||
      (boxes[at + 3] ?? 0) < minY;
    // Along a way that hardly leads ahead, what is far aside may count for rounding: all of it is measured.
    if (isFar && !isAside) continue;
    const last = Math.min(first + STRETCH, points.length / 2 - 1);
    let [fromU, fromV] = [0, 0];
    for (let corner = first; corner <= last; corner += 1) {
      const px = (points[2 * corner] ?? 0) - leg.from.x;
      const py = (points[2 * corner + 1] ?? 0) - leg.from.y;
      const u = (px * dy - py * dx) / cross;
      const v = (rightX * py - rightY * px) / cross;
      if (corner > first) addSpan(spans, fromU, fromV, u, v, half);
      [fromU, fromV] = [u, v];
    }
  }
  return unionLength(spans);
};

/** As narrow as this, a front is its own middle. */
const MIDDLE = 2;

/** A leg begun so much before and ended so much after it is. */
const stretched = (leg: Leg, by: number): Leg => {
  const [dx, dy] = wayOf(leg);
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return leg;
  const [x, y] = [(dx * by) / length, (dy * by) / length];
  const { from, to, meets = to, heading, road, front } = leg;
  const begun = { x: from.x - x, y: from.y - y };
  const ended = { x: meets.x + x, y: meets.y + y };
  return { ...legOf(begun, to, heading, leg.length, road, front), meets: ended };
};

/**
 * PB-R093e: more than half of the front passes over a line. What runs aslant is passed little by little: then it counts
 * on the leg on which the middle of the front passes it, so that it cannot be crossed in small steps for nothing.
 */
export const goesOver = (measures: Measures, leg: Leg, line: CrossedLine): boolean => {
  const { front = measures.front } = leg;
  const half = front / 2;
  if (isFarFrom(line, leg, half, half) && !isSlanted(leg)) return false;
  if (frontAcross(measures, leg, line) > half) return true;
  return (
    frontAcross(measures, leg, line, MIDDLE) > 0 &&
    frontAcross(measures, stretched(leg, 3 * measures.front), line) > half
  );
};

const squareTo = (x: number, y: number, [ax, ay]: Line[number], [bx, by]: Line[number]): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const whole = dx * dx + dy * dy;
  const share = whole === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / whole));
  const [ex, ey] = [x - ax - dx * share, y - ay - dy * share];
  return ex * ex + ey * ey;
};

type River = Setting['terrain']['rivers'][number];

const crossings = topic(() => new WeakMap<River, readonly Place[]>());

/** The bridges and fords of this very river, found once. */
const crossingsOf = (terrain: Terrain, river: River): readonly Place[] => {
  const found = terrain.memory(crossings);
  const known = found.get(river);
  if (known !== undefined) return known;
  const { line, width } = river;
  const near = width / 2 + NEAR;
  const places = terrain.crossings.filter(({ x, y }) =>
    line.some((to, place) => place > 0 && squareTo(x, y, line[place - 1] ?? to, to) <= near * near),
  );
  found.set(river, places);
  return places;
};

/** PB-R237a: a bridge or ford of this very river lies on the way of the front. */
export const findsCrossing = (
  { measures, terrain }: Pick<Setting, 'measures' | 'terrain'>,
  leg: Leg,
  river: River,
): boolean => {
  const places = crossingsOf(terrain, river);
  if (places.length === 0) return false;
  const way = stretched(leg, measures.front);
  return places.some((place) => reachesPoint(measures, way, place));
};

/** So near to a river a crossing is one of it. */
const NEAR = 500;

/** Whether a point lies on the way of the front. */
const reachesPoint = (measures: Measures, leg: Leg, { x, y }: Place): boolean => {
  const { front = measures.front } = leg;
  const [dx, dy] = wayOf(leg);
  const [rightX, rightY] = [northOf(leg.heading), -eastOf(leg.heading)];
  const cross = rightX * dy - rightY * dx;
  if (cross === 0) return false;
  const [px, py] = [x - leg.from.x, y - leg.from.y];
  const [u, v] = [(px * dy - py * dx) / cross, (rightX * py - rightY * px) / cross];
  return Math.abs(u) <= front / 2 && v >= 0 && v <= 1;
};

type Span = readonly [number, number];

/** The part of the front that a straight bit of line stops, where it lies on the way. */
const addSpan = (spans: Span[], au: number, av: number, bu: number, bv: number, half: number): void => {
  if ((av < 0 && bv < 0) || (av > 1 && bv > 1)) return;
  const dv = bv - av;
  const start = dv === 0 ? 0 : (0 - av) / dv;
  const end = dv === 0 ? 1 : (1 - av) / dv;
  const from = Math.max(0, Math.min(start, end));
  const to = Math.min(1, Math.max(start, end));
  if (from > to) return;
  const u0 = au + (bu - au) * from;
  const u1 = au + (bu - au) * to;
  const low = Math.max(-half, Math.min(u0, u1));
  const high = Math.min(half, Math.max(u0, u1));
  if (low < high) spans.push([low, high]);
};

const unionLength = (spans: readonly Span[]): number => {
  if (spans.length === 0) return 0;
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [low, high] of spans.toSorted((a, b) => a[0] - b[0])) {
    total += Math.max(0, high - Math.max(low, reached));
    reached = Math.max(reached, high);
  }
  return total;
};

/** Lines on a map that a march may go over, with a box around each: west, south, east, north. */
interface Lines {
  readonly lines: readonly CrossedLine[];
  readonly boxes: Float64Array;
}

const linesOf = (lines: readonly CrossedLine[]): Lines => ({
  lines,
  boxes: Float64Array.from(lines.flatMap(({ box: { minX, minY, maxX, maxY } }) => [minX, minY, maxX, maxY])),
});

type Across = Readonly<Record<'slopes' | 'streams' | 'rivers', Lines>>;

const across = topic((): { lines?: Across } => ({}));

export const acrossOn = ({ slopes, streams, rivers, memory }: Terrain): Across => {
  const known = memory(across);
  known.lines ??= {
    slopes: linesOf(slopes),
    streams: linesOf(streams.map(({ crossed }) => crossed)),
    rivers: linesOf(rivers.map(({ crossed }) => crossed)),
  };
  return known.lines;
};

/** Whether a leg goes over one of several lines; those that lie far from it are passed over at a glance. */
export const goesOverAny = (measures: Measures, leg: Leg, { lines, boxes }: Lines): boolean => {
  const { from, to, meets = to, front = measures.front } = leg;
  const wide = front / 2 + CLEAR;
  const isAside = isSlanted(leg);
  const west = Math.min(from.x, meets.x) - wide;
  const south = Math.min(from.y, meets.y) - wide;
  const east = Math.max(from.x, meets.x) + wide;
  const north = Math.max(from.y, meets.y) + wide;
  for (let place = 0, box = 0; place < lines.length; place += 1, box += 4) {
    const isFar =
      (boxes[box] ?? 0) > east ||
      (boxes[box + 1] ?? 0) > north ||
      (boxes[box + 2] ?? 0) < west ||
      (boxes[box + 3] ?? 0) < south;
    if ((!isFar || isAside) && goesOver(measures, leg, lines[place] as CrossedLine)) return true;
  }
  return false;
};
