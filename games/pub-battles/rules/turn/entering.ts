import { type Refusal, refuse } from '@grognard/engine';
import { cmOf, gapToPoint, isBeyond, SAME } from '@grognard/field';
import { bodyOn, enemiesOn } from '../../ground/board.ts';
import { boardOf } from '../../ground/refs.ts';
import type { Step } from '../../model/orders.ts';
import type { Exit, Setting } from '../../model/setting.ts';
import type { OwnPiece, View } from '../../model/view.ts';

/** Where a reinforcement comes in. */
export const exitFor = ({ exits }: Setting, { enters }: OwnPiece): Exit | undefined =>
  exits.find(({ id }) => id === enters?.exit);

/** PB-R047: no column comes in by a way closer to an enemy than a foot third; at that distance it is open. */
export const isClosedToColumns = (setting: Setting, view: View, { x, y }: Exit): boolean =>
  setting.switches.columnEntryNearEnemy === 'forbidden' &&
  enemiesOn(boardOf(view)).some(
    (enemy) => !isBeyond(gapToPoint(bodyOn(setting.measures, enemy), x, y) + 2 * SAME, setting.measures.fire),
  );

/** PB-R047: where the way in is closed to columns nobody comes in by the road, but in line. */
export const entryRefusals = (
  setting: Setting,
  view: View,
  piece: OwnPiece,
  [first]: readonly Step[],
): readonly Refusal[] => {
  const exit = exitFor(setting, piece);
  return exit !== undefined && first?.do === 'road' && isClosedToColumns(setting, view, exit)
    ? [refuse('PB-R047', 'entry-closed-to-columns', { exit: exit.id, cm: cmOf(setting.measures.fire) })]
    : [];
};
