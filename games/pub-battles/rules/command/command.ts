import { type Refusal, refuse } from '@grognard/engine';
import { cmOf, gap, isUpTo } from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import type { Board, BoardBlock } from '../../model/board.ts';
import type { Setting } from '../../model/setting.ts';

/**
 * PB-R092a, PB-R071: the HQ of its own formation, or the army commander. PB-R072: he commands in the activation of any
 * formation; a club may hold him to that of his own, with which he moves.
 */
const mayCommand = ({ switches }: Setting, staff: BoardBlock, piece: BoardBlock): boolean => {
  if (staff.side !== piece.side) return false;
  if (staff.kind === 'commander' && switches.commanderCommands === 'always') return true;
  return (staff.kind === 'hq' || staff.kind === 'commander') && staff.formation === piece.formation;
};

/** PB-R092b: where staff has gone; a club may look at where it stood before. */
const judgedAt = ({ switches }: Setting, staff: BoardBlock): BoardBlock =>
  switches.commandJudged === 'beforeHqMove' ? { ...staff, ...staff.from } : staff;

/** PB-R092a, PB-R092c: command reaches some part of the piece where it starts. */
export const isCommanded = (setting: Setting, board: Board, piece: BoardBlock): boolean => {
  const body = bodyOn(setting, piece);
  return board.blocks.some(
    (block) =>
      mayCommand(setting, block, piece) &&
      isUpTo(gap(bodyOn(setting, judgedAt(setting, block)), body), setting.measures.command),
  );
};

export const commandRefusals = (setting: Setting, board: Board, piece: BoardBlock): readonly Refusal[] =>
  isCommanded(setting, board, piece)
    ? []
    : [
        refuse('PB-R092a', 'out-of-command', {
          piece: piece.ref,
          cm: cmOf(setting.measures.command),
          rules: ['PB-R092c'],
        }),
      ];

/** PB-R092f: a support needs command if it ends under fire; a club may ask for it always or never. */
export const supportCommandRefusals = (
  setting: Setting,
  board: Board,
  piece: BoardBlock,
  isUnderFire: () => boolean,
): readonly Refusal[] => {
  const { supportNeedsCommand } = setting.switches;
  if (supportNeedsCommand === 'never' || isCommanded(setting, board, piece)) return [];
  return supportNeedsCommand === 'always' || isUnderFire()
    ? [
        refuse('PB-R092f', 'support-out-of-command', {
          piece: piece.ref,
          cm: cmOf(setting.measures.command),
        }),
      ]
    : [];
};
