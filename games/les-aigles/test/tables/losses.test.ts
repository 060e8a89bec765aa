import { expect } from 'vitest';
import { lossesOf, wholeMen } from '../../rules/losses/formula.ts';
import { LOSS_COLUMNS, lossRows } from '../../tables/losses.ts';
import { proves } from '../proving.ts';

/** The rows that do not simply multiply. */
const BELOW_ONE: Readonly<Record<number, readonly number[]>> = {
  '-1': [0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5],
  0: [1, 1, 2, 2, 3, 3, 4, 5, 6, 8, 9],
};

proves(
  lossRows.map(({ rule }) => rule),
  'every figure of the loss table is what the formula gives in a whole period',
  (saw) => {
    saw(lossRows);
    for (const { factor } of lossRows) {
      const men = LOSS_COLUMNS.map((figures) => wholeMen(lossesOf(figures, factor, 4)));
      expect(men).toEqual(BELOW_ONE[factor] ?? LOSS_COLUMNS.map((figures) => figures * factor));
    }
    expect(lossRows.map(({ factor }) => factor)).toEqual([
      ...[-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 18, 21],
    ]);
  },
);
