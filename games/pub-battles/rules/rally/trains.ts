import { gap, isUpTo } from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import type { BoardBlock } from '../../model/board.ts';
import type { Setting } from '../../model/setting.ts';
import type { PieceKind } from '../../model/vocabulary.ts';
import { kindFacts } from '../../tables/piece-facts.ts';

/** PB-R197b, PB-R033: horse needs no train; where the game is played without trains, nobody does. */
export const needsTrain = ({ switches }: Setting, kind: PieceKind): boolean =>
  switches.baggageTrains === 'on' && kindFacts[kind].arm !== 'mounted';

/** PB-R197a: a mounted third, twice as far in a prepared defence. */
export const rallyReach = ({ measures, switches }: Setting): number =>
  switches.preparedDefence === 'on' ? 2 * measures.command : measures.command;

/** PB-R197a, PB-R197h: the friendly trains that some part of a block is near enough to, of any formation. */
export const trainsNear = (
  setting: Setting,
  blocks: readonly BoardBlock[],
  block: BoardBlock,
): readonly BoardBlock[] => {
  const body = bodyOn(setting, block);
  return blocks.filter(
    (train) =>
      train.side === block.side &&
      train.kind === 'baggage' &&
      isUpTo(gap(bodyOn(setting, train), body), rallyReach(setting)),
  );
};
