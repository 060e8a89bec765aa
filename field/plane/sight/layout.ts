/** Laying blockers out in the grid of a sight index: done once a map. */
import { type Box, boxOf } from '../pieces.ts';
import { type Polygon, placeInRings } from '../polygon.ts';
import type { Blocker, SightIndex } from './blocker.ts';

/** The lines that stop sight: the border of ground, the axis of a crest. Four numbers each. */
export const sightLines = ({ shape }: Blocker): Float64Array => {
  if (shape.kind === 'polygon') return shape.pieces.points;
  const lines: number[] = [];
  for (let i = 0; i + 3 < shape.axis.length; i += 2) lines.push(...shape.axis.subarray(i, i + 4));
  return Float64Array.from(lines);
};

const boxAround = (boxes: readonly Box[]): Box =>
  boxes.length === 0
    ? { minX: 0, minY: 0, maxX: 1, maxY: 1 }
    : {
        minX: Math.min(...boxes.map(({ minX }) => minX)) - 1,
        minY: Math.min(...boxes.map(({ minY }) => minY)) - 1,
        maxX: Math.max(...boxes.map(({ maxX }) => maxX)) + 1,
        maxY: Math.max(...boxes.map(({ maxY }) => maxY)) + 1,
      };

/** Some more cells than sides keep lists short without making lines of sight cross many empty cells. */
const cellSize = (box: Box, sides: number): number => {
  const area = (box.maxX - box.minX) * (box.maxY - box.minY);
  const most = 1 << 16;
  return Math.max(1, Math.sqrt(area / Math.min(most, Math.max(16, sides * 1.5))));
};

interface Grid extends Box {
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
}

const gridFor = (box: Box, sides: number): Grid => {
  const cell = cellSize(box, sides);
  const columns = Math.ceil((box.maxX - box.minX) / cell);
  const rows = Math.ceil((box.maxY - box.minY) / cell);
  return { ...box, cell, columns, rows };
};

/** A little wider than the cell, so that rounding never hides a side from the cell it passes through. */
const MARGIN = 0.01;

const passesThrough = (grid: Grid, column: number, row: number, side: Float64Array): boolean => {
  const half = grid.cell / 2 + MARGIN;
  const x = grid.minX + (column + 0.5) * grid.cell;
  const y = grid.minY + (row + 0.5) * grid.cell;
  const dx = side[2] - side[0];
  const dy = side[3] - side[1];
  const off = Math.abs(dy * (x - side[0]) - dx * (y - side[1]));
  return off <= half * (Math.abs(dx) + Math.abs(dy));
};

const cellsOfBox = (grid: Grid, box: Box, visit: (column: number, row: number) => void): void => {
  const at = (value: number, least: number, most: number): number =>
    Math.min(most - 1, Math.max(0, Math.floor((value - least) / grid.cell)));
  const [left, right] = [
    at(box.minX - MARGIN, grid.minX, grid.columns),
    at(box.maxX + MARGIN, grid.minX, grid.columns),
  ];
  const [low, high] = [
    at(box.minY - MARGIN, grid.minY, grid.rows),
    at(box.maxY + MARGIN, grid.minY, grid.rows),
  ];
  for (let row = low; row <= high; row += 1) {
    for (let column = left; column <= right; column += 1) visit(column, row);
  }
};

/** Which side of which blocker passes through which cell: visited in the order of blockers and their sides. */
const eachSideOfCell = (
  grid: Grid,
  lines: readonly Float64Array[],
  visit: (cell: number, side: Float64Array, owner: number) => void,
): void => {
  lines.forEach((line, owner) => {
    for (let i = 0; i < line.length; i += 4) {
      const side = line.subarray(i, i + 4);
      cellsOfBox(grid, boxOf(side), (column, row) => {
        if (passesThrough(grid, column, row, side)) visit(row * grid.columns + column, side, owner);
      });
    }
  });
};

interface SidesByCell {
  readonly starts: Int32Array;
  readonly sides: Float64Array;
  readonly owners: Int32Array;
}

const sumUp = (counts: Int32Array): void => {
  for (let i = 1; i < counts.length; i += 1) counts[i] += counts[i - 1];
};

/** Counted first, then filled in, so that each cell's sides lie together. */
const sidesByCell = (grid: Grid, lines: readonly Float64Array[]): SidesByCell => {
  const starts = new Int32Array(grid.columns * grid.rows + 1);
  eachSideOfCell(grid, lines, (cell) => {
    starts[cell + 1] += 1;
  });
  sumUp(starts);
  const filled = starts.slice();
  const sides = new Float64Array(4 * starts[starts.length - 1]);
  const owners = new Int32Array(starts[starts.length - 1]);
  eachSideOfCell(grid, lines, (cell, side, owner) => {
    sides.set(side, 4 * filled[cell]);
    owners[filled[cell]] = owner;
    filled[cell] += 1;
  });
  return { starts, sides, owners };
};

/** Whether a ground covers some of a cell: its border passes through it, or it holds its middle. */
const covers = (
  grid: Grid,
  ground: Polygon,
  owner: number,
  column: number,
  row: number,
  by: SidesByCell,
): boolean => {
  const cell = row * grid.columns + column;
  for (let n = by.starts[cell]; n < by.starts[cell + 1]; n += 1) if (by.owners[n] === owner) return true;
  const x = grid.minX + (column + 0.5) * grid.cell;
  const y = grid.minY + (row + 0.5) * grid.cell;
  return placeInRings(ground.rings, x, y) >= 0;
};

const groundsByCell = (
  grid: Grid,
  blockers: readonly Blocker[],
  by: SidesByCell,
): { groundStarts: Int32Array; grounds: Int32Array } => {
  const found: { cell: number; owner: number }[] = [];
  const groundStarts = new Int32Array(grid.columns * grid.rows + 1);
  blockers.forEach(({ shape }, owner) => {
    if (shape.kind !== 'polygon') return;
    cellsOfBox(grid, shape, (column, row) => {
      if (!covers(grid, shape, owner, column, row, by)) return;
      const cell = row * grid.columns + column;
      groundStarts[cell + 1] += 1;
      found.push({ cell, owner });
    });
  });
  sumUp(groundStarts);
  const filled = groundStarts.slice();
  const grounds = new Int32Array(found.length);
  for (const { cell, owner } of found) {
    grounds[filled[cell]] = owner;
    filled[cell] += 1;
  }
  return { groundStarts, grounds };
};

const topOf = ({ shape, into, height }: Blocker): number =>
  shape.kind === 'polygon' && into === 0 ? height : -Infinity;

export const sightIndex = (blockers: readonly Blocker[]): SightIndex => {
  const lines = blockers.map(sightLines);
  const count = lines.reduce((sum, line) => sum + line.length / 4, 0);
  const grid = gridFor(boxAround(blockers.map(({ shape }) => shape)), count);
  const by = sidesByCell(grid, lines);
  return {
    ...grid,
    ...by,
    ...groundsByCell(grid, blockers, by),
    blockers,
    perUnit: 1 / grid.cell,
    midX: (grid.minX + grid.maxX) / 2,
    midY: (grid.minY + grid.maxY) / 2,
    tops: Float64Array.from(by.owners, (owner) => topOf(blockers[owner])),
    boxes: Float64Array.from(
      blockers.flatMap(({ shape: { minX, minY, maxX, maxY } }) => [minX, minY, maxX, maxY]),
    ),
    asked: new Float64Array(blockers.length),
    met: new Int32Array(blockers.length),
    questions: new Float64Array(1),
  };
};
