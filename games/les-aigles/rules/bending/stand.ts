/** Bases put side by side along a way, each with both its front corners on it. */
import { type CoursePlace, cross, dot, lengthOfPlace, less, plus } from './course.ts';

/** Where somebody is on a way: on the leg that begins at the point of this number. */
interface Spot {
  readonly leg: number;
  readonly at: CoursePlace;
}

export interface Stand {
  /** The front corner nearer to the middle of the line, and the other. */
  readonly from: CoursePlace;
  readonly to: CoursePlace;
}

export interface Room {
  readonly width: number;
  readonly depth: number;
  /** How far the rear of one base may reach into the next. */
  readonly overlap: number;
  readonly hand: 'left' | 'right';
}

/** So far along the way, round its bends. */
const alongBy = (way: readonly CoursePlace[], spot: Spot, length: number): Spot | undefined => {
  let left = length;
  let { at } = spot;
  for (let { leg } = spot; leg + 1 < way.length; leg += 1) {
    const to = way[leg + 1] as CoursePlace;
    const rest = lengthOfPlace(less(to, at));
    if (rest >= left) {
      const d = less(to, at);
      return { leg, at: rest === 0 ? at : plus(at, d, left / rest) };
    }
    left -= rest;
    at = to;
  }
  return undefined;
};

/** The first place farther along the way that is so far off as the crow flies. */
const strideFrom = (way: readonly CoursePlace[], spot: Spot, far: number): Spot | undefined => {
  let start = spot.at;
  for (let { leg } = spot; leg + 1 < way.length; leg += 1) {
    const to = way[leg + 1] as CoursePlace;
    if (lengthOfPlace(less(to, spot.at)) >= far) {
      const d = less(to, start);
      const long = lengthOfPlace(d);
      if (long === 0) return { leg, at: to };
      const u: CoursePlace = [d[0] / long, d[1] / long];
      const off = less(start, spot.at);
      const along = dot(off, u);
      const share = -along + Math.sqrt(Math.max(0, along * along - dot(off, off) + far * far));
      return { leg, at: plus(start, u, share) };
    }
    start = to;
  }
  return undefined;
};

const towards = ({ from, to }: Stand): CoursePlace => {
  const d = less(to, from);
  const long = lengthOfPlace(d) || 1;
  return [d[0] / long, d[1] / long];
};

/** By how much the side of the next base must come away from the last, where the way bends towards their rear. */
const shortOf = (last: Stand, next: Stand, { depth, overlap, hand }: Room): number => {
  const [a, b] = [towards(last), towards(next)];
  const turn = hand === 'right' ? -cross(a, b) : cross(a, b);
  const cosine = dot(a, b);
  if (turn <= 1e-9) return cosine < -0.5 ? Infinity : 0;
  if (cosine < 0.05) return Infinity;
  const off = less(next.from, last.to);
  const inward: CoursePlace = hand === 'right' ? [a[1], -a[0]] : [-a[1], a[0]];
  const [along, deep] = [dot(off, a) + overlap, dot(off, inward)];
  // Either its side comes clear of the last one's rear corner, or its own rear corner of the last one's side.
  const bySide = (depth - deep) * turn - along * cosine;
  const isBySide = depth - deep - Math.max(0, bySide) * turn <= depth * cosine;
  return isBySide ? bySide : (depth * turn - along) / cosine;
};

const TRIES = 12;

/** The next base from a spot on: as near to the last as their rears allow. */
const nextStand = (
  way: readonly CoursePlace[],
  spot: Spot,
  last: Stand | undefined,
  room: Room,
): { readonly stand: Stand; readonly end: Spot } | undefined => {
  let start: Spot | undefined = spot;
  for (let tries = 0; tries < TRIES && start !== undefined; tries += 1) {
    const end = strideFrom(way, start, room.width);
    if (end === undefined) return undefined;
    const stand = { from: start.at, to: end.at };
    const short = last === undefined ? 0 : shortOf(last, stand, room);
    if (short === Infinity) return undefined;
    if (short <= 1) return { stand, end };
    start = alongBy(way, start, short);
  }
  return undefined;
};

/** As many bases as there is room for, at most so many; the first begins so far off the middle. */
export const standsAlong = (
  way: readonly CoursePlace[],
  { count, off, middle }: { readonly count: number; readonly off: number; readonly middle?: Stand },
  room: Room,
): readonly Stand[] => {
  const [at] = way;
  const first = at === undefined ? undefined : { leg: 0, at };
  let spot = first === undefined || off === 0 ? first : strideFrom(way, first, off);
  const found: Stand[] = [];
  while (spot !== undefined && found.length < count) {
    const next = nextStand(way, spot, found[found.length - 1] ?? middle, room);
    if (next === undefined) break;
    found.push(next.stand);
    spot = next.end;
  }
  return found;
};
