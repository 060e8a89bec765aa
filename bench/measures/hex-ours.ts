import {
  blockBetween,
  boardSteps,
  costField,
  fillCosts,
  hexesWithin,
  lineInto,
  spiralInto,
} from '@grognard/field/hex';
import type { Work } from '../measure.ts';
import { CASES, HEIGHT, type HexCases, POINTS, RADIUS, WIDTH } from './hex-cases.ts';

const out = new Int32Array(Math.max(hexesWithin(RADIUS), WIDTH + HEIGHT));

export const oursReach = ({ board, enter, from }: HexCases): Work => {
  const steps = boardSteps(
    board,
    Array.from(enter, (cost) => (cost === 0 ? Infinity : cost)),
  );
  const field = costField(steps, POINTS);
  const start = new Int32Array(1);
  return (times) => {
    let total = 0;
    for (let i = 0; i < times; i += 1) {
      start[0] = from[i & (CASES - 1)];
      total += fillCosts(field, steps, start, POINTS);
    }
    return total;
  };
};

export const oursSpiral =
  ({ board, from }: HexCases): Work =>
  (times) => {
    let total = 0;
    for (let i = 0; i < times; i += 1) total += spiralInto(board, from[i & (CASES - 1)], RADIUS, out);
    return total;
  };

export const oursLine =
  ({ board, from, to }: HexCases): Work =>
  (times) => {
    let total = 0;
    for (let i = 0; i < times; i += 1) {
      total += lineInto(board, from[i & (CASES - 1)], to[i & (CASES - 1)], out);
    }
    return total;
  };

export const oursSight =
  ({ board, blocks, from, to }: HexCases): Work =>
  (times) => {
    let seen = 0;
    for (let i = 0; i < times; i += 1) {
      if (blockBetween(board, blocks, 0, from[i & (CASES - 1)], to[i & (CASES - 1)]) < 0) seen += 1;
    }
    return seen;
  };
