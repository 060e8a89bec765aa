/**
 * Ground within reach of a point, a front or a block: straight strips and slices of rings, side by side without
 * overlap. Shares of a body in it are exact.
 */
import { SAME } from '../tolerance.ts';
import { type Block, writeCorners } from './block.ts';
import type { Body } from './body.ts';
import { clippedArea, wedgeOf } from './clip.ts';
import { discArea } from './disc.ts';
import { eastOf, type Heading, northOf } from './heading.ts';
import { type Pieces, piecesOf } from './pieces.ts';

/** A slice of a ring about a point: clockwise from the left ray to the right one, half a turn at most. */
interface Slice {
  readonly x: number;
  readonly y: number;
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
  readonly inner: number;
  readonly outer: number;
}

export interface Arc {
  readonly strips: Pieces;
  readonly slices: readonly Slice[];
}

/** Rays are long, so that their direction keeps all its digits beside places on the table. */
const LONG = 1_048_576;
const ray = (heading: Heading): [number, number] => [eastOf(heading) * LONG, northOf(heading) * LONG];

const slice = (x: number, y: number, from: Heading, to: Heading, inner: number, outer: number): Slice => ({
  x,
  y,
  left: ray(from),
  right: ray(to),
  inner,
  outer,
});

/** A ring sector: as far to either side of the heading as `spread`, at most half a turn. */
export const sector = (
  x: number,
  y: number,
  heading: Heading,
  spread: number,
  inner: number,
  outer: number,
): Arc => ({
  strips: piecesOf([]),
  slices: [
    slice(x, y, heading - spread, heading, inner, outer),
    slice(x, y, heading, heading + spread, inner, outer),
  ],
});

/** The ground straight out from a side, between two distances; corners as a block writes them. */
const stripBefore = (
  corners: Float64Array,
  side: number,
  out: Heading,
  inner: number,
  outer: number,
): number[] => {
  const i = 2 * side;
  const j = (i + 2) % 8;
  const [ax, ay, bx, by] = [corners[i], corners[i + 1], corners[j], corners[j + 1]];
  const east = eastOf(out);
  const north = northOf(out);
  return [
    ...[ax + east * inner, ay + north * inner, ax + east * outer, ay + north * outer],
    ...[bx + east * outer, by + north * outer, bx + east * inner, by + north * inner],
  ];
};

/** Before a front, up to a depth from its nearest point, opening outward at both corners by the flare (up to 90 degrees). */
export const fieldOfFire = (block: Block, flare: number, inner: number, outer: number): Arc => {
  const corners = new Float64Array(8);
  writeCorners(block, corners, 0);
  const { heading } = block;
  return {
    strips: piecesOf([stripBefore(corners, 0, heading, inner, outer)]),
    slices: [
      slice(corners[0], corners[1], heading - flare, heading, inner, outer),
      slice(corners[2], corners[3], heading, heading + flare, inner, outer),
    ],
  };
};

/** In so many steps each corner of a field of fire is opened. */
const STEPS = 4;

/** A ring around a field of fire that leaves nothing of it outside: x, y after x, y. */
export const fieldOfFireOutline = (block: Block, flare: number, outer: number): number[] => {
  const corners = new Float64Array(8);
  writeCorners(block, corners, 0);
  // Straight edges around an arc lie outside of it, if their corners are far enough out.
  const far = outer / northOf(Math.ceil(flare / STEPS / 2));
  const opened = (x: number, y: number, step: number): readonly [number, number] => {
    const out = block.heading + Math.round((flare * step) / STEPS);
    return [x + eastOf(out) * far, y + northOf(out) * far];
  };
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step);
  return [
    ...[corners[0], corners[1]],
    ...steps.flatMap((step) => opened(corners[0], corners[1], step - STEPS)),
    ...steps.flatMap((step) => opened(corners[2], corners[3], step)),
    ...[corners[2], corners[3]],
  ];
};

/** Everything between two distances from the edge of a block; from 0 on the block's own ground belongs to it. */
export const rangeBand = (block: Block, inner: number, outer: number): Arc => {
  const corners = new Float64Array(8);
  writeCorners(block, corners, 0);
  const strips: ArrayLike<number>[] = inner <= 0 ? [corners] : [];
  const slices: Slice[] = [];
  for (let side = 0; side < 4; side += 1) {
    const out = block.heading + 9000 * side;
    strips.push(stripBefore(corners, side, out, inner, outer));
    slices.push(slice(corners[2 * side], corners[2 * side + 1], out - 9000, out, inner, outer));
  }
  return { strips: piecesOf(strips), slices };
};

const stripsArea = (strips: Pieces, points: Float64Array, from: number, to: number): number => {
  let area = 0;
  for (let s = 0; s + 1 < strips.starts.length; s += 1) {
    area += clippedArea(points, from, to, strips.points, strips.starts[s], strips.starts[s + 1]);
  }
  return area;
};

const sliceArea = (each: Slice, points: Float64Array, from: number, to: number): number => {
  const wedge = wedgeOf(points, from, to, each.x, each.y, each.left, each.right);
  return discArea(wedge, each.x, each.y, each.outer) - discArea(wedge, each.x, each.y, each.inner);
};

/** The part of a body, 0 to 1, that lies in an arc. */
export const shareInArc = (arc: Arc, body: Body): number => {
  const { points, starts } = body.parts;
  let area = 0;
  for (let p = 0; p + 1 < starts.length; p += 1) {
    area += stripsArea(arc.strips, points, starts[p], starts[p + 1]);
    for (const each of arc.slices) area += sliceArea(each, points, starts[p], starts[p + 1]);
  }
  if (area <= 0) return 0;
  return area >= body.area ? 1 : area / body.area;
};

/** How far a place lies on the right of a ray from the slice's point, in units. */
const rightOfRay = (toX: number, toY: number, rayTo: readonly [number, number]): number =>
  (rayTo[1] * toX - rayTo[0] * toY) / LONG;

const isInSlice = (each: Slice, x: number, y: number): boolean => {
  const toX = x - each.x;
  const toY = y - each.y;
  const far = Math.sqrt(toX * toX + toY * toY);
  if (far > each.outer + SAME || far < each.inner - SAME) return false;
  if (far <= SAME) return true;
  const along = toX * (each.left[0] + each.right[0]) + toY * (each.left[1] + each.right[1]);
  return (
    along >= -SAME * LONG &&
    rightOfRay(toX, toY, each.left) >= -SAME &&
    rightOfRay(toX, toY, each.right) <= SAME
  );
};

const isInStrip = (strips: Pieces, strip: number, x: number, y: number): boolean => {
  const { points, starts } = strips;
  for (let i = starts[strip], j = starts[strip + 1] - 2; i < starts[strip + 1]; j = i, i += 2) {
    const dx = points[i] - points[j];
    const dy = points[i + 1] - points[j + 1];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (dy * (x - points[j]) - dx * (y - points[j + 1]) < -SAME * length) return false;
  }
  return true;
};

/** Whether a place lies in an arc; its border belongs to it, as in "up to N". */
export const isInArc = (arc: Arc, x: number, y: number): boolean => {
  for (let s = 0; s + 1 < arc.strips.starts.length; s += 1) {
    if (isInStrip(arc.strips, s, x, y)) return true;
  }
  return arc.slices.some((each) => isInSlice(each, x, y));
};
