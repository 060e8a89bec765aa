import { flat, type Player, type Refusal, refuse } from '@grognard/engine';
import { cellKey, isMarsh, isOnBoard, isWall, sameCell, steps } from '../model/setting.ts';
import type { Cell, Piece, Setting, State, Step, View } from '../model/vocabulary.ts';
import { commands } from './command.ts';

/** Every reason against one step of a plan. */
export const stepRefusals = (setting: Setting, view: View, seat: Player, step: Step): readonly Refusal[] => {
  const { piece: name, to } = step;
  const piece = view.mine.find((each) => each.name === name && each.lost === undefined);
  if (piece === undefined)
    return [{ ...refuse('TN-R05', 'no-such-piece', { piece: name }), impossible: true }];
  const refusals: Refusal[] = [];
  const { x, y } = to;
  if (!commands(seat, piece)) refusals.push(refuse('TN-R05', 'not-your-command', { piece: name }));
  if (piece.posture === 'dug in') refusals.push(refuse('TN-R09', 'dug-in', { piece: name }));
  if (steps(piece.at, to) > 1)
    refusals.push(refuse('TN-R02', 'too-far', { piece: name, steps: steps(piece.at, to) }));
  if (!isOnBoard(setting, to))
    refusals.push({ ...refuse('TN-R03', 'off-board', { x, y }), impossible: true });
  else if (isMarsh(setting, to)) refusals.push(refuse('TN-R04', 'marsh', { x, y }));
  else if (isWall(setting, to)) refusals.push(refuse('TN-R15', 'wall', { x, y }));
  return refusals;
};

/** TN-R05, TN-R06: no piece twice, no two of one command to the same cell. */
export const planRefusals = (
  setting: Setting,
  view: View,
  seat: Player,
  plan: readonly Step[],
): readonly Refusal[] => [
  ...plan.flatMap((step) => stepRefusals(setting, view, seat, step)),
  ...plan.flatMap((step, place) => {
    const earlier = plan.slice(0, place);
    return [
      ...(earlier.some(({ piece }) => piece === step.piece)
        ? [refuse('TN-R05', 'twice', { piece: step.piece })]
        : []),
      ...(earlier.some(({ to }) => sameCell(to, step.to))
        ? [refuse('TN-R06', 'same-cell', { x: step.to.x, y: step.to.y })]
        : []),
    ];
  }),
];

/** Who wants to go where: everybody on the board by place in the list; who has no step stays. */
export const wantedCells = (state: State, plans: readonly Step[]): readonly Cell[] => {
  const wanted = new Map(plans.map(({ piece, to }) => [piece, to]));
  return flat(state.pieces).map((piece) => wanted.get(piece.name) ?? piece.at);
};

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
