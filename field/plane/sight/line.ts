/** Sight from place to place past many blockers. Nothing is allocated. */
import { orient2d } from 'robust-predicates';
import type { SightIndex } from './blocker.ts';
import { DOUBT } from './doubt.ts';
import { stoppedAt } from './run.ts';
import { line, walk } from './scratch.ts';

const note = (index: SightIndex, owner: number): void => {
  if (index.asked[owner] === index.questions[0]) return;
  index.asked[owner] = index.questions[0];
  index.met[walk.metCount] = owner;
  walk.metCount += 1;
};

/** The exact look at a side that may be touched, or be seen over or into: true if it stops the line for certain. */
const sideStops = (index: SightIndex, side: number): boolean => {
  const { sides, tops, owners } = index;
  const ax = line[0];
  const ay = line[1];
  const bx = line[2];
  const by = line[3];
  const at = side * 4;
  const cx = sides[at];
  const cy = sides[at + 1];
  const dx = sides[at + 2];
  const dy = sides[at + 3];
  const a = orient2d(cx, cy, dx, dy, ax, ay);
  const b = orient2d(cx, cy, dx, dy, bx, by);
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return false;
  const c = orient2d(ax, ay, bx, by, cx, cy);
  const d = orient2d(ax, ay, bx, by, dx, dy);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return false;
  if (c !== 0 && d !== 0 && a !== 0 && b !== 0 && tops[side] > line[4]) return true;
  note(index, owners[side]);
  return false;
};

/** Whether the cell's sides stop the line for certain; what needs a closer look is noted. */
const cellStops = (index: SightIndex, cell: number): boolean => {
  const { sides, starts, tops } = index;
  const ax = line[0];
  const ay = line[1];
  const bx = line[2];
  const by = line[3];
  const sideDoubt = line[5];
  const endDoubt = line[6];
  const wayX = bx - ax;
  const wayY = by - ay;
  const end = starts[cell + 1];
  for (let n = starts[cell]; n < end; n += 1) {
    const at = n * 4;
    const cx = sides[at] - ax;
    const cy = sides[at + 1] - ay;
    const dx = sides[at + 2] - ax;
    const dy = sides[at + 3] - ay;
    const across = (wayY * cx - wayX * cy) * (wayY * dx - wayX * dy);
    if (across > sideDoubt) continue;
    const along =
      (cy * dx - cx * dy) *
      ((sides[at + 1] - by) * (sides[at + 2] - bx) - (sides[at] - bx) * (sides[at + 3] - by));
    if (along > endDoubt) continue;
    if (across < -sideDoubt && along < -endDoubt && tops[n] > line[4]) return true;
    if (sideStops(index, n)) return true;
  }
  return false;
};

/** Ground that holds both ends needs a look even if no side lies between them. */
const noteGroundAround = (index: SightIndex, from: number, to: number): void => {
  const { groundStarts, grounds } = index;
  const end = groundStarts[to + 1];
  for (let n = groundStarts[from]; n < groundStarts[from + 1]; n += 1) {
    for (let m = groundStarts[to]; m < end; m += 1) {
      if (grounds[m] === grounds[n]) note(index, grounds[n]);
    }
  }
};

/** The column or row of a place, so many cells from the first; outside the grid, the nearest. A whole number, and told so. */
const cellAt = (cells: number, count: number): number =>
  cells <= 0 ? 0 : cells >= count ? (count - 1) | 0 : cells | 0;

const takeLine = (index: SightIndex, ax: number, ay: number, bx: number, by: number, top: number): void => {
  line[0] = ax;
  line[1] = ay;
  line[2] = bx;
  line[3] = by;
  line[4] = top;
  walk.metCount = 0;
  index.questions[0] += 1;
  // No side lies further than this from an end of the line.
  const { midX, midY } = index;
  const farX = midX - index.minX + Math.abs(ax - midX) + Math.abs(bx - midX);
  const farY = midY - index.minY + Math.abs(ay - midY) + Math.abs(by - midY);
  const mostAcross = Math.abs(by - ay) * farX + Math.abs(bx - ax) * farY;
  const mostAlong = 2 * farX * farY;
  line[5] = DOUBT * mostAcross * mostAcross;
  line[6] = DOUBT * mostAlong * mostAlong;
};

