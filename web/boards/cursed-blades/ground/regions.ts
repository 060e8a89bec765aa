import { type HexBoard, neighbourOf } from '@grognard/field/hex';
import type { Area, Point } from '@grognard/ink/plane';
import { cornerOf, middleOf } from './hexes.ts';

const keyOf = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

const areaWithin = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0) / 2;

/** Borders of a set of hexes, each a closed ring; outer ones run clockwise on the sheet, clearings the other way. */
export const ringsOf = (board: HexBoard, isIn: (hex: number) => boolean): readonly (readonly Point[])[] => {
  const next = new Map<string, { readonly from: Point; readonly to: Point }[]>();
  for (let hex = 0; hex < board.size; hex += 1) {
    if (!isIn(hex)) continue;
    const middle = middleOf(board, hex);
    for (let side = 0; side < 6; side += 1) {
      const other = neighbourOf(board, hex, side);
      if (other >= 0 && isIn(other)) continue;
      const edge = { from: cornerOf(middle, side), to: cornerOf(middle, side + 1) };
      next.set(keyOf(edge.from), [...(next.get(keyOf(edge.from)) ?? []), edge]);
    }
  }
  const rings: Point[][] = [];
  for (const [start] of next) {
    const ring: Point[] = [];
    let key = start;
    for (let edge = next.get(key)?.shift(); edge !== undefined; edge = next.get(key)?.shift()) {
      ring.push(edge.from);
      key = keyOf(edge.to);
      if (key === start) break;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
};

/** The same as areas: each outer border with the clearings that lie in it. */
export const areasOf = (board: HexBoard, isIn: (hex: number) => boolean): readonly Area[] => {
  const rings = ringsOf(board, isIn);
  const outer = rings.filter((ring) => areaWithin(ring) > 0);
  const holes = rings.filter((ring) => areaWithin(ring) <= 0);
  return outer.map((ring) => ({
    ring,
    holes: outer.length === 1 ? holes : holes.filter((hole) => holds(ring, hole)),
  }));
};

const holds = (ring: readonly Point[], [first]: readonly Point[]): boolean => {
  if (first === undefined) return false;
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return (
    first[0] > Math.min(...xs) &&
    first[0] < Math.max(...xs) &&
    first[1] > Math.min(...ys) &&
    first[1] < Math.max(...ys)
  );
};

/** Runs of hexes that touch each other. */
export const patchesOf = (board: HexBoard, hexes: readonly number[]): readonly (readonly number[])[] => {
  const left = new Set(hexes);
  const patches: number[][] = [];
  for (const start of hexes) {
    if (!left.delete(start)) continue;
    const patch = [start];
    for (const hex of patch)
      for (let side = 0; side < 6; side += 1) {
        const other = neighbourOf(board, hex, side);
        if (left.delete(other)) patch.push(other);
      }
    patches.push(patch);
  }
  return patches;
};
