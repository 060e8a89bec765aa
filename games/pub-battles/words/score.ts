import { isRecord, type Json, type Params } from '@grognard/engine';

/** What a side made of the battle. */
export interface Score {
  readonly side: string;
  readonly points: number;
  readonly multiplier: number;
  readonly total: number;
}

const numberOf = (bySide: Json | undefined, side: string, otherwise: number): number => {
  const value = isRecord(bySide) ? bySide[side] : undefined;
  return typeof value === 'number' ? value : otherwise;
};

/** The totals out of the params of an outcome, the highest first. */
export const scoresIn = ({ points, multipliers, totals }: Params): readonly Score[] =>
  Object.keys(isRecord(totals) ? totals : {})
    .map((side) => ({
      side,
      points: numberOf(points, side, 0),
      multiplier: numberOf(multipliers, side, 1),
      total: numberOf(totals, side, 0),
    }))
    .toSorted((a, b) => b.total - a.total);

/** Whether only the winner has beaten somebody, so that the beaten one is his enemy. */
export const isOneSided = (params: Params): boolean =>
  scoresIn(params).filter(({ multiplier }) => multiplier > 1).length < 2;