/** Walks the cells along the line; true if it is stopped for certain, else `index.met` holds what to look at. */
const walkStops = (index: SightIndex): boolean => {
  const { cell, perUnit, columns, rows, minX, minY, starts } = index;
  const ax = line[0];
  const ay = line[1];
  const bx = line[2];
  const by = line[3];
  const wayX = bx - ax;
  const wayY = by - ay;
  const column = cellAt((ax - minX) * perUnit, columns);
  const row = cellAt((ay - minY) * perUnit, rows);
  // How many columns and rows are still to be crossed.
  let across = Math.abs(cellAt((bx - minX) * perUnit, columns) - column);
  let up = Math.abs(cellAt((by - minY) * perUnit, rows) - row);
  const stepX = wayX > 0 ? 1 : -1;
  const stepY = wayY > 0 ? columns : -columns;
  const perX = across === 0 ? Infinity : cell / Math.abs(wayX);
  const perY = up === 0 ? Infinity : cell / Math.abs(wayY);
  // The shares of the way at which the line leaves its column and its row.
  let toX = across === 0 ? Infinity : (minX + (column + (wayX > 0 ? 1 : 0)) * cell - ax) / wayX;
  let toY = up === 0 ? Infinity : (minY + (row + (wayY > 0 ? 1 : 0)) * cell - ay) / wayY;
  const first = row * columns + column;
  let here = first;
  for (let left = across + up; ; left -= 1) {
    if (starts[here] < starts[here + 1] && cellStops(index, here)) return true;
    if (left === 0) break;
    if (toX <= toY) {
      here += stepX;
      across -= 1;
      toX = across === 0 ? Infinity : toX + perX;
    } else {
      here += stepY;
      up -= 1;
      toY = up === 0 ? Infinity : toY + perY;
    }
  }
  noteGroundAround(index, first, here);
  return false;
};

/** Whether the ends are named in the order in which every question about this line is asked. */
const isInOrder = (ax: number, ay: number, bx: number, by: number): boolean =>
  ax < bx || (ax === bx && ay <= by);

/** Whether nothing that the walk met stops the line. */
const metLetPass = (
  index: SightIndex,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): boolean => {
  const inOrder = isInOrder(ax, ay, bx, by);
  for (let i = 0; i < walk.metCount; i += 1) {
    const blocker = index.blockers[index.met[i]];
    const stop = inOrder
      ? stoppedAt(blocker, ax, ay, az, bx, by, bz)
      : stoppedAt(blocker, bx, by, bz, ax, ay, az);
    if (stop < Infinity) return false;
  }
  return true;
};

/** Whether the line from a to b, with eyes at the heights az and bz, is free. The same from b to a. */
export const sees = (
  index: SightIndex,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  az = 0,
  bz = 0,
): boolean => {
  if (index.blockers.length === 0) return true;
  takeLine(index, ax, ay, bx, by, az > bz ? az : bz);
  if (walkStops(index)) return false;
  return walk.metCount === 0 || metLetPass(index, ax, ay, az, bx, by, bz);
};

/** The blocker that stops the line nearest to a, by its number; -1 if the line is free. */
export const whatStops = (
  index: SightIndex,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  az = 0,
  bz = 0,
): number => {
  if (index.blockers.length === 0) return -1;
  const inOrder = isInOrder(ax, ay, bx, by);
  // A height of Infinity makes the walk note everything it meets instead of stopping at the first.
  takeLine(index, ax, ay, bx, by, Infinity);
  walkStops(index);
  let stopper = -1;
  let nearest = Infinity;
  for (let i = 0; i < walk.metCount; i += 1) {
    const blocker = index.blockers[index.met[i]];
    const isStopped = inOrder
      ? stoppedAt(blocker, ax, ay, az, bx, by, bz) < Infinity
      : stoppedAt(blocker, bx, by, bz, ax, ay, az) < Infinity;
    if (!isStopped) continue;
    const at = stoppedAt(blocker, ax, ay, az, bx, by, bz);
    if (stopper < 0 || at < nearest || (at === nearest && index.met[i] < stopper)) {
      stopper = index.met[i];
      nearest = at;
    }
  }
  return stopper;
};

/**
 * Writes the numbers of all blockers that the line touches, crosses or runs in, to the front of `out`, in the order of
 * their numbers; gives how many. For rules of sight that this room does not know.
 */
export const blockersAlong = (
  index: SightIndex,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  out: Int32Array,
): number => {
  if (index.blockers.length === 0) return 0;
  takeLine(index, ax, ay, bx, by, Infinity);
  walkStops(index);
  for (let i = 0; i < walk.metCount; i += 1) out[i] = index.met[i];
  out.subarray(0, walk.metCount).sort();
  return walk.metCount;
};
