import { type Box, eastOf, type Line, northOf, type Polygon, roundUnit } from '@grognard/field';
import { footprint } from '../../board.ts';
import type { Measures } from '../../measures.ts';
import type { Setting } from '../../setting.ts';
import { isClearOf } from '../../terrain/cover-map.ts';
import { grounds } from '../../vocabulary.ts';
import { liesMostlyIn } from '../ground.ts';
import type { Leg, Place } from './march.ts';

/** How closely a march is looked at: at every half centimetre, and where it begins and ends. */
const GRAIN = 500;

/** Woods and marsh: PB-R093d. */
const COVER = [grounds.indexOf('woods'), grounds.indexOf('marsh')];

const placesOn = ({ length }: Leg): number => Math.max(1, Math.ceil(length / GRAIN));

const placeOn = ({ from, to }: Leg, i: number, count: number): Place => ({
  x: roundUnit(from.x + ((to.x - from.x) * i) / count),
  y: roundUnit(from.y + ((to.y - from.y) * i) / count),
});

/** The places at which a leg is looked at. */
export const placesAlong = (leg: Leg): readonly Place[] => {
  const count = placesOn(leg);
  return Array.from({ length: count + 1 }, (_, i) => placeOn(leg, i, count));
};

/** Whether somewhere on a leg more than half of a piece in line is in any of these kinds of ground. */
export const entersGround = (setting: Setting, leg: Leg, kinds: readonly number[]): boolean => {
  const { front, depth } = setting.measures;
  const [east, north] = [Math.abs(eastOf(leg.heading)), Math.abs(northOf(leg.heading))];
  const [wide, high] = [(north * front + east * depth) / 2, (east * front + north * depth) / 2];
  const count = placesOn(leg);
  // Stretches with nothing of the kind anywhere near are passed over at a glance.
  const isIn = (first: number, last: number): boolean => {
    const [a, b] = [placeOn(leg, first, count), placeOn(leg, last, count)];
    const around = {
      minX: Math.min(a.x, b.x) - wide,
      minY: Math.min(a.y, b.y) - high,
      maxX: Math.max(a.x, b.x) + wide,
      maxY: Math.max(a.y, b.y) + high,
    };
    if (kinds.every((kind) => isClearOf(setting.terrain, kind, around))) return false;
    if (first === last) return standsIn(setting, leg, a, kinds);
    const middle = (first + last) >> 1;
    return isIn(first, middle) || isIn(middle + 1, last);
  };
  return isIn(0, count);
};

const standsIn = (setting: Setting, { heading }: Leg, { x, y }: Place, kinds: readonly number[]): boolean =>
  liesMostlyIn(setting, kinds, footprint(setting.measures, { x, y, heading }));

/**
 * PB-R093e: somewhere on the way more than half of the piece is in woods or marsh. What it starts in and marches out of
 * counts too, unless the club reads it otherwise.
 */
const goesThroughCover = (setting: Setting, leg: Leg, isFirst: boolean): boolean => {
  if (!isFirst || setting.switches.leavingRoughReduces === 'yes') return entersGround(setting, leg, COVER);
  const isCovered = (place: Place): boolean => standsIn(setting, leg, place, COVER);
  const places = placesAlong(leg);
  const out = places.findIndex((place) => !isCovered(place));
  return out < 0 || places.slice(out).some(isCovered);
};

const boxes = new WeakMap<Line, Box>();

const boxAround = (line: Line): Box => {
  const known = boxes.get(line);
  if (known !== undefined) return known;
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const box = {
    minX: Math.min(...xs),
    minY: Math.min(...ys),
    maxX: Math.max(...xs),
    maxY: Math.max(...ys),
  };
  boxes.set(line, box);
  return box;
};

/** Whether a line keeps clear of the box around the whole way of a front. */
const isFarFrom = (line: Line, { from, to }: Leg, acrossX: number, acrossY: number): boolean => {
  const { minX, minY, maxX, maxY } = boxAround(line);
  const [wideX, wideY] = [Math.abs(acrossX) + CLEAR, Math.abs(acrossY) + CLEAR];
  return (
    minX > Math.max(from.x, to.x) + wideX ||
    maxX < Math.min(from.x, to.x) - wideX ||
    minY > Math.max(from.y, to.y) + wideY ||
    maxY < Math.min(from.y, to.y) - wideY
  );
};

/** More than rounding can put astray. */
const CLEAR = 1;

/** A way this nearly along its own front is measured with care. */
const SLANTED = 0.001;

