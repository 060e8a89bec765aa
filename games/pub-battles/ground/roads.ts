import { type Heading, headingOf, SAME, unitsOf } from '@grognard/field';
import { newMemory, topic } from '../model/memory.ts';
import type { RoadData } from '../model/scenario.ts';
import type { RoadNet, Stretch } from '../model/terrain.ts';

/** A place on the net: so far along a stretch. */
export interface RoadPlace {
  readonly stretch: number;
  readonly along: number;
  readonly x: number;
  readonly y: number;
  /** How far the place asked about lies off the road. */
  readonly off: number;
}

const distance = (ax: number, ay: number, bx: number, by: number): number =>
  Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));

export const roadNetOf = (roads: readonly RoadData[]): RoadNet => {
  const corners: { x: number; y: number }[] = [];
  const places = new Map<string, number>();
  const cornerAt = (x: number, y: number): number => {
    const key = `${x} ${y}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, corners.length);
    return corners.push({ x, y }) - 1;
  };
  const stretches: Stretch[] = [];
  for (const { id, line } of roads) {
    const along = line.map(([x, y]) => cornerAt(unitsOf(x), unitsOf(y)));
    along.forEach((to, place) => {
      const from = along[place - 1];
      const [a, b] = [corners[from ?? -1], corners[to]];
      if (from === undefined || a === undefined || b === undefined || from === to) return;
      stretches.push({ from, to, length: distance(a.x, a.y, b.x, b.y), road: id });
    });
  }
  return netOf(corners, stretches);
};

const netOf = (corners: RoadNet['corners'], stretches: readonly Stretch[]): RoadNet => ({
  memory: newMemory(),
  corners,
  stretches,
  at: corners.map((_, corner) =>
    stretches.flatMap(({ from, to }, index) => (from === corner || to === corner ? [index] : [])),
  ),
});

interface Asked {
  readonly x: number;
  readonly y: number;
  readonly place: RoadPlace | undefined;
}

/** Where a march sets out from and where it goes to, each of its steps asks anew. */
const lastAsked = topic(() => ({ places: new Array<Asked | undefined>(4).fill(undefined), oldest: 0 }));

/** The nearest place on any road. */
export const nearestOnRoad = (net: RoadNet, x: number, y: number): RoadPlace | undefined => {
  const last = net.memory(lastAsked);
  for (const asked of last.places)
    if (asked !== undefined && asked.x === x && asked.y === y) return asked.place;
  const place = nearestIn(net, x, y);
  last.places[last.oldest] = { x, y, place };
  last.oldest = (last.oldest + 1) % last.places.length;
  return place;
};

const nearestIn = (net: RoadNet, x: number, y: number): RoadPlace | undefined => {
  let best: RoadPlace | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let stretch = 0; stretch < net.stretches.length; stretch += 1) {
    const { from, to, length } = net.stretches[stretch] as Stretch;
    const a = net.corners[from];
    const b = net.corners[to];
    if (a === undefined || b === undefined || length === 0) continue;
    const ex = (b.x - a.x) / length;
    const ey = (b.y - a.y) / length;
    const along = Math.min(length, Math.max(0, (x - a.x) * ex + (y - a.y) * ey));
    const px = a.x + ex * along;
    const py = a.y + ey * along;
    const off = distance(x, y, px, py);
    if (off >= least) continue;
    least = off;
    best = { stretch, along, x: px, y: py, off };
  }
  return best;
};

/** A way along the net as a line of places, and how long it is. */
export interface RoadWay {
  readonly line: readonly { readonly x: number; readonly y: number }[];
  readonly length: number;
}

interface Reached {
  readonly length: number;
  readonly before: number | undefined;
}

/** The shortest way along the roads; undefined where they do not join. */
export const roadWay = (net: RoadNet, start: RoadPlace, end: RoadPlace): RoadWay | undefined => {
  if (start.stretch === end.stretch) {
    const line = [start, end].map(({ x, y }) => ({ x, y }));
    return { line, length: Math.abs(start.along - end.along) };
  }
  const last = net.stretches[end.stretch];
  if (last === undefined) return undefined;
  const reached = reachCorners(net, start, last);
  const ends = [
    { corner: last.from, rest: end.along },
    { corner: last.to, rest: last.length - end.along },
  ].flatMap(({ corner, rest }) => {
    const way = reached.get(corner);
    return way === undefined ? [] : [{ corner, length: way.length + rest }];
  });
  const [best] = ends.sort((a, b) => a.length - b.length || a.corner - b.corner);
  if (best === undefined) return undefined;
  const between: { x: number; y: number }[] = [];
  for (
    let corner: number | undefined = best.corner;
    corner !== undefined;
    corner = reached.get(corner)?.before
  ) {
    const place = net.corners[corner];
    if (place !== undefined) between.unshift(place);
  }
  return { line: [{ x: start.x, y: start.y }, ...between, { x: end.x, y: end.y }], length: best.length };
};

/** PB-R094m, as a club may read it: the way along one road only; undefined where none has both places on it. */
export const singleRoadWay = (net: RoadNet, start: RoadPlace, end: RoadPlace): RoadWay | undefined => {
  const ways = [...new Set(net.stretches.map(({ road }) => road))].flatMap((name) => {
    const alone = netOf(
      net.corners,
      net.stretches.filter(({ road }) => road === name),
    );
    const [a, b] = [nearestOnRoad(alone, start.x, start.y), nearestOnRoad(alone, end.x, end.y)];
    if (a === undefined || b === undefined || a.off > SAME || b.off > SAME) return [];
    const way = roadWay(alone, a, b);
    return way === undefined ? [] : [way];
  });
  return ways.sort((a, b) => a.length - b.length)[0];
};

/** What is reached first of all that can be; of two as near, what came first. */
const nearestOf = (open: ReadonlyMap<number, Reached>): number => {
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
  open.forEach(({ length }, corner) => {
    if (nearest >= 0 && length >= least) return;
    nearest = corner;
    least = length;
  });
  return nearest;
};

/** The shortest ways to corners, until both of a stretch are known; nets are small, so the plain search will do. */
const reachCorners = (net: RoadNet, start: RoadPlace, last: Stretch): ReadonlyMap<number, Reached> => {
  const reached = new Map<number, Reached>();
  const first = net.stretches[start.stretch];
  if (first === undefined) return reached;
  const open = new Map<number, Reached>([
    [first.from, { length: start.along, before: undefined }],
    [first.to, { length: first.length - start.along, before: undefined }],
  ]);
  while (open.size > 0 && !(reached.has(last.from) && reached.has(last.to))) {
    const corner = nearestOf(open);
    const way = open.get(corner) as Reached;
    open.delete(corner);
    reached.set(corner, way);
    for (const index of net.at[corner] ?? []) {
      const { from, to, length } = net.stretches[index] as Stretch;
      const next = from === corner ? to : from;
      const longer = way.length + length;
      if (!reached.has(next) && longer < (open.get(next)?.length ?? Number.POSITIVE_INFINITY)) {
        open.set(next, { length: longer, before: corner });
      }
    }
  }
  return reached;
};

/** The two headings of the road at a place. */
export const roadHeadings = (net: RoadNet, { stretch }: RoadPlace): readonly [Heading, Heading] => {
  const { from, to } = net.stretches[stretch] as Stretch;
  const [a, b] = [net.corners[from], net.corners[to]];
  if (a === undefined || b === undefined) return [0, 18_000];
  const heading = headingOf(b.x - a.x, b.y - a.y);
  return [heading, (heading + 18_000) % 36_000];
};
