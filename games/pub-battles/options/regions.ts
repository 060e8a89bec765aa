import { reachOutline, SAME } from '@grognard/field';
import { type Board, type BoardBlock, blockNamed, blocksNear, bodyOn, isEnemyOn } from '../board.ts';
import { kindFacts } from '../kinds.ts';
import type { Region } from '../kinds-of-game.ts';
import { projectsFire } from '../rules/fire.ts';
import { thirdOf } from '../rules/movement/cost.ts';
import type { Setting } from '../setting.ts';

const OBLIQUE = 4_500;
const ALL_ROUND = 18_000;

const outlineOf = (
  setting: Setting,
  block: BoardBlock,
  spread: number,
  distance: number,
  board?: Board,
): readonly number[] => {
  const { measures } = setting;
  const body = bodyOn(measures, block);
  const obstacles =
    board === undefined
      ? []
      : blocksNear(measures, board, body, distance + 2 * SAME)
          .filter((each) => isEnemyOn(board, each))
          .map((enemy) => bodyOn(measures, enemy));
  const outline = reachOutline(body, block.heading, spread, distance, obstacles);
  return [...outline].map(Math.round);
};

/** The outlines that help to place a piece: how far it marches, where it fires, whom it commands. */
export const regionsFor = (setting: Setting, board: Board, ref: string): readonly Region[] => {
  const piece = blockNamed(board, ref);
  if (piece?.kind === undefined) return [];
  const { measures } = setting;
  const spread = piece.arm === 'staff' ? ALL_ROUND : OBLIQUE;
  const reach = 3 * thirdOf(setting, { ...piece, kind: piece.kind });
  return [
    { kind: 'reach', outline: outlineOf(setting, piece, spread, reach, board) },
    ...(projectsFire(setting, piece)
      ? [{ kind: 'fire', outline: outlineOf(setting, piece, OBLIQUE, measures.fire) } as const]
      : []),
    ...(kindFacts[piece.kind].arm === 'staff'
      ? [{ kind: 'command', outline: outlineOf(setting, piece, ALL_ROUND, measures.command) } as const]
      : []),
    ...(piece.kind === 'artillery'
      ? [{ kind: 'bombard', outline: outlineOf(setting, piece, ALL_ROUND, measures.bombard) } as const]
      : []),
  ];
};
