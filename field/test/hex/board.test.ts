import {
  distanceBetween,
  hexAt,
  hexBoard,
  hexSides,
  neighbourOf,
  OFF_BOARD,
  oppositeSide,
  SIDE_Q,
  SIDE_R,
  sextantOf,
  sideAfter,
  sideTowards,
} from '@grognard/field/hex';
import { describe, expect, it } from 'vitest';
import { at, eachCase, everyHex, PATIENCE, someBoard, someHex } from './cases.ts';

/** Centres in the plane, odd rows half a hex to the east, one hex apart. */
const centre = (width: number, hex: number) => {
  const row = Math.floor(hex / width);
  return { x: (hex % width) + (row % 2) / 2, y: (row * Math.sqrt(3)) / 2 };
};

describe('a board', () => {
  it('numbers its hexes row by row and finds them again by their axial coordinates', () => {
    const board = hexBoard(5, 4);
    expect([board.q, board.r].map((list) => at(list, 13))).toEqual([2, 2]);
    for (const hex of everyHex(board)) expect(hexAt(board, at(board.q, hex), at(board.r, hex))).toBe(hex);
    expect(hexAt(board, 5, 0)).toBe(OFF_BOARD);
    expect(hexAt(board, -1, 0)).toBe(OFF_BOARD);
    expect(hexAt(board, -1, 2)).toBe(10);
    expect(hexAt(board, 0, 4)).toBe(OFF_BOARD);
  });

  it('has neighbours where the plane has them, 60 degrees apart, clockwise from the east', () => {
    const board = hexBoard(7, 6);
    for (const hex of everyHex(board)) {
      const here = centre(board.width, hex);
      const near = new Set<number>();
      for (const side of hexSides) {
        const there = neighbourOf(board, hex, side);
        if (there === OFF_BOARD) continue;
        near.add(there);
        const { x, y } = centre(board.width, there);
        const angle = (Math.atan2(y - here.y, x - here.x) * 180) / Math.PI;
        expect(Math.round((angle + 360) % 360)).toBe(side * 60);
        expect(neighbourOf(board, there, oppositeSide(side))).toBe(hex);
        expect(sideTowards(board, hex, there)).toBe(side);
      }
      const close = everyHex(board).filter((other) => {
        const { x, y } = centre(board.width, other);
        return other !== hex && Math.hypot(x - here.x, y - here.y) < 1.01;
      });
      expect([...near].sort((a, b) => a - b)).toEqual(close);
    }
    expect(sideTowards(board, 0, 2)).toBe(-1);
  });

  it('measures distance as the fewest steps', PATIENCE, () => {
    eachCase('board.test.ts', (random) => {
      const board = someBoard(random, 7);
      const from = someHex(random, board);
      const steps = new Map([[from, 0]]);
      for (const [hex, taken] of steps) {
        for (const side of hexSides) {
          const to = neighbourOf(board, hex, side);
          if (to !== OFF_BOARD && !steps.has(to)) steps.set(to, taken + 1);
        }
      }
      for (const [hex, taken] of steps) {
        const distance = distanceBetween(board, from, hex);
        if (distance !== taken) throw new Error(`from ${from} to ${hex}: ${distance}, not ${taken}`);
      }
    });
  });
});

describe('sides', () => {
  it('turn either way round', () => {
    expect(hexSides.map((side) => sideAfter(side, 1))).toEqual([1, 2, 3, 4, 5, 0]);
    expect(hexSides.map((side) => sideAfter(side, -7))).toEqual([5, 0, 1, 2, 3, 4]);
  });

  it('bound the sextant that a step leaves by', () => {
    const steps = [
      [2, 1, 0],
      [-1, 3, 1],
      [-3, 1, 2],
      [-2, -1, 3],
      [1, -3, 4],
      [3, -1, 5],
    ] as const;
    for (const [q, r, sextant] of steps) expect([q, r, sextantOf(q, r)]).toEqual([q, r, sextant]);
    for (const side of hexSides) {
      const sextant = sextantOf(3 * at(SIDE_Q, side), 3 * at(SIDE_R, side));
      expect([side, sideAfter(side, -1)]).toContain(sextant);
    }
  });
});
