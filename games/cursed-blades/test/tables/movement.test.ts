import { expect, test } from 'vitest';
import { moveClasses } from '../../model/vocabulary.ts';
import { type Cost, moveFacts } from '../../tables/movement.ts';
import { cell, rowsOf } from './reading.ts';

/** The movement table in points: class, points, first 60 degrees, each further, road, the four grounds, rough side. */
const written = rowsOf(`
  foot    | 2 | 0   | 0.5 | 1   | 1       | 1.5 | 2       | no | 0.5
  mounted | 3 | 0.5 | 1   | 0.5 | 0.5     | 1.5 | minimal | no | 1
  animal  | 3 | 0   | 0.5 | 0.5 | 0.5     | 1.5 | 2       | no | 0.5
  wheeled | 2 | 0   | 1   | 1   | minimal | no  | no      | no | no
  flying  | 4 | 0.5 | 1   | 1   | 1       | 1   | 1       | 1  | 0
  naval   | 2 | 0.5 | 2   | no  | no      | no  | no      | 1  | no
`);

const said = (cost: Cost): string => (typeof cost === 'number' ? String(cost / 2) : cost);

test('every class moves as the table has it', () => {
  const kept = moveClasses.map((moving) => {
    const { allowance, firstTurn, furtherTurn, road, grounds, roughSide } = moveFacts[moving];
    const { clear, rough, difficult, water } = grounds;
    return [
      moving,
      ...[allowance, firstTurn, furtherTurn, road, clear, rough, difficult, water, roughSide].map(said),
    ];
  });
  expect(kept).toEqual(written);
  expect(written.map((row) => cell(row, 0))).toEqual([...moveClasses]);
});
