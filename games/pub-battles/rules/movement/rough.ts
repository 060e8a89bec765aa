import { eastOf, type Line, northOf, type Polygon, roundUnit } from '@grognard/field';
import { bodyOn } from '../../board.ts';
import type { Measures } from '../../measures.ts';
import type { Setting } from '../../setting.ts';
import { groundFacts } from '../ground.ts';
import type { Leg, March, Place } from './march.ts';

/** How closely a march is looked at: at every half centimetre, and where it begins and ends. */
const GRAIN = 500;

/** The places at which a leg is looked at. */
export const placesAlong = ({ from, to, length }: Leg): readonly Place[] => {
  const count = Math.max(1, Math.ceil(length / GRAIN));
  return Array.from({ length: count + 1 }, (_, i) => ({
    x: roundUnit(from.x + ((to.x - from.x) * i) / count),
    y: roundUnit(from.y + ((to.y - from.y) * i) / count),
  }));
};

/**
 * PB-R093e: somewhere on the way the piece is in woods, marsh or what else reduces. What it starts in and marches out
 * of counts too, unless the club reads it otherwise.
 */
const goesThroughCover = (setting: Setting, leg: Leg, isFirst: boolean): boolean => {
  const isCovered = (place: Place): boolean => {
    const body = bodyOn(setting.measures, { ...place, heading: leg.heading });
    const { name, reduces } = groundFacts(setting, body);
    return reduces && name !== 'river';
  };
  const places = placesAlong(leg);
  if (!isFirst || setting.switches.leavingRoughReduces === 'yes') return places.some(isCovered);
  const out = places.findIndex((place) => !isCovered(place));
  return out < 0 || places.slice(out).some(isCovered);
};

/** Where a leg leads for what lies on its way: its centre, or the front of an attacker. */
const wayOf = ({ from, to, meets = to }: Leg): readonly [number, number] => [
  meets.x - from.x,
  meets.y - from.y,
];

/**
 * How much of the front passes over a line on this leg: of all the men in it, side by side, those whose own straight
 * way crosses some part of the line.
 */
export const frontAcross = (measures: Pick<Measures, 'front'>, leg: Leg, line: Line): number => {
  const { front = measures.front } = leg;
  const [dx, dy] = wayOf(leg);
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return 0;
  const [rightX, rightY] = [northOf(leg.heading), -eastOf(leg.heading)];
  // In the frame of the march: `u` along the front, `v` along the way, which may be oblique to the front.
  const cross = rightX * dy - rightY * dx;
  if (cross === 0) return 0;
  const framed = line.map(([x, y]) => {
    const [px, py] = [x - leg.from.x, y - leg.from.y];
    return { u: (px * dy - py * dx) / cross, v: (rightX * py - rightY * px) / cross };
  });
  const covered = framed.slice(1).flatMap((b, place) => within(framed[place] ?? b, b, front / 2));
  return unionLength(covered);
};

/** As narrow as this, a front is its own middle. */
const MIDDLE = 2;

/** A leg begun so much before and ended so much after it is. */
const stretched = (leg: Leg, by: number): Leg => {
  const [dx, dy] = wayOf(leg);
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return leg;
  const [x, y] = [(dx * by) / length, (dy * by) / length];
  const { from, to, meets = to } = leg;
  return { ...leg, from: { x: from.x - x, y: from.y - y }, meets: { x: meets.x + x, y: meets.y + y } };
};

/**
 * PB-R093e: more than half of the front passes over a line. What runs aslant is passed little by little: then it counts
 * on the leg on which the middle of the front passes it, so that it cannot be crossed in small steps for nothing.
 */
