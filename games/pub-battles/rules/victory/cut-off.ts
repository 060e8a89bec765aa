import { flat, type Side } from '@grognard/engine';
import { blockOf, trueBoard } from '../../ground/true-blocks.ts';
import { pieceOf, sideOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { Piece, State } from '../../model/state.ts';
import { isCombatKind } from '../../tables/piece-facts.ts';
import { supplyOf } from '../supply/supply.ts';

/** PB-R105: a hidden piece stands where its HQ does. */
export const standingAt = (state: State, index: number): number => {
  const { where, formation } = pieceOf(state, index);
  return where === 'reserve' ? (state.formations[formation]?.hq ?? index) : index;
};

/** PB-R233: the pieces of a side that cannot trace a line of communication when the battle is over. */
export const cutOff = (setting: Setting, state: State, side: Side): readonly Piece[] => {
  if (state.phase !== 'over') return [];
  const supply = supplyOf(setting, trueBoard(setting, state, side).blocks, side);
  return flat(state.pieces).filter(
    ({ where, kind }, index) =>
      (where === 'map' || where === 'reserve') &&
      isCombatKind(kind) &&
      sideOf(state, index) === side &&
      !supply.reaches(blockOf(setting, state, standingAt(state, index))),
  );
};
