/**
 * Where the blocks of moving pieces are: a grid of lists in typed arrays. A block hangs in the one cell that holds
 * its centre, so a move costs next to nothing; a question looks as much further round as the largest block reaches.
 * Nothing is allocated after it is made.
 */
import type { Block } from './block.ts';
import { eastOf, northOf } from './heading.ts';
import type { Box } from './pieces.ts';

export interface MovingIndex {
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly minX: number;
  readonly minY: number;
  /** The first block of each cell, or -1. */
  readonly heads: Int32Array;
  readonly next: Int32Array;
  readonly previous: Int32Array;
  /** The cell each block hangs in, or -1. */
  readonly cells: Int32Array;
  /** Six numbers a block: x, y, east and north of its heading, half front, half depth. */
  readonly blocks: Float64Array;
  /** How far the largest block ever put in reaches from its centre. */
  readonly reach: Float64Array;
}

/** Room for blocks numbered 0 to `most` - 1 on a table; blocks beyond its edge are found all the same. */
export const movingIndex = (table: Box, cell: number, most: number): MovingIndex => {
  const columns = Math.max(1, Math.ceil((table.maxX - table.minX) / cell));
  const rows = Math.max(1, Math.ceil((table.maxY - table.minY) / cell));
  return {
    cell,
    columns,
    rows,
    minX: table.minX,
    minY: table.minY,
    heads: new Int32Array(columns * rows).fill(-1),
    next: new Int32Array(most).fill(-1),
    previous: new Int32Array(most).fill(-1),
    cells: new Int32Array(most).fill(-1),
    blocks: new Float64Array(most * 6),
    reach: new Float64Array(1),
  };
};

const clamped = (value: number, most: number): number => (value < 0 ? 0 : value > most ? most : value);

export const columnAt = (index: MovingIndex, x: number): number =>
  clamped(Math.floor((x - index.minX) / index.cell), index.columns - 1);

export const rowAt = (index: MovingIndex, y: number): number =>
  clamped(Math.floor((y - index.minY) / index.cell), index.rows - 1);

export const removeBlock = (index: MovingIndex, id: number): void => {
  const cell = index.cells[id];
  if (cell < 0) return;
  const before = index.previous[id];
  const after = index.next[id];
  if (before < 0) index.heads[cell] = after;
  else index.next[before] = after;
  if (after >= 0) index.previous[after] = before;
  index.cells[id] = -1;
};

const hang = (index: MovingIndex, id: number, cell: number): void => {
  const head = index.heads[cell];
  index.next[id] = head;
  index.previous[id] = -1;
  if (head >= 0) index.previous[head] = id;
  index.heads[cell] = id;
  index.cells[id] = cell;
};

/** Puts a block in, or moves it to where it now stands. */
export const putBlock = (index: MovingIndex, id: number, block: Block): void => {
  const { blocks } = index;
  const at = id * 6;
  blocks[at] = block.x;
  blocks[at + 1] = block.y;
  blocks[at + 2] = eastOf(block.heading);
  blocks[at + 3] = northOf(block.heading);
  blocks[at + 4] = block.halfFront;
  blocks[at + 5] = block.halfDepth;
  const reach = Math.sqrt(block.halfFront * block.halfFront + block.halfDepth * block.halfDepth);
  if (reach > index.reach[0]) index.reach[0] = reach;
  const cell = rowAt(index, block.y) * index.columns + columnAt(index, block.x);
  if (cell === index.cells[id]) return;
  removeBlock(index, id);
  hang(index, id, cell);
};
