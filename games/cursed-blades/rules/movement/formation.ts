import { besides, facingAfter, neighbourOf, OFF_BOARD, sideAfter, sideTowards } from '@grognard/field/hex';
import type { MoveStep } from '../../model/orders.ts';
import type { Setting } from '../../model/setting.ts';
import type { Unit } from '../../model/state.ts';

type Wheel = Extract<MoveStep, { readonly do: 'wheel' }>;

/** Where a formation comes to stand, and which of its hexes goes where. */
export interface Swing {
  readonly after: Unit;
  readonly from: number;
  readonly to: number;
}

/** The hexes of a formation as its men see them. */
const flanksOf = (
  { terrain }: Setting,
  { hex, and = hex, facing }: Unit,
): { readonly right: number; readonly left: number } =>
  sideTowards(terrain.board, hex, and) === besides(facing)[0]
    ? { right: and, left: hex }
    : { right: hex, left: and };

/** CB-B4.11-5: one hex stands fast, the other swings by 60 degrees; undefined beyond the edge of the map. */
export const swingOf = (setting: Setting, unit: Unit, { on, forward }: Wheel): Swing | undefined => {
  const { board } = setting.terrain;
  const { right, left } = flanksOf(setting, unit);
  const [pivot, from] = on === 'right' ? [right, left] : [left, right];
  // Round the right hex the line swings clockwise when it goes forward, round the left one the other way.
  const clockwise = (on === 'right') === forward;
  const side = sideAfter(sideTowards(board, pivot, from), clockwise ? 1 : -1);
  const to = neighbourOf(board, pivot, side);
  if (to === OFF_BOARD) return undefined;
  const facing = facingAfter(unit.facing, clockwise ? 2 : -2);
  const after = unit.hex === pivot ? { ...unit, facing, and: to } : { ...unit, facing, hex: to };
  return { after, from, to };
};
