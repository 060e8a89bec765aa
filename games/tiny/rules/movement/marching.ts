import { cellKey, sameCell } from '../../ground/cells.ts';
import type { Piece } from '../../model/state.ts';
import type { Cell } from '../../model/vocabulary.ts';

/** Who wants to go where: everybody on the board by place in the list; who has no step stays. */
export const wantedCells = (
  pieces: readonly Piece[],
  goals: readonly ReadonlyMap<string, Cell>[],
): readonly Cell[] => pieces.map(({ name, at }) => goals.findLast((each) => each.has(name))?.get(name) ?? at);

/**
 * TN-R08: who is barred stays: those who fight, those whose cell several want, and those whose cell somebody who
 * stays holds; all at once, until nobody more is stopped.
 */
export const whoMoves = (
  pieces: readonly Piece[],
  wanted: readonly Cell[],
  fighting: ReadonlySet<number>,
): readonly number[] => {
  const onBoard = pieces.flatMap((piece, index) => (piece.lost === undefined ? [index] : []));
  const cellOf = (index: number): Cell => wanted[index] ?? (pieces[index] as Piece).at;
  const leaves = (index: number): boolean => !sameCell(cellOf(index), (pieces[index] as Piece).at);
  const wishes = new Map<number, number>();
  for (const index of onBoard) {
    const key = cellKey(cellOf(index));
    wishes.set(key, (wishes.get(key) ?? 0) + 1);
  }
  let moving = onBoard.filter(
    (index) => leaves(index) && !fighting.has(index) && wishes.get(cellKey(cellOf(index))) === 1,
  );
  for (;;) {
    const movers = new Set(moving);
    const held = new Set(
      onBoard.filter((index) => !movers.has(index)).map((index) => cellKey((pieces[index] as Piece).at)),
    );
    const free = moving.filter((index) => !held.has(cellKey(cellOf(index))));
    if (free.length === moving.length) return moving;
    moving = free;
  }
};
