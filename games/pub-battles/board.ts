import type { Side } from '@grognard/engine';
import type { Block, Body, Heading } from '@grognard/field';
import { bodyKept } from './kept.ts';
import type { Measures } from './measures.ts';
import type { Arm, Face, PieceKind } from './vocabulary.ts';

/**
 * A block on the map as somebody sees it. One's own is called by its id, the enemy's by its alias (`#3`): movement,
 * sight and contact are judged on blocks, so that a check on a view and the verdict on the state look at the same.
 */
export interface BoardBlock {
  readonly ref: string;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly column?: true;
  /** What is known of it: everything of one's own. */
  readonly arm?: Arm;
  readonly kind?: PieceKind;
  readonly spent?: boolean;
  readonly unpacked?: boolean;
  readonly formation?: string;
}

export interface BoardContact {
  readonly attacker: string;
  readonly defender: string;
  readonly face: Face;
}

/** The map table as one side sees it. */
export interface Board {
  readonly us: Side;
  readonly blocks: readonly BoardBlock[];
  readonly contacts: readonly BoardContact[];
  readonly supports: readonly { readonly lead: string; readonly support: string }[];
}

export const blockNamed = (board: Board, ref: string): BoardBlock | undefined =>
  board.blocks.find((block) => block.ref === ref);

/** Everything on the map of the other side that is not staff: what stops a march. */
export const enemiesOn = (board: Board): readonly BoardBlock[] => {
  const known = enemies.get(board);
  if (known !== undefined) return known;
  const found = board.blocks.filter((block) => block.side !== board.us && block.arm !== 'staff');
  enemies.set(board, found);
  return found;
};

const enemies = new WeakMap<Board, readonly BoardBlock[]>();

/** The ground a piece takes up: a long block, a cube for staff, lengthwise along the road in column. */
export const footprint = (
  { front, depth, staff, column }: Measures,
  block: Pick<BoardBlock, 'x' | 'y' | 'heading' | 'arm'> & { readonly column?: true | undefined },
): Block => {
  const { x, y, heading } = block;
  if (block.arm === 'staff') return { x, y, heading, halfFront: staff / 2, halfDepth: staff / 2 };
  return block.column === true
    ? { x, y, heading, halfFront: depth / 2, halfDepth: column / 2 }
    : { x, y, heading, halfFront: front / 2, halfDepth: depth / 2 };
};

export const bodyOn = (measures: Measures, block: Parameters<typeof footprint>[1]): Body =>
  bodyKept(measures, block, footprint);
