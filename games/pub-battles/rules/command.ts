import { type Refusal, refuse } from '@grognard/engine';
import { cmOf, gap, isUpTo } from '@grognard/field';
import { type Board, type BoardBlock, bodyOn } from '../board.ts';
import type { Setting } from '../setting.ts';

/** PB-R092a, PB-R071: the HQ of its own formation, or the army commander. */
const mayCommand = (staff: BoardBlock, piece: BoardBlock): boolean =>
  staff.side === piece.side &&
  (staff.kind === 'commander' || (staff.kind === 'hq' && staff.formation === piece.formation));

/** PB-R092a, PB-R092c: command reaches some part of the piece where it starts. */
const isCommanded = (setting: Setting, board: Board, piece: BoardBlock): boolean => {
  const body = bodyOn(setting.measures, piece);
  return board.blocks
    .filter((block) => mayCommand(block, piece))
    .some((staff) => isUpTo(gap(bodyOn(setting.measures, staff), body), setting.measures.command));
};

export const commandRefusals = (setting: Setting, board: Board, piece: BoardBlock): readonly Refusal[] =>
  isCommanded(setting, board, piece)
    ? []
    : [refuse('PB-R092a', 'out-of-command', { piece: piece.ref, cm: cmOf(setting.measures.command) })];
