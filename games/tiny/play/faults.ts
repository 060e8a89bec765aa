import { at, type Fault, flat, sizeOf } from '@grognard/engine';
import { cellKey, isClosed, isOnBoard, sameCell } from '../ground/cells.ts';
import { aliasOf } from '../model/evolve.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { isInSight } from '../rules/sight/sight.ts';

/** Invariants that do not hold. */
export const faults = (setting: Setting, state: State): readonly Fault[] => [
  ...misplaced(setting, state),
  ...unseen(setting, state),
  ...missing(setting, state),
];

const misplaced = (setting: Setting, state: State): readonly Fault[] => {
  const held = new Set<number>();
  return flat(state.pieces).flatMap((piece): Fault[] => {
    if (piece.lost !== undefined) return [];
    const key = cellKey(piece.at);
    const wrong = !isOnBoard(setting, piece.at) || isClosed(setting, piece.at) || held.has(key);
    held.add(key);
    return wrong ? [{ code: 'misplaced', params: { piece: piece.name } }] : [];
  });
};

/** Who stands in sight is known to stand there. */
const unseen = (setting: Setting, state: State): readonly Fault[] =>
  Object.keys(state.known).flatMap((side) =>
    flat(state.pieces).flatMap((piece, index): Fault[] => {
      if (piece.side === side || piece.lost !== undefined || !isInSight(setting, state, side, piece))
        return [];
      const known = state.known[side] ?? [];
      const memory = at(known, aliasOf(known, index));
      return memory !== undefined && sameCell(memory.at, piece.at)
        ? []
        : [{ code: 'unseen', params: { piece: piece.name, side } }];
    }),
  );

const missing = ({ source }: Setting, { pieces }: State): readonly Fault[] => {
  const expected = Object.values(source.counts).reduce((sum, count) => sum + count, 0);
  return sizeOf(pieces) === expected ? [] : [{ code: 'missing', params: { expected } }];
};
