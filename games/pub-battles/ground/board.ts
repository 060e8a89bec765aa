import type { Side } from '@grognard/engine';
import type { Block, Body, Box } from '@grognard/field';
import type { Board, BoardBlock } from '../model/board.ts';
import type { Measures } from '../model/measures.ts';
import { lately } from '../model/recent.ts';
import type { Arm } from '../model/vocabulary.ts';
import { bodyAtPose, bodyKept } from './kept.ts';

let named:
  | { readonly blocks: Board['blocks']; readonly ref: string; readonly block: BoardBlock | undefined }
  | undefined;

/** Of the block that a march may meet it is asked for every way to it. */
export const blockNamed = ({ blocks }: Board, ref: string): BoardBlock | undefined => {
  if (named?.blocks === blocks && named.ref === ref) return named.block;
  const block = blockAmong(blocks, ref);
  named = { blocks, ref, block };
  return block;
};

export const blockAmong = (blocks: readonly BoardBlock[], ref: string): BoardBlock | undefined =>
  blocks.find((each) => each.ref === ref);

/** Everything on the map of the other side that is not staff: what stops a march. */
export const enemiesOn = (board: Board): readonly BoardBlock[] => {
  const known = enemies.of(board);
  if (known !== undefined) return known;
  const found = board.blocks.filter((block) => isEnemyOn(board, block));
  enemies.keep(board, found);
  return found;
};

const enemies = lately<Board, readonly BoardBlock[]>(4);

/** The boxes of the blocks of a board, in an array that another board will use once this one is forgotten. */
interface Boxes {
  us: Side;
  blocks: Board['blocks'];
  measures: Measures | undefined;
  /** Four numbers a block: west, south, east, north. */
  edges: Float64Array;
}

const NOTHING: Board['blocks'] = [];

const tables: readonly Boxes[] = Array.from({ length: 8 }, () => ({
  us: '',
  blocks: NOTHING,
  measures: undefined,
  edges: new Float64Array(0),
}));

let newest = 0;

/** From the latest back: the boxes of these blocks, or of the last board of the same side. */
const boxesLike = (measures: Measures, us: Side, blocks: Board['blocks'] | undefined): Boxes | undefined => {
  for (let back = 0; back < tables.length; back += 1) {
    const table = tables[(newest + tables.length - back) % tables.length] as Boxes;
    const isIt = blocks === undefined ? table.us === us : table.blocks === blocks;
    if (isIt && table.measures === measures) return table;
  }
  return undefined;
};

/** Most blocks stand as they did on the last board of the same side. */
const boxesOn = (measures: Measures, { us, blocks }: Board): Float64Array => {
  const known = boxesLike(measures, us, blocks);
  if (known !== undefined) return known.edges;
  const before = boxesLike(measures, us, undefined);
  newest = (newest + 1) % tables.length;
  const table = tables[newest] as Boxes;
  const stood = before === undefined ? NOTHING : before.blocks;
  const old = before === undefined ? table.edges : before.edges;
  if (table.edges.length < 4 * blocks.length) table.edges = new Float64Array(8 * blocks.length);
  const { edges } = table;
  if (old !== edges) edges.set(old.subarray(0, Math.min(4 * stood.length, edges.length)));
  for (let place = 0; place < blocks.length; place += 1) {
    const block = blocks[place] as BoardBlock;
    if (block !== stood[place]) writeBox(edges, 4 * place, bodyOn(measures, block));
  }
  table.us = us;
  table.blocks = blocks;
  table.measures = measures;
  return edges;
};

const writeBox = (edges: Float64Array, at: number, { minX, minY, maxX, maxY }: Box): void => {
  edges[at] = minX;
  edges[at + 1] = minY;
  edges[at + 2] = maxX;
  edges[at + 3] = maxY;
};

/** The blocks whose boxes come so near to another: only they can meet it. */
export const blocksNear = (
  measures: Measures,
  board: Board,
  { minX, minY, maxX, maxY }: Box,
  margin = 0,
): readonly BoardBlock[] => {
  const edges = boxesOn(measures, board);
  const { blocks } = board;
  const [west, south, east, north] = [minX - margin, minY - margin, maxX + margin, maxY + margin];
  const near: BoardBlock[] = [];
  for (let place = 0, at = 0; place < blocks.length; place += 1, at += 4) {
    const isNear =
      (edges[at] as number) <= east &&
      (edges[at + 2] as number) >= west &&
      (edges[at + 1] as number) <= north &&
      (edges[at + 3] as number) >= south;
    if (isNear) near.push(blocks[place] as BoardBlock);
  }
  return near;
};

/** Whether a block stops a march on this board. */
export const isEnemyOn = ({ us }: Board, block: BoardBlock): boolean =>
  block.side !== us && block.arm !== 'staff';

/** The ground a piece takes up: a long block, a cube for staff, lengthwise along the road in column. */
export const footprint = (
  { front, depth, staff, column }: Measures,
  block: Pick<BoardBlock, 'x' | 'y' | 'heading'> & {
    readonly arm?: Arm | undefined;
    readonly column?: true | undefined;
  },
): Block => {
  const { x, y, heading } = block;
  if (block.arm === 'staff') return { x, y, heading, halfFront: staff / 2, halfDepth: staff / 2 };
  return block.column === true
    ? { x, y, heading, halfFront: depth / 2, halfDepth: column / 2 }
    : { x, y, heading, halfFront: front / 2, halfDepth: depth / 2 };
};

/** The body of a block that is known to stand, or to be about to: what is worked out about it will be asked again. */
export const bodyStanding = (measures: Measures, block: Parameters<typeof footprint>[1]): Body =>
  bodyAtPose(measures, footprint(measures, block));

export const bodyOn = (measures: Measures, block: Parameters<typeof footprint>[1]): Body =>
  bodyKept(measures, block, footprint);
