import { at, flat, type Side, sizeOf } from '@grognard/engine';
import { sameCell, sees } from '../../ground/cells.ts';
import type { Event } from '../../model/events.ts';
import { aliasOf } from '../../model/evolve.ts';
import { type Setting, sidesOf } from '../../model/setting.ts';
import type { Piece, State } from '../../model/state.ts';

/** TN-R11: a side sees what stands within sight of one of its pieces. */
export const isInSight = (setting: Setting, state: State, side: Side, piece: Piece): boolean =>
  flat(state.pieces).some(
    (watcher) => watcher.side === side && watcher.lost === undefined && sees(setting, watcher.at, piece.at),
  );

/** What every side newly sees, or sees elsewhere than it remembers. */
export const sightingsOf = (setting: Setting, state: State): readonly Event[] =>
  sidesOf(setting).flatMap((side) =>
    newlySeen(setting, state, side)
      .sort((a, b) => byPlace(a.piece, b.piece))
      .map(
        ({ index, piece, first }): Event => ({
          kind: 'sighted',
          side,
          piece: index,
          at: piece.at,
          rules: ['TN-R11'],
          ...(first && { showed: true }),
        }),
      ),
  );

const newlySeen = (
  setting: Setting,
  state: State,
  side: Side,
): { index: number; piece: Piece; first: boolean }[] => {
  const known = state.known[side] ?? [];
  return flat(state.pieces).flatMap((piece, index) => {
    if (piece.side === side || piece.lost !== undefined || !isInSight(setting, state, side, piece)) return [];
    const alias = aliasOf(known, index);
    const memory = at(known, alias);
    const news = memory === undefined || memory.turn !== state.turn || !sameCell(memory.at, piece.at);
    return news ? [{ index, piece, first: alias === sizeOf(known) }] : [];
  });
};

/** By where they stand, so that the aliases do not tell how the enemy lists its pieces. */
const byPlace = (a: Piece, b: Piece): number => a.at.y - b.at.y || a.at.x - b.at.x;
