import type { BoardBlock } from '@grognard/pub-battles/for-generals';
import { distance } from '../distance.ts';
import type { Situation } from '../situation.ts';

/** A train that has not unpacked looks like foot; one that keeps so near to its road home may well be one. */
const NEAR_HOME = 7_000;
const GUESS = 0.4;

const trainChance = ({ desk: { match, view } }: Situation, block: BoardBlock): number => {
  if (block.arm === 'train') return 1;
  if (block.kind !== undefined || block.arm === 'mounted' || block.arm === 'guns' || block.spent === true)
    return 0;
  const { setting } = match;
  const homes = setting.sides
    .filter(({ id }) => id !== view.us)
    .flatMap(({ communications }) => communications)
    .flatMap((id) => setting.exits.filter((exit) => exit.id === id));
  return homes.some((exit) => distance(exit, block) < NEAR_HOME) ? GUESS : 0;
};

/** Whether a block is a train for all one can tell. */
export const isLikelyTrain = (situation: Situation, block: BoardBlock): boolean =>
  trainChance(situation, block) > 0;

/** What it is worth to fall upon it. */
export const trainWorth = (situation: Situation, block: BoardBlock): number =>
  trainChance(situation, block) * situation.worth({ ...block, arm: 'train' });
