import { describe, expect, test } from 'vitest';
import { lossesFor } from '../../tables/losses.ts';
import { cell, rowsOf } from './reading.ts';

const rolls = Array.from({ length: 11 }, (_each, place) => place + 2);
const advantages = Array.from({ length: 51 }, (_each, place) => place - 25);

/** In how many of thirty-six rolls an attack costs at least so many losses. */
const chances = (advantage: number, losses: number): number =>
  rolls
    .filter((roll) => lossesFor(advantage, roll) >= losses)
    .reduce((sum, roll) => sum + 6 - Math.abs(roll - 7), 0);

describe('the loss table', () => {
  test('never costs less at a better Advantage', () => {
    for (const roll of rolls)
      for (const advantage of advantages)
        expect(lossesFor(advantage + 1, roll)).toBeGreaterThanOrEqual(lossesFor(advantage, roll));
  });

  test('never costs less on a lower roll', () => {
    for (const advantage of advantages)
      for (const roll of rolls.slice(1))
        expect(lossesFor(advantage, roll - 1)).toBeGreaterThanOrEqual(lossesFor(advantage, roll));
  });

  test('always hurts on a 2 and never on a 12', () => {
    for (const advantage of advantages) {
      expect(lossesFor(advantage, 2)).toBeGreaterThan(0);
      expect(lossesFor(advantage, 12)).toBe(0);
    }
  });

  test('goes on at both ends as in its last columns', () => {
    for (const roll of rolls) {
      expect(lossesFor(-100, roll)).toBe(lossesFor(-16, roll));
      expect(lossesFor(100, roll)).toBe(lossesFor(21, roll));
    }
  });

  test.each([
    [-2, 1, 10],
    [-3, 1, 10],
    [-1, 1, 15],
    [0, 1, 15],
    [0, 2, 3],
    [3, 1, 26],
    [4, 1, 26],
    [4, 2, 10],
    [9, 1, 33],
  ])('at %i costs %i or more in %i of thirty-six rolls', (advantage, losses, often) => {
    expect(chances(advantage, losses)).toBe(often);
  });
});

/** The first Advantage of every column but the first, which takes all below. */
const columns = [-15, -10, -6, -3, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 15, 17, 19, 21];

/** The table as it was set: a line a roll, then the losses of every column. */
const written = rowsOf(
  `
   2  1 1 1 1 1 2 2 2 3 3 3 3 3 3 3 3 3 4 4 4 4 4
   3  0 0 1 1 1 1 2 2 2 2 2 3 3 3 3 3 3 3 4 4 4 4
   4  0 0 0 1 1 1 1 2 2 2 2 2 2 3 3 3 3 3 3 3 4 4
   5  0 0 0 0 1 1 1 1 1 1 2 2 2 2 2 2 3 3 3 3 3 4
   6  0 0 0 0 0 1 1 1 1 1 1 1 2 2 2 2 2 2 3 3 3 3
   7  0 0 0 0 0 0 0 1 1 1 1 1 1 1 2 2 2 2 2 2 3 3
   8  0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 2 2 2 2 2 2
   9  0 0 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2
  10  0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 2
  11  0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 1
  12  0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
`,
  /\s+/,
);

test('the loss table is as it was set, at every Advantage', () => {
  for (const row of written)
    for (const advantage of advantages) {
      const column = columns.filter((first) => first <= advantage).length;
      const roll = Number(cell(row, 0));
      expect([advantage, roll, lossesFor(advantage, roll)]).toEqual([
        advantage,
        roll,
        Number(cell(row, column + 1)),
      ]);
    }
});
