import { type Block, type Box, boxOf, eastOf, northOf, type Polygon, type Ribbon } from '@grognard/field';
import { topic } from '../model/memory.ts';
import type { Terrain } from '../model/terrain.ts';

/**
 * The ground in small cells, each known to lie wholly in some cover, wholly out of it, or neither. It answers most
 * questions about more than half of a block without measuring, and owns up where it cannot tell.
 */
interface CoverMap {
  readonly left: number;
  readonly bottom: number;
  readonly columns: number;
  readonly rows: number;
  /** Sums over all cells to the south-west: cells that cover reaches into, that it fills, that two patches reach into. */
  readonly touched: Int32Array;
  readonly filled: Int32Array;
  readonly doubled: Int32Array;
}

const CELL = 250;

/** Blocks that stick out over the edge of the map are answered for as well. */
const BEYOND = 6_000;

/** Wider than any rounding. */
const MARGIN = 1;

type Cells = Pick<CoverMap, 'left' | 'bottom' | 'columns' | 'rows'>;

const cellsOf = ({ halfWidth, halfHeight }: Terrain): Cells => ({
  left: -halfWidth - BEYOND,
  bottom: -halfHeight - BEYOND,
  columns: Math.ceil((2 * (halfWidth + BEYOND)) / CELL),
  rows: Math.ceil((2 * (halfHeight + BEYOND)) / CELL),
});

const eachCellIn = (
  { left, bottom, columns, rows }: Cells,
  box: Box,
  visit: (cell: number, x: number, y: number) => void,
): void => {
  const first = Math.max(0, Math.floor((box.minX - MARGIN - left) / CELL));
  const last = Math.min(columns - 1, Math.floor((box.maxX + MARGIN - left) / CELL));
  const top = Math.min(rows - 1, Math.floor((box.maxY + MARGIN - bottom) / CELL));
  for (let row = Math.max(0, Math.floor((box.minY - MARGIN - bottom) / CELL)); row <= top; row += 1) {
    for (let column = first; column <= last; column += 1) {
      visit(row * columns + column, left + (column + 0.5) * CELL, bottom + (row + 0.5) * CELL);
    }
  }
};

/** 0 out of a shape, 1 at its edge, 2 within. */
type Marks = Uint8Array;

const markSide = (cells: Cells, marks: Marks, ax: number, ay: number, bx: number, by: number): void => {
  const [dx, dy] = [bx - ax, by - ay];
  const reach = (CELL / 2 + MARGIN) * (Math.abs(dx) + Math.abs(dy));
  const box = {
    minX: Math.min(ax, bx),
    minY: Math.min(ay, by),
    maxX: Math.max(ax, bx),
    maxY: Math.max(ay, by),
  };
  eachCellIn(cells, box, (cell, x, y) => {
    if (Math.abs(dy * (x - ax) - dx * (y - ay)) <= reach) marks[cell] = 1;
  });
};

type Rings = Polygon['rings'];

/** Whether a ray from a place to the east crosses some rings an odd number of times. */
const isWithin = ({ points, starts }: Rings, first: number, last: number, x: number, y: number): boolean => {
  let inside = false;
  for (let ring = first; ring < last; ring += 1) {
    const to = starts[ring + 1] ?? 0;
    for (let i = starts[ring] ?? 0, j = to - 2; i < to; j = i, i += 2) {
      const ay = points[j + 1] ?? 0;
      const by = points[i + 1] ?? 0;
      if (ay > y === by > y) continue;
      const ax = points[j] ?? 0;
      if (x < ax + (((points[i] ?? 0) - ax) * (y - ay)) / (by - ay)) inside = !inside;
    }
  }
  return inside;
};

const markSides = (cells: Cells, marks: Marks, { points, starts }: Rings): void => {
  for (let ring = 0; ring + 1 < starts.length; ring += 1) {
    const to = starts[ring + 1] ?? 0;
    for (let i = starts[ring] ?? 0, j = to - 2; i < to; j = i, i += 2) {
      markSide(cells, marks, points[j] ?? 0, points[j + 1] ?? 0, points[i] ?? 0, points[i + 1] ?? 0);
    }
  }
};

