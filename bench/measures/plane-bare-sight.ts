import type { Work } from '../measure.ts';
import { CASES, CELL, COLUMNS, columnAt, ROWS, rowAt, type SightCases, TABLE } from './plane-cases.ts';

/*
 * The limit: the same question over a grid of typed arrays, in plain arithmetic, with no care for lines that graze
 * a corner, nor for heights.
 */

/** Lists by cell, laid out one after the other. */
const laidOut = (cells: readonly (readonly number[])[]) => {
  const starts = new Int32Array(cells.length + 1);
  cells.forEach((list, cell) => {
    starts[cell + 1] = starts[cell] + list.length;
  });
  return { starts, values: Float64Array.from(cells.flat()) };
};

const inBox = (box: readonly [number, number, number, number], visit: (cell: number) => void): void => {
  for (let row = Math.max(0, rowAt(box[1])); row <= Math.min(ROWS - 1, rowAt(box[3])); row += 1) {
    const last = Math.min(COLUMNS - 1, columnAt(box[2]));
    for (let column = Math.max(0, columnAt(box[0])); column <= last; column += 1)
      visit(row * COLUMNS + column);
  }
};

/** 1 if the line from a to b is free. */
export type BareLine = (ax: number, ay: number, bx: number, by: number) => number;

export const bareLine = ({ polygons }: Pick<SightCases, 'polygons'>): BareLine => {
  const cells = Array.from({ length: COLUMNS * ROWS }, (): number[] => []);
  for (const ring of polygons) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length];
      const box = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)] as const;
      inBox(box, (cell) => cells[cell].push(ax, ay, bx, by));
    });
  }
  const { starts, values } = laidOut(cells);
  const isCut = (cell: number, ax: number, ay: number, dx: number, dy: number): boolean => {
    for (let at = starts[cell]; at < starts[cell + 1]; at += 4) {
      const cx = values[at] - ax;
      const cy = values[at + 1] - ay;
      const ex = values[at + 2] - ax;
      const ey = values[at + 3] - ay;
      const c = dx * cy - dy * cx;
      const e = dx * ey - dy * ex;
      if (c > 0 === e > 0) continue;
      const sx = ex - cx;
      const sy = ey - cy;
      const a = sy * cx - sx * cy;
      const b = a + sx * dy - sy * dx;
      if (a > 0 !== b > 0) return true;
    }
    return false;
  };
  return (ax, ay, bx, by) => {
    const dx = bx - ax;
    const dy = by - ay;
    let column = columnAt(ax);
    let row = rowAt(ay);
    const stepX = dx > 0 ? 1 : -1;
    const stepY = dy > 0 ? 1 : -1;
    const perX = CELL / Math.abs(dx);
    const perY = CELL / Math.abs(dy);
    let toX = (TABLE.minX + (column + (dx > 0 ? 1 : 0)) * CELL - ax) / dx;
    let toY = (TABLE.minY + (row + (dy > 0 ? 1 : 0)) * CELL - ay) / dy;
    for (;;) {
      if (isCut(row * COLUMNS + column, ax, ay, dx, dy)) return 0;
      if (toX > 1 && toY > 1) return 1;
      if (toX <= toY) {
        column += stepX;
        toX += perX;
      } else {
        row += stepY;
        toY += perY;
      }
    }
  };
};

export const bareSight = (cases: SightCases): Work => {
  const { lines } = cases;
  const one = bareLine(cases);
  return (times) => {
    let seen = 0;
    for (let i = 0; i < times; i += 1) {
      const at = (i & (CASES - 1)) * 4;
      seen += one(lines[at], lines[at + 1], lines[at + 2], lines[at + 3]);
    }
    return seen;
  };
};
