import type { Setting } from '../../model/setting.ts';

/** What a train has done: a rally that was made by it, and when. */
interface Rally<Train> {
  readonly train: Train;
  readonly day: number;
  readonly turn: number;
}

/** A table on which the rallies of each train are written down. */
export interface RallyLog<Train> {
  readonly day: number;
  readonly turn: number;
  readonly rallies?: readonly Rally<Train>[];
}

const PER_GAME = 4;

/** PB-R197g: a train rallies any number of pieces, unless a club sets a limit. */
export const isExhausted = <Train>(
  { switches }: Setting,
  { day, turn, rallies = [] }: RallyLog<Train>,
  train: Train,
): boolean => {
  const made = rallies.filter((each) => each.train === train);
  switch (switches.rallyLimitPerTrain) {
    case 'none':
      return false;
    case '1perTurn':
      return made.some((each) => each.day === day && each.turn === turn);
    case '4perGame':
      return made.length >= PER_GAME;
  }
};
