import type { Side } from '@grognard/engine';
import type { Block, Body, Box } from '@grognard/field';
import type { Board, BoardBlock } from '../model/board.ts';
import type { Measures } from '../model/measures.ts';
import { topic } from '../model/memory.ts';
import type { Setting } from '../model/setting.ts';
import type { Arm } from '../model/vocabulary.ts';
import { bodyAtPose, bodyKept } from './kept.ts';

export const blockNamed = ({ blocks }: Board, ref: string): BoardBlock | undefined => blockAmong(blocks, ref);

export const blockAmong = (blocks: readonly BoardBlock[], ref: string): BoardBlock | undefined =>
  blocks.find((each) => each.ref === ref);

/** Everything on the map of the other side that is not staff: what stops a march. */
export const enemiesOn = (board: Board): readonly BoardBlock[] =>
  board.blocks.filter((block) => isEnemyOn(board, block));

/** What blocks are laid on: their lengths, and who remembers their bodies. */
type Laid = Pick<Setting, 'measures' | 'memory'>;

/** The boxes of the blocks of a board, in an array that another board will use once this one is forgotten. */
interface Boxes {
  us: Side;
  blocks: Board['blocks'];
  /** Four numbers a block: west, south, east, north. */
  edges: Float64Array;
}

const NOTHING: Board['blocks'] = [];

/** The boxes of the last boards, and which of them is the latest. */
const lastBoxes = topic(() => ({
  tables: Array.from({ length: 8 }, (): Boxes => ({ us: '', blocks: NOTHING, edges: new Float64Array(0) })),
  newest: 0,
}));

type LastBoxes = ReturnType<(typeof lastBoxes)['begin']>;

/** From the latest back: the boxes of these blocks, or of the last board of the same side. */
const boxesLike = (
  { tables, newest }: LastBoxes,
  us: Side,
  blocks: Board['blocks'] | undefined,
): Boxes | undefined => {
  for (let back = 0; back < tables.length; back += 1) {
    const table = tables[(newest + tables.length - back) % tables.length] as Boxes;
    if (blocks === undefined ? table.us === us : table.blocks === blocks) return table;
  }
  return undefined;
};

/** Most blocks stand as they did on the last board of the same side. */
const boxesOn = (setting: Laid, { us, blocks }: Board): Float64Array => {
  const last = setting.memory(lastBoxes);
  const known = boxesLike(last, us, blocks);
  if (known !== undefined) return known.edges;
  const before = boxesLike(last, us, undefined);
  last.newest = (last.newest + 1) % last.tables.length;
  const table = last.tables[last.newest] as Boxes;
  const stood = before === undefined ? NOTHING : before.blocks;
  const old = before === undefined ? table.edges : before.edges;
  if (table.edges.length < 4 * blocks.length) table.edges = new Float64Array(8 * blocks.length);
  const { edges } = table;
  if (old !== edges) edges.set(old.subarray(0, Math.min(4 * stood.length, edges.length)));
  for (let place = 0; place < blocks.length; place += 1) {
    const block = blocks[place] as BoardBlock;
    if (block !== stood[place]) writeBox(edges, 4 * place, bodyOn(setting, block));
  }
  table.us = us;
  table.blocks = blocks;
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
  setting: Laid,
  board: Board,
  { minX, minY, maxX, maxY }: Box,
  margin = 0,
): readonly BoardBlock[] => {
  const edges = boxesOn(setting, board);
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
export const bodyStanding = (setting: Laid, block: Parameters<typeof footprint>[1]): Body =>
  bodyAtPose(setting, footprint(setting.measures, block));

const footprintOn = ({ measures }: Laid, block: Parameters<typeof footprint>[1]): Block =>
  footprint(measures, block);

export const bodyOn = (setting: Laid, block: Parameters<typeof footprint>[1]): Body =>
  bodyKept(setting, block, footprintOn);
