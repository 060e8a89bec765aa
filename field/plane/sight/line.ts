/** Sight from place to place past many blockers. Nothing is allocated. */
import { orient2d } from 'robust-predicates';
import type { SightIndex } from './blocker.ts';
import { stoppedAt } from './run.ts';

/** How many blockers were met in the walk under way; the walk puts their numbers in `index.met`. */
let metCount = 0;

const note = (index: SightIndex, owner: number, question: number): void => {
  if (index.asked[owner] === question) return;
  index.asked[owner] = question;
  index.met[metCount] = owner;
  metCount += 1;
};

/** Below this share of its terms a difference of products may have the wrong sign: orient2d's own bound. */
const DOUBT = 3.3306690738754716e-16;

/**
 * Whether the cell's sides stop the line for certain: properly crossed, opaque, higher than both eyes. What is only
 * touched, or may be seen over or into, is noted for a closer look.
 */
const cellStops = (
  index: SightIndex,
  cell: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  top: number,
  question: number,
): boolean => {
  const { sides, owners, opaque, heights } = index;
  const wayX = bx - ax;
  const wayY = by - ay;
  const end = index.starts[cell + 1];
  for (let n = index.starts[cell]; n < end; n += 1) {
    const at = n * 4;
    const cx = sides[at];
    const cy = sides[at + 1];
    const dx = sides[at + 2];
    const dy = sides[at + 3];
    // What orient2d would do first, without the call: most sides lie well clear of the line.
    const cUp = wayY * (cx - ax);
    const cOver = wayX * (cy - ay);
    let c = cUp - cOver;
    if (Math.abs(c) < DOUBT * (Math.abs(cUp) + Math.abs(cOver))) c = orient2d(ax, ay, bx, by, cx, cy);
    const dUp = wayY * (dx - ax);
    const dOver = wayX * (dy - ay);
    let d = dUp - dOver;
    if (Math.abs(d) < DOUBT * (Math.abs(dUp) + Math.abs(dOver))) d = orient2d(ax, ay, bx, by, dx, dy);
    if ((c > 0 && d > 0) || (c < 0 && d < 0)) continue;
    const a = orient2d(cx, cy, dx, dy, ax, ay);
    const b = orient2d(cx, cy, dx, dy, bx, by);
    if ((a > 0 && b > 0) || (a < 0 && b < 0)) continue;
    const owner = owners[n];
    if (c !== 0 && d !== 0 && a !== 0 && b !== 0 && opaque[owner] === 1 && heights[owner] > top) return true;
    note(index, owner, question);
  }
  return false;
};

/** Ground that holds both ends needs a look even if no side lies between them. */
const noteGroundAround = (index: SightIndex, from: number, to: number, question: number): void => {
  const { groundStarts, grounds } = index;
  const end = groundStarts[to + 1];
  for (let n = groundStarts[from]; n < groundStarts[from + 1]; n += 1) {
    for (let m = groundStarts[to]; m < end; m += 1) {
      if (grounds[m] === grounds[n]) note(index, grounds[n], question);
    }
  }
};

const clamped = (value: number, most: number): number => (value < 0 ? 0 : value > most ? most : value);

/** Walks the cells from a to b; true if the line is stopped for certain, else `index.met` holds what to look at. */
const walkStops = (
  index: SightIndex,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  top: number,
): boolean => {
  const { cell, columns, rows, minX, minY, starts } = index;
  metCount = 0;
  index.questions[0] += 1;
  const question = index.questions[0];
  let column = clamped(Math.floor((ax - minX) / cell), columns - 1);
  let row = clamped(Math.floor((ay - minY) / cell), rows - 1);
  const lastColumn = clamped(Math.floor((bx - minX) / cell), columns - 1);
  const lastRow = clamped(Math.floor((by - minY) / cell), rows - 1);
  const first = row * columns + column;
  const stepX = bx > ax ? 1 : -1;
  const stepY = by > ay ? 1 : -1;
  const perX = bx === ax ? Infinity : cell / Math.abs(bx - ax);
  const perY = by === ay ? Infinity : cell / Math.abs(by - ay);
  // The shares of the way at which the line leaves its column and its row.
  let toX = bx === ax ? Infinity : (minX + (column + (stepX > 0 ? 1 : 0)) * cell - ax) / (bx - ax);
  let toY = by === ay ? Infinity : (minY + (row + (stepY > 0 ? 1 : 0)) * cell - ay) / (by - ay);
  for (;;) {
    const here = row * columns + column;
    if (starts[here] < starts[here + 1] && cellStops(index, here, ax, ay, bx, by, top, question)) return true;
    if (column === lastColumn && row === lastRow) break;
    if (column !== lastColumn && (toX <= toY || row === lastRow)) {
      column += stepX;
      toX += perX;
    } else {
      row += stepY;
      toY += perY;
    }
  }
  noteGroundAround(index, first, row * columns + column, question);
  return false;
};

/** Whether the ends are named in the order in which every question about this line is asked. */
const isInOrder = (ax: number, ay: number, bx: number, by: number): boolean =>
  ax < bx || (ax === bx && ay <= by);

const seesInOrder = (
  index: SightIndex,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): boolean => {
  if (index.blockers.length === 0) return true;
  if (walkStops(index, ax, ay, bx, by, az > bz ? az : bz)) return false;
  for (let i = 0; i < metCount; i += 1) {
    if (stoppedAt(index.blockers[index.met[i]], ax, ay, az, bx, by, bz) < Infinity) return false;
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
): boolean =>
  isInOrder(ax, ay, bx, by)
    ? seesInOrder(index, ax, ay, az, bx, by, bz)
    : seesInOrder(index, bx, by, bz, ax, ay, az);

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
  if (inOrder) walkStops(index, ax, ay, bx, by, Infinity);
  else walkStops(index, bx, by, ax, ay, Infinity);
  let stopper = -1;
  let nearest = Infinity;
  for (let i = 0; i < metCount; i += 1) {
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
  walkStops(index, ax, ay, bx, by, Infinity);
  for (let i = 0; i < metCount; i += 1) out[i] = index.met[i];
  out.subarray(0, metCount).sort();
  return metCount;
};
