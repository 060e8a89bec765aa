import type { Ground, MoveClass } from '../model/vocabulary.ts';

/** All costs in half movement points, so that they are whole numbers. `minimal`: only by a minimal move; `no`: never. */
export type Cost = number | 'minimal' | 'no';

interface MoveFacts {
  /** Before the capacity is added. */
  readonly allowance: number;
  readonly firstTurn: number;
  readonly furtherTurn: number;
  readonly road: Cost;
  readonly grounds: Readonly<Record<Exclude<Ground, 'impassable'>, Cost>>;
  readonly roughSide: Cost;
}

/** CB-B4.4: what moving costs, by class. */
export const moveFacts: Readonly<Record<MoveClass, MoveFacts>> = {
  foot: {
    ...{ allowance: 4, firstTurn: 0, furtherTurn: 1, road: 2, roughSide: 1 },
    grounds: { clear: 2, rough: 3, difficult: 4, water: 'no' },
  },
  mounted: {
    ...{ allowance: 6, firstTurn: 1, furtherTurn: 2, road: 1, roughSide: 2 },
    grounds: { clear: 1, rough: 3, difficult: 'minimal', water: 'no' },
  },
  animal: {
    ...{ allowance: 6, firstTurn: 0, furtherTurn: 1, road: 1, roughSide: 1 },
    grounds: { clear: 1, rough: 3, difficult: 4, water: 'no' },
  },
  wheeled: {
    ...{ allowance: 4, firstTurn: 0, furtherTurn: 2, road: 2, roughSide: 'no' },
    grounds: { clear: 'minimal', rough: 'no', difficult: 'no', water: 'no' },
  },
  flying: {
    ...{ allowance: 8, firstTurn: 1, furtherTurn: 2, road: 2, roughSide: 0 },
    grounds: { clear: 2, rough: 2, difficult: 2, water: 2 },
  },
  naval: {
    ...{ allowance: 4, firstTurn: 1, furtherTurn: 4, road: 'no', roughSide: 'no' },
    grounds: { clear: 'no', rough: 'no', difficult: 'no', water: 2 },
  },
};

/** A point of capacity is worth a whole movement point. */
export const POINT = 2;