/**
 * How much of the front passes over a line on this leg: of all the men in it, side by side, those whose own straight
 * way crosses some part of the line.
 */
export const frontAcross = ({ front }: Measures, leg: Leg, line: Line): number => {
  const [dx, dy] = [leg.to.x - leg.from.x, leg.to.y - leg.from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return 0;
  const [rightX, rightY] = [northOf(leg.heading), -eastOf(leg.heading)];
  // In the frame of the march: `u` along the front, `v` along the way, which may be oblique to the front.
  const cross = rightX * dy - rightY * dx;
  if (cross === 0) return 0;
  const half = front / 2;
  if (Math.abs(cross) > SLANTED * length && isFarFrom(line, leg, rightX * half, rightY * half)) return 0;
  const spans: Span[] = [];
  let fromU = 0;
  let fromV = 0;
  line.forEach((point, corner) => {
    const px = point[0] - leg.from.x;
    const py = point[1] - leg.from.y;
    const u = (px * dy - py * dx) / cross;
    const v = (rightX * py - rightY * px) / cross;
    if (corner > 0) addSpan(spans, fromU, fromV, u, v, half);
    fromU = u;
    fromV = v;
  });
  return unionLength(spans);
};

/** Whether a point lies on the way of the front. */
export const reachesPoint = ({ front }: Measures, leg: Leg, { x, y }: Place): boolean => {
  const [dx, dy] = [leg.to.x - leg.from.x, leg.to.y - leg.from.y];
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
  const at = (v: number): number => (dv === 0 ? 0 : (v - av) / dv);
  const [t0, t1] = dv === 0 ? [0, 1] : [Math.min(at(0), at(1)), Math.max(at(0), at(1))];
  const [from, to] = [Math.max(0, t0), Math.min(1, t1)];
  if (from > to) return;
  const [u0, u1] = [au + (bu - au) * from, au + (bu - au) * to];
  const [low, high] = [Math.max(-half, Math.min(u0, u1)), Math.min(half, Math.max(u0, u1))];
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

const borders = new WeakMap<Polygon, readonly Line[]>();

/** The border of a hill as a line that ends where it began. */
const borderOf = (hill: Polygon): readonly Line[] => {
  const known = borders.get(hill);
  if (known !== undefined) return known;
  const { rings } = hill;
  const lines: Line[] = [];
  for (let ring = 0; ring + 1 < rings.starts.length; ring += 1) {
    const line: [number, number][] = [];
    for (let i = rings.starts[ring] ?? 0; i < (rings.starts[ring + 1] ?? 0); i += 2) {
      line.push([rings.points[i] ?? 0, rings.points[i + 1] ?? 0]);
    }
    const [first] = line;
    lines.push(first === undefined ? line : [...line, first]);
  }
  borders.set(hill, lines);
  return lines;
};

/** PB-R093e: more than half of the front crosses it. */
const crosses = (setting: Setting, leg: Leg, line: Line): boolean =>
  frontAcross(setting.measures, leg, line) > setting.measures.front / 2;

type Rough = 'cover' | 'slope' | 'stream' | 'river';

/** PB-R093d: whether ground of a kind reduces the march of a piece in line; `isFirst` where the leg starts the march. */
const reduces: Readonly<Record<Rough, (setting: Setting, leg: Leg, isFirst: boolean) => boolean>> = {
  cover: goesThroughCover,
  slope: (setting, leg) =>
    setting.terrain.hills.some(({ shape }) => borderOf(shape).some((line) => crosses(setting, leg, line))),
  stream: (setting, leg) => setting.terrain.streams.some(({ line }) => crosses(setting, leg, line)),
  river: (setting, leg) => setting.terrain.rivers.some(({ line }) => crosses(setting, leg, line)),
};

const roughs = ['cover', 'slope', 'stream', 'river'] as const;

const isReduced = ({ switches }: Setting, { road }: Leg): boolean =>
  !road && switches.terrainReduction !== 'off';

/** Everything that reduces the march on a leg. */
export const roughsOn = (setting: Setting, leg: Leg, isFirst: boolean): readonly Rough[] =>
  isReduced(setting, leg) ? roughs.filter((rough) => reduces[rough](setting, leg, isFirst)) : [];

/** Whether any of it reduces the march; the rest is not looked at. */
export const isRough = (setting: Setting, legs: readonly Leg[]): boolean =>
  legs.some(
    (leg, place) =>
      isReduced(setting, leg) && roughs.some((rough) => reduces[rough](setting, leg, place === 0)),
  );
