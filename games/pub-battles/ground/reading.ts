import type { Side } from '@grognard/engine';
import type { Board, BoardBlock } from '../model/board.ts';
import { type Memory, newMemory, topic } from '../model/memory.ts';
import type { Reading } from '../model/reading.ts';
import { lately } from '../model/recent.ts';
import type { Setting } from '../model/setting.ts';
import type { View } from '../model/view.ts';
import { standsHere } from './kept.ts';

/** A class, so that all readings are of one shape: everything that judges an order reads them. */
class ViewRead implements Reading {
  readonly setting: Setting;
  readonly view: View;
  readonly memory: Memory = newMemory();
  private laid: Board | undefined;

  constructor(setting: Setting, view: View) {
    this.setting = setting;
    this.view = view;
  }

  get board(): Board {
    this.laid ??= boardOf(this.setting, this.view);
    return this.laid;
  }
}

export const read = (setting: Setting, view: View): Reading => new ViewRead(setting, view);

const boardOf = (setting: Setting, { us = '', mine, theirs, contacts, supports }: View): Board => ({
  us,
  blocks: blocksOf(setting, us, mine, theirs),
  contacts,
  supports,
});

interface Laid {
  readonly theirs: View['theirs'];
  readonly blocks: Board['blocks'];
}

/** The blocks of the last views: from one to the next the map often stays as it is. */
const lastLaid = topic(() => ({
  byPieces: lately<View['mine'], Laid>(8),
  bySide: new Map<Side, Board['blocks']>(),
}));

const blocksOf = (
  setting: Setting,
  us: Side,
  mine: View['mine'],
  theirs: View['theirs'],
): Board['blocks'] => {
  const last = setting.memory(lastLaid);
  const known = last.byPieces.of(mine);
  if (known?.theirs === theirs) return known.blocks;
  const blocks: BoardBlock[] = [];
  for (const piece of mine) if (piece.where === 'map') blocks.push(piece);
  for (const block of theirs) blocks.push(block);
  // A view that came as text is looked at as long as one of our own making.
  const before = last.bySide.get(us);
  for (let place = 0; place < blocks.length; place += 1)
    if (blocks[place] !== before?.[place]) standsHere(setting, blocks[place] as BoardBlock);
  last.bySide.set(us, blocks);
  last.byPieces.keep(mine, { theirs, blocks });
  return blocks;
};
