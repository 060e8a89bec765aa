import type { Line } from '@grognard/field';
import type { Place } from '../../model/march.ts';
import type { Terrain } from '../../model/terrain.ts';

/** Routes are sought in steps of half a centimetre: fine enough to find any gap that an army's carts would use. */
export const GRID_GRAIN = 500;

/** The map as a net of cells, row by row from its south-west corner. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly bottom: number;
  readonly size: number;
}

export const gridOf = ({ halfWidth, halfHeight }: Terrain): Grid => {
  const columns = Math.max(1, Math.ceil((2 * halfWidth) / GRID_GRAIN));
  const rows = Math.max(1, Math.ceil((2 * halfHeight) / GRID_GRAIN));
  return { columns, rows, left: -halfWidth, bottom: -halfHeight, size: columns * rows };
};

export const centreOf = ({ columns, left, bottom }: Grid, cell: number): Place => ({
  x: left + (cell % columns) * GRID_GRAIN + GRID_GRAIN / 2,
  y: bottom + Math.floor(cell / columns) * GRID_GRAIN + GRID_GRAIN / 2,
});

const within = (value: number, count: number): number => Math.min(count - 1, Math.max(0, value));

/** The cell a place lies in; the nearest one for a place on the edge of the map or beyond. */
export const cellAt = ({ columns, rows, left, bottom }: Grid, { x, y }: Place): number =>
  within(Math.floor((y - bottom) / GRID_GRAIN), rows) * columns +
  within(Math.floor((x - left) / GRID_GRAIN), columns);

/** Every cell that some part of a box may lie in. */
export const cellsIn = (
  grid: Grid,
  { minX, minY, maxX, maxY }: { minX: number; minY: number; maxX: number; maxY: number },
): readonly number[] => {
  const [first, last] = [cellAt(grid, { x: minX, y: minY }), cellAt(grid, { x: maxX, y: maxY })];
  const width = (last % grid.columns) - (first % grid.columns);
  const cells: number[] = [];
  for (let row = first; row <= last; row += grid.columns) {
    for (let cell = row; cell <= row + width; cell += 1) cells.push(cell);
  }
  return cells;
};

/** Places along a line, no further from each other than a length. */
export const placesOn = (line: Line, length: number): readonly Place[] =>
  line.flatMap(([x, y], corner) => {
    const [fromX, fromY] = line[corner - 1] ?? [x, y];
    const [dx, dy] = [x - fromX, y - fromY];
    const count = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / length));
    if (corner === 0) return [{ x, y }];
    return Array.from({ length: count }, (_, i) => ({
      x: fromX + (dx * (i + 1)) / count,
      y: fromY + (dy * (i + 1)) / count,
    }));
  });
