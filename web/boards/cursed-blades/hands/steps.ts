import type { MoveStep, Waypoint } from '@grognard/cursed-blades/for-page';
import { type HexBoard, neighbourOf } from '@grognard/field/hex';

interface Pose {
  readonly hex: number;
  readonly facing: number;
}

/** Every place of a way of steps and turns, as it lies on the board. */
export const placesOf = (
  board: HexBoard,
  { hex, facing }: { readonly hex: number; readonly facing?: number },
  steps: readonly MoveStep[],
): readonly Waypoint[] => {
  const way: Waypoint[] = [{ hex, facing: facing ?? 0, spent: 0 }];
  for (const step of steps) {
    const last = way.at(-1) ?? { hex, facing: facing ?? 0, spent: 0 };
    if (step.do === 'turn') way.push({ ...last, facing: step.to });
    else if (step.do === 'step') way.push({ ...last, hex: neighbourOf(board, last.hex, step.side) });
  }
  return way;
};

export const endOf = (
  board: HexBoard,
  from: { readonly hex: number; readonly facing?: number },
  steps: readonly MoveStep[],
): Pose => placesOf(board, from, steps).at(-1) ?? { hex: from.hex, facing: from.facing ?? 0 };
