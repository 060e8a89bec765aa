import { blockBetween, distanceBetween, type HexBoard, hexBoard, lineInto } from '@grognard/field/hex';
import { describe, expect, it } from 'vitest';
import { at, eachCase, everyHex, PATIENCE, someBoard, someHex, written } from './cases.ts';

/** Every hex of the board that lies nearest to the point `step / length` of the way, found by looking at all. */
const nearest = (board: HexBoard, a: number, b: number, step: number, length: number): number[] => {
  const along = (list: Int32Array) => at(list, a) * (length - step) + at(list, b) * step;
  const q = along(board.q);
  const r = along(board.r);
  const gap = (hex: number) => {
    const dq = at(board.q, hex) * length - q;
    const dr = at(board.r, hex) * length - r;
    return dq * dq + dq * dr + dr * dr;
  };
  const least = Math.min(...everyHex(board).map(gap));
  return everyHex(board).filter((hex) => gap(hex) === least);
};

const pointsOf = (board: HexBoard, a: number, b: number): number[][] => {
  const length = distanceBetween(board, a, b);
  if (length === 0) return [[a]];
  return Array.from({ length: length + 1 }, (_, step) => nearest(board, a, b, step, length));
};

const line = (board: HexBoard, a: number, b: number) => written((out) => lineInto(board, a, b, out));

describe('a line', () => {
  it(
    'takes the nearest hex at each step, of two as near the lower, the same from either end',
    PATIENCE,
    () => {
      eachCase('lines.test.ts', (random) => {
        const board = someBoard(random);
        const a = someHex(random, board);
        const b = someHex(random, board);
        const slow = pointsOf(board, a, b).map((near) => at(near, 0));
        expect(line(board, a, b)).toEqual(slow);
        expect(line(board, b, a)).toEqual(slow.toReversed());
        slow.slice(1).forEach((hex, i) => {
          expect(distanceBetween(board, at(slow, i), hex)).toBe(1);
        });
      });
    },
  );

  it('stays on the board along its ragged edges', () => {
    const board = hexBoard(3, 5);
    expect(line(board, 0, 12)).toEqual([0, 3, 6, 9, 12]);
    expect(line(board, 5, 11)).toEqual([5, 8, 11]);
    expect(line(board, 2, 14)).toEqual([2, 4, 8, 10, 14]);
  });
});

describe('sight', () => {
  it(
    'is blocked where every hex the line runs through or between is too high, alike from either end',
    PATIENCE,
    () => {
      eachCase('lines.test.ts', (random) => {
        const board = someBoard(random);
        const a = someHex(random, board);
        const b = someHex(random, board);
        const heights = Int16Array.from(everyHex(board), () => random(random(4) + 1));
        const over = Math.max(at(heights, a), at(heights, b)) - random(2);
        const blocks = pointsOf(board, a, b)
          .slice(1, -1)
          .filter((near) => near.every((hex) => at(heights, hex) > over))
          .map((near) => at(near, 0));
        expect(blockBetween(board, heights, over, a, b)).toBe(blocks[0] ?? -1);
        expect(blockBetween(board, heights, over, b, a)).toBe(blocks.at(-1) ?? -1);
      });
    },
  );

  it('passes between two hexes unless both block', () => {
    const board = hexBoard(4, 3);
    const heights = new Int16Array(12);
    const seen = () => blockBetween(board, heights, 0, 1, 9);
    heights[4] = 1;
    expect(seen()).toBe(-1);
    heights[5] = 1;
    expect(seen()).toBe(4);
    heights[4] = 0;
    expect(seen()).toBe(-1);
  });
});