const markWithin = (cells: Cells, marks: Marks, rings: Rings, first: number, last: number, box: Box): void =>
  eachCellIn(cells, box, (cell, x, y) => {
    if (marks[cell] === 0 && isWithin(rings, first, last, x, y)) marks[cell] = 2;
  });

/** Borders first: a cell that no border goes through is wholly in or wholly out, as its middle is. */
const marksOf = (cells: Cells, shape: Polygon | Ribbon): Marks => {
  const marks = new Uint8Array(cells.columns * cells.rows);
  const rings = shape.kind === 'polygon' ? shape.rings : shape.pieces;
  const count = rings.starts.length - 1;
  markSides(cells, marks, rings);
  // A hole is a ring in a ring; the pieces of a river are looked at one by one, since they may lie over each other.
  if (shape.kind === 'polygon') markWithin(cells, marks, rings, 0, count, shape);
  else {
    for (let ring = 0; ring < count; ring += 1) {
      const box = boxOf(rings.points.subarray(rings.starts[ring], rings.starts[ring + 1]));
      markWithin(cells, marks, rings, ring, ring + 1, box);
    }
  }
  return marks;
};

/** Sums from the south-west corner, with an empty row and column before the first. */
const summedUp = ({ columns, rows }: Cells, counts: (cell: number) => boolean): Int32Array => {
  const width = columns + 1;
  const sums = new Int32Array(width * (rows + 1));
  for (let row = 0; row < rows; row += 1) {
    let inRow = 0;
    for (let column = 0; column < columns; column += 1) {
      if (counts(row * columns + column)) inRow += 1;
      sums[(row + 1) * width + column + 1] = (sums[row * width + column + 1] ?? 0) + inRow;
    }
  }
  return sums;
};

const mapFor = (terrain: Terrain, kind: number): CoverMap => {
  const cells = cellsOf(terrain);
  const most = new Uint8Array(cells.columns * cells.rows);
  const patches = new Uint8Array(cells.columns * cells.rows);
  for (const patch of terrain.cover.patches) {
    if (patch.kind !== kind) continue;
    marksOf(cells, patch.shape).forEach((mark, cell) => {
      if (mark === 0) return;
      most[cell] = Math.max(most[cell] ?? 0, mark);
      patches[cell] = (patches[cell] ?? 0) + 1;
    });
  }
  return {
    ...cells,
    touched: summedUp(cells, (cell) => most[cell] !== 0),
    filled: summedUp(cells, (cell) => most[cell] === 2),
    doubled: summedUp(cells, (cell) => (patches[cell] ?? 0) > 1),
  };
};

/** The maps of one ground, by kind of cover. */
const sheets = topic((): CoverMap[] => []);

const mapOf = (terrain: Terrain, kind: number): CoverMap => {
  const maps = terrain.memory(sheets);
  const known = maps[kind];
  if (known !== undefined) return known;
  const map = mapFor(terrain, kind);
  maps[kind] = map;
  return map;
};

/** No kind lies near, or several do. */
export const NONE = -1;
export const SEVERAL = -2;

/** The only one of some kinds of cover that reaches anywhere near a box. */
export const onlyNear = (terrain: Terrain, kinds: readonly number[], box: Box): number => {
  let only = NONE;
  for (const kind of kinds) {
    if (reachesInto(mapOf(terrain, kind), box.minX, box.minY, box.maxX, box.maxY)) {
      if (only !== NONE) return SEVERAL;
      only = kind;
    }
  }
  return only;
};

