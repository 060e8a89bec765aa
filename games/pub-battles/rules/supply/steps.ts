import { whereIn } from '@grognard/field';
import { topic } from '../../model/memory.ts';
import type { Terrain } from '../../model/terrain.ts';
import { grounds } from '../../model/vocabulary.ts';
import { cellAt, cellsIn, centreOf, GRID_GRAIN, type Grid, gridOf, placesOn } from './grid.ts';
import { swimsBetween } from './rivers.ts';

/** The ground as carts and runners use it: from each cell the eight around it that can be reached in one step. */
export interface Steps {
  readonly grid: Grid;
  /** Eight places a cell; -1 where there is no step. */
  readonly to: Int32Array;
  /** Which cells belong together, once somebody has asked. */
  lands?: Int32Array;
}

export const AROUND = 8;

const WATER = grounds.indexOf('water');

/** Cells in a lake, closed to everybody. */
const lakesOn = (grid: Grid, { cover }: Terrain): Uint8Array => {
  const lake = new Uint8Array(grid.size);
  for (const { kind, shape } of cover.patches) {
    if (kind !== WATER || shape.kind !== 'polygon') continue;
    for (const cell of cellsIn(grid, shape)) {
      const { x, y } = centreOf(grid, cell);
      if (whereIn(shape, x, y) === 'inside') lake[cell] = 1;
    }
  }
  return lake;
};

/** Cells so near to a river that a step from them may cross it; the others need no closer look. */
const banksOn = (grid: Grid, { rivers }: Terrain): Uint8Array => {
  const bank = new Uint8Array(grid.size);
  for (const { line } of rivers) {
    for (const { x, y } of placesOn(line, GRID_GRAIN / 2)) {
      const box = { minX: x - GRID_GRAIN, minY: y - GRID_GRAIN, maxX: x + GRID_GRAIN, maxY: y + GRID_GRAIN };
      for (const cell of cellsIn(grid, box)) bank[cell] = 1;
    }
  }
  return bank;
};

const stepsFor = (terrain: Terrain): Steps => {
  const grid = gridOf(terrain);
  const [lake, bank] = [lakesOn(grid, terrain), banksOn(grid, terrain)];
  const to = new Int32Array(AROUND * grid.size).fill(-1);
  const isOpen = (from: number, cell: number): boolean =>
    lake[cell] === 0 &&
    (bank[from] === 0 || !swimsBetween(terrain, centreOf(grid, from), centreOf(grid, cell)));
  for (let from = 0; from < grid.size; from += 1) {
    if (lake[from] === 0) writeSteps(grid, to, from, isOpen);
  }
  return { grid, to };
};

const writeSteps = (
  { columns, rows }: Grid,
  to: Int32Array,
  from: number,
  isOpen: (from: number, cell: number) => boolean,
): void => {
  const [x, y] = [from % columns, Math.floor(from / columns)];
  let place = AROUND * from;
  for (let dy = y === 0 ? 0 : -1; dy <= (y === rows - 1 ? 0 : 1); dy += 1) {
    for (let dx = x === 0 ? 0 : -1; dx <= (x === columns - 1 ? 0 : 1); dx += 1) {
      const cell = from + dy * columns + dx;
      if (cell === from || !isOpen(from, cell)) continue;
      to[place] = cell;
      place += 1;
    }
  }
};

const walked = topic((): { steps?: Steps } => ({}));

/** The ground does not change, so its steps are found once. */
export const stepsOf = (terrain: Terrain): Steps => {
  const known = terrain.memory(walked);
  known.steps ??= stepsFor(terrain);
  return known.steps;
};

/** The cell from which a place is reached; -1 if it lies in the water, or the river flows between them. */
export const groundAt = ({ grid, to }: Steps, terrain: Terrain, place: { x: number; y: number }): number => {
  const cell = cellAt(grid, place);
  return to[AROUND * cell] === -1 || swimsBetween(terrain, place, centreOf(grid, cell)) ? -1 : cell;
};
