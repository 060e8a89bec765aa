import { type Refusal, refuse } from '@grognard/engine';
import { cmOf, gapToPoint, isBeyond, SAME } from '@grognard/field';
import { bodyOn, enemiesOn } from '../../ground/board.ts';
import type { Step } from '../../model/orders.ts';
import type { Reading } from '../../model/reading.ts';
import type { Exit, Setting } from '../../model/setting.ts';
import type { OwnPiece } from '../../model/view.ts';

/** Where a reinforcement comes in. */
export const exitFor = ({ exits }: Setting, { enters }: OwnPiece): Exit | undefined =>
  exits.find(({ id }) => id === enters?.exit);

/** PB-R047: no column comes in by a way closer to an enemy than a foot third; at that distance it is open. */
export const isClosedToColumns = ({ setting, board }: Reading, { x, y }: Exit): boolean =>
  setting.switches.columnEntryNearEnemy === 'forbidden' &&
  enemiesOn(board).some(
    (enemy) => !isBeyond(gapToPoint(bodyOn(setting, enemy), x, y) + 2 * SAME, setting.measures.fire),
  );

/** PB-R047: where the way in is closed to columns nobody comes in by the road, but in line. */
export const entryRefusals = (
  reading: Reading,
  piece: OwnPiece,
  [first]: readonly Step[],
): readonly Refusal[] => {
  const { setting } = reading;
  const exit = exitFor(setting, piece);
  return exit !== undefined && first?.do === 'road' && isClosedToColumns(reading, exit)
    ? [refuse('PB-R047', 'entry-closed-to-columns', { exit: exit.id, cm: cmOf(setting.measures.fire) })]
    : [];
};
