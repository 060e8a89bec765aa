/** Laying blockers out in the grid of a sight index: done once a map. */
import { type Box, boxOf } from '../pieces.ts';
import { placeInRings } from '../polygon.ts';
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

/** About two cells a side keep lists short without making lines of sight cross many empty cells. */
const cellSize = (box: Box, sides: number): number => {
  const area = (box.maxX - box.minX) * (box.maxY - box.minY);
  const most = 1 << 16;
  return Math.max(1, Math.sqrt(area / Math.min(most, Math.max(16, sides * 2))));
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

const sidesByCell = (grid: Grid, blockers: readonly Blocker[]): { side: Float64Array; owner: number }[][] => {
  const cells = Array.from(
    { length: grid.columns * grid.rows },
    (): { side: Float64Array; owner: number }[] => [],
  );
  blockers.forEach((blocker, owner) => {
    const lines = sightLines(blocker);
    for (let i = 0; i < lines.length; i += 4) {
      const side = lines.subarray(i, i + 4);
      cellsOfBox(grid, boxOf(side), (column, row) => {
        if (passesThrough(grid, column, row, side)) cells[row * grid.columns + column].push({ side, owner });
      });
    }
  });
  return cells;
};

/** The grounds that cover some of each cell: those whose border passes through it, or that hold its middle. */
const groundsByCell = (
  grid: Grid,
  blockers: readonly Blocker[],
  sides: { owner: number }[][],
): number[][] => {
  const cells = sides.map((list) => [...new Set(list.map(({ owner }) => owner))]);
  blockers.forEach(({ shape }, owner) => {
    if (shape.kind !== 'polygon') return;
    cellsOfBox(grid, shape, (column, row) => {
      const list = cells[row * grid.columns + column];
      const x = grid.minX + (column + 0.5) * grid.cell;
      const y = grid.minY + (row + 0.5) * grid.cell;
      if (!list.includes(owner) && placeInRings(shape.rings, x, y) >= 0) list.push(owner);
    });
  });
  return cells.map((list) => list.filter((owner) => blockers[owner].shape.kind === 'polygon'));
};

const startsOf = (lists: readonly (readonly unknown[])[]): Int32Array => {
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => {
    starts[i + 1] = starts[i] + list.length;
  });
  return starts;
};

export const sightIndex = (blockers: readonly Blocker[]): SightIndex => {
  const lines = blockers.map(sightLines);
  const grid = gridFor(
    boxAround(blockers.map(({ shape }) => shape)),
    lines.reduce((n, l) => n + l.length / 4, 0),
  );
  const sides = sidesByCell(grid, blockers);
  const grounds = groundsByCell(grid, blockers, sides);
  return {
    ...grid,
    blockers,
    starts: startsOf(sides),
    sides: Float64Array.from(sides.flatMap((list) => list.flatMap(({ side }) => [...side]))),
    owners: Int32Array.from(sides.flatMap((list) => list.map(({ owner }) => owner))),
    groundStarts: startsOf(grounds),
    grounds: Int32Array.from(grounds.flat()),
    opaque: Uint8Array.from(blockers, ({ shape, into }) => (shape.kind === 'polygon' && into === 0 ? 1 : 0)),
    heights: Float64Array.from(blockers, ({ height }) => height),
    asked: new Float64Array(blockers.length),
    met: new Int32Array(blockers.length),
    questions: new Float64Array(1),
  };
};
