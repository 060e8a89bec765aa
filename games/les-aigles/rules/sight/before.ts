/** LA-O5.3-2: a wall of a house looks out before itself, and is looked at from there. */
import { type Body, boxOf, NOISE } from '@grognard/field';

/** A line to look from: what lies before it lies to the left of its way. */
export type Lookout = readonly [ax: number, ay: number, bx: number, by: number];

type Place = readonly [number, number];

/** How far a place lies before a line, in 0.001 cm. */
const ahead = ([ax, ay, bx, by]: Lookout, [x, y]: Place): number => {
  const [dx, dy] = [bx - ax, by - ay];
  return (dx * (y - ay) - dy * (x - ax)) / Math.sqrt(dx * dx + dy * dy);
};

/** The corners of what of a piece lies before a line. */
const cut = (line: Lookout, corners: readonly Place[]): readonly Place[] =>
  corners.flatMap((corner, place) => {
    const next = corners[(place + 1) % corners.length] ?? corner;
    const [here, there] = [ahead(line, corner), ahead(line, next)];
    const own = here >= 0 ? [corner] : [];
    if (here >= 0 === there >= 0) return own;
    const share = here / (here - there);
    return [
      ...own,
      [corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share] as const,
    ];
  });

const cornersOf = (points: Float64Array, from: number): readonly Place[] =>
  [0, 2, 4, 6].map((at): Place => [points[from + at] ?? 0, points[from + at + 1] ?? 0]);

/** The same corners, four by four. */
const inFours = ([a, b, c, d, e]: readonly Place[]): readonly (readonly Place[])[] => {
  if (a === undefined || b === undefined || c === undefined) return [];
  const first = [a, b, c, d ?? c];
  return d === undefined || e === undefined ? [first] : [first, [a, d, e, e]];
};

/** What of a body lies before a line; nothing, if it only reaches up to it. */
export const partBefore = (line: Lookout, body: Body): Body | undefined => {
  const { points } = body.pieces;
  const all: Place[] = [];
  for (let from = 0; from < points.length; from += 8) all.push(...cornersOf(points, from));
  const far = all.map((corner) => ahead(line, corner));
  if (far.every((each) => each >= 0)) return body;
  if (far.every((each) => each <= NOISE)) return undefined;
  const fours: (readonly Place[])[] = [];
  for (let from = 0; from < points.length; from += 8)
    fours.push(...inFours(cut(line, cornersOf(points, from))));
  return bodyOfFours(fours);
};

/** A body to look at, by the corners of its pieces, four to each. */
export const bodyOfFours = (fours: readonly (readonly Place[])[]): Body => {
  const points = Float64Array.from(fours.flat(2));
  const pieces = { points, starts: Int32Array.from([0, ...fours.map((_, place) => 8 * (place + 1))]) };
  return { kind: 'body', blocks: [], pieces, parts: pieces, area: 0, ...boxOf(points) };
};
