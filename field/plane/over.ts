import { type Block, writeCorners } from './block.ts';

type Point = readonly [number, number];

const cornersOf = (block: Block): readonly Point[] => {
  const corners = new Float64Array(8);
  writeCorners(block, corners, 0);
  return [0, 2, 4, 6].map((at): Point => [corners[at] ?? 0, corners[at + 1] ?? 0]);
};

const cross = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const chain = (points: readonly Point[]): readonly Point[] => {
  const kept: Point[] = [];
  for (const point of points) {
    for (let [a, b] = kept.slice(-2); a && b && cross(a, b, point) <= 0; [a, b] = kept.slice(-2)) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
};

/** The convex ring around some points. */
const hullOf = (points: readonly Point[]): readonly Point[] => {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...chain(sorted), ...chain(sorted.toReversed())];
};

/** Around all places at which the middle of a block, facing as it does, would have it lie over another: x, y after x, y. */
export const placesOver = (block: Block, other: Block): number[] => {
  const own = cornersOf({ ...block, x: 0, y: 0 });
  const sums = cornersOf(other).flatMap(([ox, oy]) => own.map(([x, y]): Point => [ox - x, oy - y]));
  return hullOf(sums).flat();
};
