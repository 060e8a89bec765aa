/**
 * Whom the ground hides beyond doubt, at little cost. A screen is a straight line inside something that nobody sees
 * through: if it reaches across everything between two bodies, neither sees the other.
 */
import { kept } from '@grognard/engine';
import { type Body, type Box, boxesMeet, type Polygon, runsThrough } from '@grognard/field';
import type { Drawer } from '../../model/memory.ts';

type Line = readonly [ax: number, ay: number, bx: number, by: number];

export interface Screen {
  readonly lines: readonly Line[];
  readonly box: Box;
  /** Whoever stands on this is not screened by it: he sees over it. */
  readonly except?: Box;
}

/** So many vertices of a border are looked at, and so many ways. */
const VERTICES = 24;
const WAYS = 8;

const isInside = (area: Polygon, [ax, ay, bx, by]: Line): boolean => {
  const run = new Float64Array(4);
  const count = runsThrough(area, ax, ay, bx, by, run);
  return count === 2 && (run[0] ?? 1) <= 0.001 && (run[1] ?? 0) >= 0.999;
};

/** Which of the ways a line runs, whichever end it starts from. */
const wayOf = ([ax, ay, bx, by]: Line): number => {
  const [dx, dy] = by < ay || (by === ay && bx < ax) ? [ax - bx, ay - by] : [bx - ax, by - ay];
  const slant = dy === 0 && dx === 0 ? 0 : dx / (Math.abs(dx) + dy);
  return Math.min(WAYS - 1, Math.floor(((1 - slant) / 2) * WAYS));
};

const lengthOf = ([ax, ay, bx, by]: Line): number => Math.abs(bx - ax) + Math.abs(by - ay);

/** The longest lines from border to border inside a ground, one for each way. */
const linesAcross = (area: Polygon): readonly Line[] => {
  const { points } = area.pieces;
  const step = 4 * Math.max(1, Math.ceil(points.length / 4 / VERTICES));
  const corners: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < points.length; i += step) corners.push([points[i] ?? 0, points[i + 1] ?? 0]);
  const all = corners.flatMap(([ax, ay], place) =>
    corners.slice(place + 1).map(([bx, by]): Line => [ax, ay, bx, by]),
  );
  all.sort((a, b) => lengthOf(b) - lengthOf(a));
  const found = new Map<number, Line>();
  for (const line of all) {
    const way = wayOf(line);
    if (!found.has(way) && isInside(area, line)) found.set(way, line);
    if (found.size === WAYS) break;
  }
  return [...found.values()];
};

/** They are drawn once, whatever else is new on the table. */
export const ACROSS: Drawer<(area: Polygon) => readonly Line[]> = { empty: () => kept(linesAcross) };

export const screenOf = (lines: readonly Line[], area: Polygon, seesOver = false): Screen => ({
  ...{ lines, box: area },
  ...(seesOver && { except: area }),
});

/** A crest is a screen leg by leg, whoever stands on its hill. */
export const crestScreen = (axis: Float64Array, box: Box): Screen => ({
  lines: Array.from({ length: axis.length / 2 - 1 }, (_, leg): Line => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = axis.subarray(2 * leg, 2 * leg + 4);
    return [ax, ay, bx, by];
  }),
  box,
});

/** How clear of everything a screen must reach, in 0.001 cm. */
const CLEAR = 2;

/** How far the corners of a body lie to the right of a line, least and most, in units times the length of the line. */
const rangeOf = ([ax, ay, bx, by]: Line, { pieces: { points } }: Body): readonly [number, number] => {
  let [least, most] = [Infinity, -Infinity];
  for (let i = 0; i + 1 < points.length; i += 2) {
    const off = (by - ay) * ((points[i] ?? 0) - ax) - (bx - ax) * ((points[i + 1] ?? 0) - ay);
    if (off < least) least = off;
    if (off > most) most = off;
  }
  return [least, most];
};

/** Whether a line parts two bodies, and reaches on both sides beyond all that lies between them. */
const parts = (line: Line, a: Body, b: Body, middle: Line, least: number, most: number): boolean => {
  const [cx, cy, dx, dy] = line;
  const [ax, ay, bx, by] = middle;
  const room = CLEAR * (Math.abs(bx - ax) + Math.abs(by - ay));
  const c = (by - ay) * (cx - ax) - (bx - ax) * (cy - ay);
  const d = (by - ay) * (dx - ax) - (bx - ax) * (dy - ay);
  const isAcross = (c > most + room && d < least - room) || (d > most + room && c < least - room);
  if (!isAcross) return false;
  const clear = CLEAR * (Math.abs(dx - cx) + Math.abs(dy - cy));
  const [from, to] = rangeOf(line, a);
  const [first, last] = rangeOf(line, b);
  return (from > clear && last < -clear) || (to < -clear && first > clear);
};

/** Whether one of the screens surely hides two bodies from each other. */
export const isScreened = (screens: readonly Screen[], a: Body, b: Body): boolean => {
  const box = {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  };
  const middle: Line = [
    (a.minX + a.maxX) / 2,
    (a.minY + a.maxY) / 2,
    (b.minX + b.maxX) / 2,
    (b.minY + b.maxY) / 2,
  ];
  const [leastA, mostA] = rangeOf(middle, a);
  const [leastB, mostB] = rangeOf(middle, b);
  const [least, most] = [Math.min(leastA, leastB), Math.max(mostA, mostB)];
  for (const screen of screens) {
    if (!boxesMeet(screen.box, box, 0)) continue;
    const { except } = screen;
    if (except !== undefined && (boxesMeet(except, a, 0) || boxesMeet(except, b, 0))) continue;
    for (const line of screen.lines) if (parts(line, a, b, middle, least, most)) return true;
  }
  return false;
};
