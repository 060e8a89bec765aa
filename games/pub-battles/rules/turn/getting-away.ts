import { headingOf, normalHeading } from '@grognard/field';
import { type Board, enemiesOn } from '../../board.ts';
import type { Ending, Step } from '../../orders.ts';
import type { Setting } from '../../setting.ts';
import type { OwnPiece } from '../../view-types.ts';
import { faces } from '../../vocabulary.ts';
import { thirdOf } from '../movement/cost.ts';
import { judgeMarch } from '../movement/judge.ts';

/** All round in sixteen directions, and by half thirds up to the whole move: near enough to find any way out. */
const HEADINGS = Array.from({ length: 16 }, (_, each) => each * 2_250);
const HALF_THIRDS = [2, 4, 6, 1, 3, 5] as const;

/** PB-R113d: whether a piece could attack some enemy, or reach a legal place out of every field of fire. */
export const canGetAway = (setting: Setting, board: Board, piece: OwnPiece): boolean =>
  piece.unpacked !== true && (canLeave(setting, board, piece) || canAttack(setting, board, piece));

/** A column deploys to any front; anybody else turns, which is free once. */
const turned = ({ column, heading }: OwnPiece, to: number): readonly Step[] => {
  if (column === true) return [{ do: 'column', form: false, facing: to }];
  return to === heading ? [] : [{ do: 'pivot', to }];
};

const mayGo = (
  setting: Setting,
  board: Board,
  piece: OwnPiece,
  steps: readonly Step[],
  ending?: Ending,
): boolean => judgeMarch(setting, board, piece, steps, ending).ok;

const canLeave = (setting: Setting, board: Board, piece: OwnPiece): boolean => {
  const half = Math.floor(thirdOf(setting, piece.kind) / 2);
  return HALF_THIRDS.some((count) =>
    HEADINGS.some((to) =>
      mayGo(setting, board, piece, [...turned(piece, to), { do: 'ahead', by: count * half }]),
    ),
  );
};

const canAttack = (setting: Setting, board: Board, piece: OwnPiece): boolean =>
  enemiesOn(board).some((enemy) => {
    const towards = normalHeading(headingOf(enemy.x - piece.x, enemy.y - piece.y));
    const target = Number(enemy.ref.slice(1));
    return faces.some((face) =>
      mayGo(setting, board, piece, turned(piece, towards), { at: 'attack', target, face }),
    );
  });