/** Whether one of some kinds of cover reaches into a box. */
export const isAnyIn = (
  terrain: Terrain,
  kinds: readonly number[],
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean => {
  for (const kind of kinds) if (reachesInto(mapOf(terrain, kind), minX, minY, maxX, maxY)) return true;
  return false;
};

const reachesInto = (map: CoverMap, minX: number, minY: number, maxX: number, maxY: number): boolean => {
  const { left, bottom, columns, rows, touched } = map;
  const west = Math.floor((minX - MARGIN - left) / CELL);
  const south = Math.floor((minY - MARGIN - bottom) / CELL);
  const east = Math.floor((maxX + MARGIN - left) / CELL) + 1;
  const north = Math.floor((maxY + MARGIN - bottom) / CELL) + 1;
  if (west < 0 || south < 0 || east > columns || north > rows) return true;
  return sumIn(touched, columns + 1, west, south, east, north) !== 0;
};

/** Sums over the cells from one corner to another. */
const sumIn = (
  sums: Int32Array,
  width: number,
  west: number,
  south: number,
  east: number,
  north: number,
): number =>
  (sums[north * width + east] ?? 0) -
  (sums[south * width + east] ?? 0) -
  (sums[north * width + west] ?? 0) +
  (sums[south * width + west] ?? 0);

/** Whether more than half of a block lies in a kind of cover, looked at in so many parts across and so many deep. */
const isMostlyInBy = (map: CoverMap, block: Block, across: number, deep: number): boolean | undefined => {
  const { left, bottom, columns, rows, touched, filled, doubled } = map;
  const [east, north] = [eastOf(block.heading), northOf(block.heading)];
  const [acrossX, acrossY] = [(north * block.halfFront) / across, (-east * block.halfFront) / across];
  const [deepX, deepY] = [(east * block.halfDepth) / deep, (north * block.halfDepth) / deep];
  const halfX = Math.abs(acrossX) + Math.abs(deepX) + MARGIN;
  const halfY = Math.abs(acrossY) + Math.abs(deepY) + MARGIN;
  const width = columns + 1;
  const half = (across * deep) / 2;
  let out = 0;
  let within = 0;
  for (let part = 0; part < across * deep; part += 1) {
    const right = 2 * (part % across) + 1 - across;
    const ahead = 2 * Math.floor(part / across) + 1 - deep;
    const x = block.x + acrossX * right + deepX * ahead - left;
    const y = block.y + acrossY * right + deepY * ahead - bottom;
    const [w, s] = [Math.floor((x - halfX) / CELL), Math.floor((y - halfY) / CELL)];
    const [e, n] = [Math.floor((x + halfX) / CELL) + 1, Math.floor((y + halfY) / CELL) + 1];
    if (w < 0 || s < 0 || e > columns || n > rows) return undefined;
    if (sumIn(touched, width, w, s, e, n) === 0) {
      out += 1;
      if (out >= half) return false;
    } else if (sumIn(doubled, width, w, s, e, n) > 0) return undefined;
    else if (sumIn(filled, width, w, s, e, n) === (e - w) * (n - s)) {
      within += 1;
      if (within > half) return true;
    }
  }
  return undefined;
};

/** A quick no: the cells around a block that cover reaches into are together less than half of it. */
const isHardlyIn = (map: CoverMap, { x, y, heading, halfFront, halfDepth }: Block): boolean => {
  const { left, bottom, columns, rows, touched, doubled } = map;
  const [east, north] = [Math.abs(eastOf(heading)), Math.abs(northOf(heading))];
  const halfX = north * halfFront + east * halfDepth + MARGIN;
  const halfY = east * halfFront + north * halfDepth + MARGIN;
  const [w, s] = [Math.floor((x - halfX - left) / CELL), Math.floor((y - halfY - bottom) / CELL)];
  const [e, n] = [Math.floor((x + halfX - left) / CELL) + 1, Math.floor((y + halfY - bottom) / CELL) + 1];
  if (w < 0 || s < 0 || e > columns || n > rows) return false;
  const width = columns + 1;
  return (
    sumIn(touched, width, w, s, e, n) * CELL * CELL < 2 * halfFront * halfDepth - MARGIN &&
    sumIn(doubled, width, w, s, e, n) === 0
  );
};

/** Whether more than half of a block lies in a kind of cover; undefined where it takes measuring to tell. */
export const isMostlyIn = (terrain: Terrain, kind: number, block: Block): boolean | undefined => {
  const map = mapOf(terrain, kind);
  if (isHardlyIn(map, block)) return false;
  return isMostlyInBy(map, block, 10, 1) ?? isMostlyInBy(map, block, 24, 5);
};
