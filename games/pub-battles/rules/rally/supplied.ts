import { type Refusal, refuse } from '@grognard/engine';
import { cmOf } from '@grognard/field';
import type { BoardBlock } from '../../model/board.ts';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import { isSupplied, supplyOf } from '../supply/supply.ts';
import { isExhausted } from './limit.ts';
import { rallyReach, trainsNear } from './trains.ts';

/** Why no train rallies a block: none near, none unpacked, none supplied, or none with a rally left. */
export const trainlessRefusals = (
  { setting, view, board }: Reading,
  block: BoardBlock,
): readonly Refusal[] => {
  const { blocks } = board;
  const near = trainsNear(setting, blocks, block);
  const unpacked = near.filter((train) => train.unpacked === true);
  if (near.length === 0) return [refuse('PB-R197a', 'no-train-near', { cm: cmOf(rallyReach(setting)) })];
  if (unpacked.length === 0)
    return near.map(({ ref }) => refuse('PB-R198b', 'train-is-packed', { train: ref }));
  const supply = supplyOf(setting, blocks, block.side);
  const supplied = unpacked.filter((train) => supply.reaches(train));
  if (supplied.length === 0) return unpacked.flatMap((train) => cutOffRefusals(setting, blocks, train));
  return supplied.every(({ ref }) => isExhausted(setting, view, ref))
    ? supplied.map(({ ref }) => refuse('PB-R197g', 'train-has-rallied', { train: ref }))
    : [];
};

/** PB-R198i, and what cuts the train off: the enemy (PB-R231), or there is no way at all (PB-R230). */
const cutOffRefusals = (
  setting: Setting,
  blocks: readonly BoardBlock[],
  train: BoardBlock,
): readonly Refusal[] => {
  const friends = blocks.filter(({ side }) => side === train.side);
  const params = { train: train.ref };
  return [
    refuse('PB-R198i', 'train-unsupplied', params),
    isSupplied(setting, friends, train)
      ? refuse('PB-R231', 'enemy-near-the-line', { ...params, cm: cmOf(setting.measures.fire) })
      : refuse('PB-R230', 'no-line-of-communication', params),
  ];
};
