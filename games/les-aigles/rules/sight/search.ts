/**
 * Whether some line between two bodies is free of all shades. The lines from every place of one edge to every place of
 * another fill a square; it is halved until a line is free or every part is hidden for certain.
 */
import { type Body, boxesMeet, type SightIndex, type SightLine, sees } from '@grognard/field';
import type { Hides, Shade } from './shade.ts';
import type { Hidden } from './unseen.ts';

/** Slits narrower than twice this are closed: 0.1 cm. */
const SMALL = 100;

interface Edge {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
}

const isRightOf = (ax: number, ay: number, bx: number, by: number, x: number, y: number): boolean =>
  (by - ay) * (x - ax) - (bx - ax) * (y - ay) >= 0;

/** The edges of a body that face some corner of another. */
const edgesOf = ({ pieces: { points } }: Body, other: Body): readonly Edge[] => {
  const edges: Edge[] = [];
  const theirs = other.pieces.points;
  for (let block = 0; block < points.length; block += 8) {
    for (let side = 0; side < 4; side += 1) {
      const [i, j] = [block + 2 * side, block + 2 * ((side + 1) % 4)];
      const [ax = 0, ay = 0, bx = 0, by = 0] = [points[i], points[i + 1], points[j], points[j + 1]];
      const [dx, dy] = [bx - ax, by - ay];
      if (dx === 0 && dy === 0) continue;
      let faces = false;
      for (let k = 0; k + 1 < theirs.length && !faces; k += 2)
        faces = !isRightOf(ax, ay, bx, by, theirs[k] ?? 0, theirs[k + 1] ?? 0);
      if (faces) edges.push({ x: ax, y: ay, dx, dy, length: Math.sqrt(dx * dx + dy * dy) });
    }
  }
  return edges;
};

/** What a shade hides between two. */
interface Cast {
  readonly hidden: Hidden;
  readonly hides: Hides;
}

/** What a line between two places of the edges meets: free, or hidden by at least so much. */
const hiddenBy = (
  a: Edge,
  s: number,
  b: Edge,
  t: number,
  shades: readonly Cast[],
  enough: number,
): number => {
  let most = 0;
  for (const { hides } of shades) {
    most = Math.max(most, hides(a.x + a.dx * s, a.y + a.dy * s, b.x + b.dx * t, b.y + b.dy * t));
    if (most > 0 && most >= enough) return most;
  }
  return most;
};

const lineAt = (a: Edge, s: number, b: Edge, t: number): SightLine => ({
  ax: a.x + a.dx * s,
  ay: a.y + a.dy * s,
  bx: b.x + b.dx * t,
  by: b.y + b.dy * t,
});

const searchEdges = (a: Edge, b: Edge, shades: readonly Cast[]): SightLine | undefined => {
  const parts: (readonly [number, number, number, number])[] = [[0, 1, 0, 1]];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [s0, s1, t0, t1] = part;
    const [s, t] = [(s0 + s1) / 2, (t0 + t1) / 2];
    const [along, across] = [((s1 - s0) * a.length) / 2, ((t1 - t0) * b.length) / 2];
    const half = Math.max(along, across);
    const hidden = hiddenBy(a, s, b, t, shades, half);
    if (hidden === 0) return lineAt(a, s, b, t);
    if (hidden >= half || half <= SMALL) continue;
    if (along >= across) parts.push([s0, s, t0, t1], [s, s1, t0, t1]);
    else parts.push([s0, s1, t0, t], [s0, s1, t, t1]);
  }
  return undefined;
};

/** What hides anything of one body from another. */
const between = (a: Body, b: Body, shades: readonly Shade[]): readonly Cast[] => {
  const box = {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  };
  const casts: Cast[] = [];
  for (const shade of shades) {
    const hides = boxesMeet(shade.box, box, 0) ? shade.between(a, b) : undefined;
    if (hides !== undefined) casts.push({ hidden: shade.hidden, hides });
  }
  return casts;
};

/** A line from the middle of an edge of one body to the middle of an edge of another, if such a one is free. */
const middleLine = (
  eye: Body,
  shown: Body,
  isFree: (ax: number, ay: number, bx: number, by: number) => boolean,
): SightLine | undefined => {
  const to = edgesOf(shown, eye);
  for (const a of edgesOf(eye, shown))
    for (const b of to) {
      const line = lineAt(a, 0.5, b, 0.5);
      if (isFree(line.ax, line.ay, line.bx, line.by)) return line;
    }
  return undefined;
};

/** A first glance: whether the middle of some edge of one sees the middle of some edge of the other. */
export const glimpses = (index: SightIndex, eye: Body, shown: Body): boolean =>
  middleLine(eye, shown, (ax, ay, bx, by) => sees(index, ax, ay, bx, by)) !== undefined;

const isPast =
  (shades: readonly Cast[]) =>
  (ax: number, ay: number, bx: number, by: number): boolean =>
    shades.every(({ hides }) => hides(ax, ay, bx, by) === 0);

export const glimpsesPast = (eye: Body, shown: Body, shades: readonly Shade[]): boolean =>
  middleLine(eye, shown, isPast(between(eye, shown, shades))) !== undefined;

/** A line from one body to another that none of these shades hides. */
export const linePast = (eye: Body, shown: Body, shades: readonly Shade[]): SightLine | undefined => {
  const near = between(eye, shown, shades);
  const middle = middleLine(eye, shown, isPast(near));
  if (middle !== undefined) return middle;
  const to = edgesOf(shown, eye);
  for (const a of edgesOf(eye, shown))
    for (const b of to) {
      const line = searchEdges(a, b, near);
      if (line !== undefined) return line;
    }
  return undefined;
};

/** Whether one body sees another past these shades. */
export const seesPast = (eye: Body, shown: Body, shades: readonly Shade[]): boolean =>
  linePast(eye, shown, shades) !== undefined;

/** What hides the middle of one edge from the middle of another, if anything does. */
export const whatHides = (eye: Body, shown: Body, shades: readonly Shade[]): Hidden | undefined => {
  const near = between(eye, shown, shades);
  for (const a of edgesOf(eye, shown))
    for (const b of edgesOf(shown, eye)) {
      const { ax, ay, bx, by } = lineAt(a, 0.5, b, 0.5);
      const cast = near.find((each) => each.hides(ax, ay, bx, by) > 0);
      if (cast !== undefined) return cast.hidden;
    }
  return undefined;
};
