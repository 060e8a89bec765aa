import type { Side } from '@grognard/engine';
import type { Board, BoardBlock } from '../model/board.ts';
import { lately } from '../model/recent.ts';
import type { View } from '../model/view.ts';
import { standsHere } from './kept.ts';

const boards = lately<View, Board>(16);

/** The map as a player sees it: what movement, sight and contact are judged on. */
export const boardOf = (view: View): Board => {
  const known = boards.of(view);
  if (known !== undefined) return known;
  const { us = '', mine, theirs, contacts, supports } = view;
  const board = { us, blocks: blocksOf(us, mine, theirs), contacts, supports };
  boards.keep(view, board);
  return board;
};

interface Laid {
  readonly theirs: View['theirs'];
  readonly blocks: Board['blocks'];
}

/** The blocks of the last views: from one to the next the map often stays as it is. */
const laid = lately<View['mine'], Laid>(8);

const lastOf = new Map<Side, Board['blocks']>();

const blocksOf = (us: Side, mine: View['mine'], theirs: View['theirs']): Board['blocks'] => {
  const known = laid.of(mine);
  if (known?.theirs === theirs) return known.blocks;
  const blocks: BoardBlock[] = [];
  for (const piece of mine) if (piece.where === 'map') blocks.push(piece);
  for (const block of theirs) blocks.push(block);
  // A view that came as text is looked at as long as one of our own making.
  const before = lastOf.get(us);
  for (let place = 0; place < blocks.length; place += 1)
    if (blocks[place] !== before?.[place]) standsHere(blocks[place] as BoardBlock);
  lastOf.set(us, blocks);
  laid.keep(mine, { theirs, blocks });
  return blocks;
};
