import { impossible, type Refusal, refuse } from '@grognard/engine';
import { cmOf, gapToPoint, isBeyond, SAME } from '@grognard/field';
import { bodyOn, enemiesOn } from '../../board.ts';
import { boardOf } from '../../refs.ts';
import type { Exit, Setting } from '../../setting.ts';
import type { OwnPiece, View } from '../../view-types.ts';

/** PB-R047: closer than a foot third; at that distance the way in is open. */
const isClosed = (setting: Setting, view: View, { x, y }: Exit): boolean =>
  enemiesOn(boardOf(view)).some(
    (enemy) => !isBeyond(gapToPoint(bodyOn(setting.measures, enemy), x, y) + 2 * SAME, setting.measures.fire),
  );

/** PB-R047: a piece enters where it is due; in column only if no enemy is near the way in. */
export const entryRefusals = (
  setting: Setting,
  view: View,
  piece: OwnPiece,
  column: boolean,
): readonly Refusal[] => {
  const exit = setting.exits.find(({ id }) => id === piece.enters?.exit);
  if (piece.where !== 'due' || exit === undefined)
    return [impossible('PB-R047', 'does-not-enter', { piece: piece.ref })];
  return column && setting.switches.columnEntryNearEnemy === 'forbidden' && isClosed(setting, view, exit)
    ? [refuse('PB-R047', 'entry-closed-to-columns', { exit: exit.id, cm: cmOf(setting.measures.fire) })]
    : [];
};