export const goesOver = (measures: Measures, leg: Leg, line: Line): boolean => {
  const half = (leg.front ?? measures.front) / 2;
  if (frontAcross(measures, leg, line) > half) return true;
  return (
    frontAcross(measures, { ...leg, front: MIDDLE }, line) > 0 &&
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

/** PB-R237a: a bridge or ford of this very river lies on the way of the front. */
export const findsCrossing = (
  { measures, terrain }: Pick<Setting, 'measures' | 'terrain'>,
  leg: Leg,
  { line, width }: { readonly line: Line; readonly width: number },
): boolean => {
  const way = stretched(leg, measures.front);
  const near = width / 2 + NEAR;
  return terrain.crossings.some(
    ({ x, y }) =>
      line.some((to, place) => place > 0 && squareTo(x, y, line[place - 1] ?? to, to) <= near * near) &&
      reachesPoint(measures, way, { x, y }),
  );
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

interface Framed {
  readonly u: number;
  readonly v: number;
}

/** The part of the front that a straight bit of line stops, where it lies on the way. */
const within = (a: Framed, b: Framed, half: number): readonly (readonly [number, number])[] => {
  const dv = b.v - a.v;
  const at = (v: number): number => (dv === 0 ? 0 : (v - a.v) / dv);
  if (dv === 0 && (a.v < 0 || a.v > 1)) return [];
  const [t0, t1] = dv === 0 ? [0, 1] : [Math.min(at(0), at(1)), Math.max(at(0), at(1))];
  const [from, to] = [Math.max(0, t0), Math.min(1, t1)];
  if (from > to) return [];
  const [u0, u1] = [a.u + (b.u - a.u) * from, a.u + (b.u - a.u) * to];
  const [low, high] = [Math.max(-half, Math.min(u0, u1)), Math.min(half, Math.max(u0, u1))];
  return low < high ? [[low, high]] : [];
};

const unionLength = (spans: readonly (readonly [number, number])[]): number => {
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [low, high] of spans.toSorted((a, b) => a[0] - b[0])) {
    total += Math.max(0, high - Math.max(low, reached));
    reached = Math.max(reached, high);
  }
  return total;
};

/** The border of a hill as a line that ends where it began. */
const borderOf = ({ rings }: Polygon): readonly Line[] => {
  const lines: Line[] = [];
  for (let ring = 0; ring + 1 < rings.starts.length; ring += 1) {
    const line: [number, number][] = [];
    for (let i = rings.starts[ring] ?? 0; i < (rings.starts[ring + 1] ?? 0); i += 2) {
      line.push([rings.points[i] ?? 0, rings.points[i + 1] ?? 0]);
    }
    const [first] = line;
    lines.push(first === undefined ? line : [...line, first]);
  }
  return lines;
};

const crosses = (setting: Setting, leg: Leg, line: Line): boolean => goesOver(setting.measures, leg, line);

type Rough = 'cover' | 'slope' | 'stream' | 'river';

/** A leg of a march, with what of the march matters to it. */
interface LegOf {
  readonly leg: Leg;
  /** The leg starts the march. */
  readonly isFirst: boolean;
  /** PB-R093h: the march ends on an enemy, so that a column too pays for the bridge. */
  readonly attacks: boolean;
}

export const legsOf = ({ legs, attacks }: Pick<March, 'legs' | 'attacks'>): readonly LegOf[] =>
  legs.map((leg, place) => ({ leg, isFirst: place === 0, attacks: attacks === true }));

/** PB-R093d: what reduces a march. A column ignores all of it, but for a river across which it attacks. */
export function* roughsOn(setting: Setting, { leg, isFirst, attacks }: LegOf): Generator<Rough> {
  const { terrain } = setting;
  if (setting.switches.terrainReduction === 'off' || (leg.road && !attacks)) return;
  if (leg.road) {
    if (terrain.rivers.some(({ line }) => crosses(setting, leg, line))) yield 'river';
    return;
  }
  if (goesThroughCover(setting, leg, isFirst)) yield 'cover';
  const reduces = (name: string): boolean =>
    terrain.chart.some((facts) => facts.name === name && facts.reduces);
  const slopes = reduces('slope') ? terrain.hills : [];
  if (slopes.some(({ shape }) => borderOf(shape).some((line) => crosses(setting, leg, line)))) yield 'slope';
  if (reduces('stream') && terrain.streams.some(({ line }) => crosses(setting, leg, line))) yield 'stream';
  if (reduces('river') && terrain.rivers.some(({ line }) => crosses(setting, leg, line))) yield 'river';
}

/** Whether any of it reduces the march; the rest is not looked at. */
export const isRough = (setting: Setting, march: Pick<March, 'legs' | 'attacks'>): boolean =>
  legsOf(march).some((leg) => roughsOn(setting, leg).next().done === false);
