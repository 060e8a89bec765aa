import {
  distanceBetween,
  hexBoard,
  hexesWithin,
  hexSides,
  neighbourOf,
  rangeInto,
  ringInto,
  sideTowards,
  spiralInto,
} from '@grognard/field/hex';
import { describe, expect, it } from 'vitest';
import { at, eachCase, everyHex, PATIENCE, someBoard, someHex, written } from './cases.ts';

const same = (what: string, ours: readonly number[], slow: readonly number[]): void => {
  if (ours.join() !== slow.join()) throw new Error(`${what}: ${ours.join()} instead of ${slow.join()}`);
};

const rising = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

describe('ranges and rings', () => {
  it('hold exactly the hexes at their distance, clipped to the board', PATIENCE, () => {
    eachCase('ranges.test.ts', (random) => {
      const board = someBoard(random);
      const centre = someHex(random, board);
      const radius = random(9);
      const within = everyHex(board).filter((hex) => distanceBetween(board, centre, hex) <= radius);
      const upon = within.filter((hex) => distanceBetween(board, centre, hex) === radius);
      same(
        'range',
        written((out) => rangeInto(board, centre, radius, out)),
        within,
      );
      same('ring', rising(written((out) => ringInto(board, centre, radius, out))), upon);
      const spiral = written((out) => spiralInto(board, centre, radius, out));
      same('spiral', rising(spiral), within);
      const far = spiral.map((hex) => distanceBetween(board, centre, hex));
      same('rings of the spiral', far, rising(far));
    });
  });

  it('run clockwise from the east', () => {
    const board = hexBoard(21, 21);
    const centre = 10 * 21 + 10;
    const first = written((out) => ringInto(board, centre, 1, out));
    expect(first).toEqual(hexSides.map((side) => neighbourOf(board, centre, side)));
    const third = written((out) => ringInto(board, centre, 3, out));
    expect(third).toHaveLength(18);
    expect(third[0]).toBe(centre + 3);
    third.forEach((hex, i) => {
      expect(sideTowards(board, hex, at(third, (i + 1) % 18))).toBe((Math.floor(i / 3) + 2) % 6);
    });
  });

  it('need the room they say', () => {
    const board = hexBoard(41, 41);
    for (const radius of [0, 1, 2, 7, 20]) {
      expect(written((out) => spiralInto(board, 20 * 41 + 20, radius, out))).toHaveLength(
        hexesWithin(radius),
      );
    }
  });
});
