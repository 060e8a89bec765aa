/** The slow, obvious versions: no scratch, no index, no cleverness. */
import type { Body, Pieces, Polygon, Ribbon } from '../../index.ts';

export type Points = readonly (readonly [number, number])[];

export const ringsOf = (pieces: Pieces): Points[] =>
  Array.from({ length: pieces.starts.length - 1 }, (_, i) => {
    const flat = [...pieces.points.subarray(pieces.starts[i], pieces.starts[i + 1])];
    return flat.flatMap((x, k): [number, number][] => (k % 2 === 0 ? [[x, flat[k + 1] ?? 0]] : []));
  });

export type Edge = readonly [number, number, number, number];

export const edgesOf = (ring: Points): Edge[] =>
  ring.map(([x, y], i): Edge => {
    const [u, v] = ring[(i + 1) % ring.length] ?? [x, y];
    return [x, y, u, v];
  });

/** A shape as layers: ground is what lies inside an odd number of rings of some layer. */
export type Layers = readonly Points[][];

export const layersOf = (shape: Body | Polygon | Ribbon): Layers =>
  shape.kind === 'polygon' ? [ringsOf(shape.rings)] : ringsOf(shape.pieces).map((ring) => [ring]);

const crossingsAt = (edges: readonly Edge[], y: number): number[] => {
  const found: number[] = [];
  for (const [ax, ay, bx, by] of edges) {
    if (ay > y !== by > y) found.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
  }
  return found.sort((a, b) => a - b);
};

type Span = readonly [number, number];

/** The union of the layers' spans along a level. */
const spansAt = (layers: readonly Edge[][], y: number): Span[] => {
  const spans = layers.flatMap((edges) => {
    const xs = crossingsAt(edges, y);
    return xs.flatMap((x, i): Span[] => (i % 2 === 0 ? [[x, xs[i + 1] ?? x]] : []));
  });
  spans.sort(([a], [b]) => a - b);
  const merged: Span[] = [];
  for (const [from, to] of spans) {
    const last = merged[merged.length - 1];
    if (last !== undefined && from <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], to)];
    else merged.push([from, to]);
  }
  return merged;
};

const crossing = ([ax, ay, bx, by]: Edge, [cx, cy, dx, dy]: Edge): number | undefined => {
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (cross === 0) return undefined;
  const u = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross;
  return u >= 0 && u <= 1 ? ay + (by - ay) * u : undefined;
};

/** Every level at which the outline of either changes course: between two of them all widths change evenly. */
const levelsOf = (edges: readonly Edge[]): number[] => {
  const levels = edges.map(([, y]) => y);
  for (let i = 0; i < edges.length; i += 1) {
    for (let k = 0; k < i; k += 1) {
      const y = crossing(edges[i] ?? [0, 0, 0, 0], edges[k] ?? [0, 0, 0, 0]);
      if (y !== undefined) levels.push(y);
    }
  }
  return [...new Set(levels)].sort((a, b) => a - b);
};

const shared = (a: readonly Span[], b: readonly Span[]): number => {
  let total = 0;
  for (const [from, to] of a) {
    for (const [from2, to2] of b) total += Math.max(0, Math.min(to, to2) - Math.max(from, from2));
  }
  return total;
};

/** The common area, slab by slab. */
export const slowOverlap = (a: Layers, b: Layers): number => {
  const [first, second] = [a, b].map((layers) => layers.map((rings) => rings.flatMap(edgesOf)));
  if (first === undefined || second === undefined) return 0;
  const levels = levelsOf([...first, ...second].flat());
  let area = 0;
  levels.forEach((low, i) => {
    const high = levels[i + 1] ?? low;
    const middle = (low + high) / 2;
    if (high > low) area += (high - low) * shared(spansAt(first, middle), spansAt(second, middle));
  });
  return area;
};

export const slowInside = (layers: Layers, x: number, y: number): boolean =>
  layers.some((rings) => crossingsAt(rings.flatMap(edgesOf), y).filter((at) => at > x).length % 2 === 1);

export const pointToEdge = (x: number, y: number, [ax, ay, bx, by]: Edge): number => {
  const whole = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = whole === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / whole;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - (bx - ax) * share, y - ay - (by - ay) * share);
};

/** Whether the second edge has its ends clearly on either side of the first; touching is found by their distance. */
const liesBothSides = ([ax, ay, bx, by]: Edge, [cx, cy, dx, dy]: Edge): boolean => {
  const c = (by - ay) * (cx - ax) - (bx - ax) * (cy - ay);
  const d = (by - ay) * (dx - ax) - (bx - ax) * (dy - ay);
  const clear = 1e-7 * Math.hypot(bx - ax, by - ay);
  return (c > clear && d < -clear) || (c < -clear && d > clear);
};

const edgesCross = (a: Edge, b: Edge): boolean => liesBothSides(a, b) && liesBothSides(b, a);

const edgeToEdge = (a: Edge, b: Edge): number => {
  if (edgesCross(a, b)) return 0;
  return Math.min(
    pointToEdge(a[0], a[1], b),
    pointToEdge(a[2], a[3], b),
    pointToEdge(b[0], b[1], a),
    pointToEdge(b[2], b[3], a),
  );
};

const someCornerIn = (layers: Layers, others: Layers): boolean =>
  others.flat().some((ring) => ring.some(([x, y]) => slowInside(layers, x, y)));

export const slowGap = (a: Layers, b: Layers): number => {
  if (someCornerIn(a, b) || someCornerIn(b, a)) return 0;
  let least = Infinity;
  for (const one of a.flat().flatMap(edgesOf)) {
    for (const two of b.flat().flatMap(edgesOf)) least = Math.min(least, edgeToEdge(one, two));
  }
  return least;
};

/** How far the points reach out from the side a to b, to its left: the least and the most. */
const spreadBeyond = (points: Points, ax: number, ay: number, bx: number, by: number): [number, number] => {
  let [least, most] = [Infinity, -Infinity];
  for (const [x, y] of points) {
    const out = (ay - by) * (x - ax) + (bx - ax) * (y - ay);
    if (out < least) least = out;
    if (out > most) most = out;
  }
  return [least, most];
};

const depthAlongSides = (a: Points, b: Points): number => {
  let depth = Infinity;
  let [ax, ay] = a[a.length - 1] ?? [0, 0];
  for (const [bx, by] of a) {
    const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
    const [a0, a1] = spreadBeyond(a, ax, ay, bx, by);
    const [b0, b1] = spreadBeyond(b, ax, ay, bx, by);
    if (length > 0) depth = Math.min(depth, (a1 - b0) / length, (b1 - a0) / length);
    [ax, ay] = [bx, by];
  }
  return depth;
};

/** How deep two convex outlines are in each other, or minus the widest strip between them. */
export const slowDepth = (a: Points, b: Points): number =>
  Math.min(depthAlongSides(a, b), depthAlongSides(b, a));
