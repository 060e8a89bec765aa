import type { Work } from '../measure.ts';
import { cellOf, STEPS, spread } from './hex-bare-board.ts';
import { CASES, type HexCases } from './hex-cases.ts';

/** Each case as the loop wants it: cell, length, and the two steps it mixes. */
const courses = ({ board, from, to }: HexCases) => {
  const course = (i: number) => {
    const q = board.q[to[i]] - board.q[from[i]];
    const r = board.r[to[i]] - board.r[from[i]];
    return { cell: cellOf(from[i]), q, r };
  };
  const list = Array.from({ length: CASES }, (_, i) => course(i));
  return {
    cells: Int32Array.from(list, ({ cell }) => cell),
    qs: Int32Array.from(list, ({ q }) => q),
    rs: Int32Array.from(list, ({ r }) => r),
  };
};

/** The side on whose left the step (q, r) lies nearest, packed with the steps to bend: `side * 256 + bends`. */
const bend = (q: number, r: number): number => {
  const s = -q - r;
  if (r > 0) return q > 0 ? r : s < 0 ? 256 - q : 512 + s;
  if (r === 0) return q < 0 ? 768 : 0;
  if (q < 0) return 768 - r;
  return s > 0 ? 1024 + q : 1280 - s;
};

const long = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

export const bareLine = (cases: HexCases): Work => {
  const { cells, qs, rs } = courses(cases);
  const out = new Int32Array(128);
  const one = (i: number): number => {
    const length = long(qs[i], rs[i]);
    const course = bend(qs[i], rs[i]);
    const straight = STEPS[course >> 8];
    const aside = STEPS[((course >> 8) + 1) % 6];
    const bends = 2 * (course & 255);
    let cell = cells[i];
    let drift = 0;
    out[0] = cell;
    for (let step = 1; step <= length; step += 1) {
      drift += bends;
      if (drift > length) {
        drift -= 2 * length;
        cell += aside;
      } else cell += straight;
      out[step] = cell;
    }
    return length + 1;
  };
  return (times) => {
    let total = 0;
    for (let i = 0; i < times; i += 1) total += one(i & (CASES - 1));
    return total;
  };
};

export const bareSight = (cases: HexCases): Work => {
  const { cells, qs, rs } = courses(cases);
  const blocks = spread(cases.blocks);
  const one = (i: number): number => {
    const length = long(qs[i], rs[i]);
    const course = bend(qs[i], rs[i]);
    const straight = STEPS[course >> 8];
    const aside = STEPS[((course >> 8) + 1) % 6];
    const bends = 2 * (course & 255);
    let cell = cells[i];
    let drift = 0;
    for (let step = 1; step < length; step += 1) {
      drift += bends;
      if (drift > length) {
        drift -= 2 * length;
        cell += aside;
      } else cell += straight;
      if (blocks[cell] === 1) return 0;
    }
    return 1;
  };
  return (times) => {
    let total = 0;
    for (let i = 0; i < times; i += 1) total += one(i & (CASES - 1));
    return total;
  };
};
