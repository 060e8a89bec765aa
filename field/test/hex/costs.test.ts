import {
  backwards,
  boardSteps,
  chargeEntering,
  copySteps,
  costField,
  fillCosts,
  hexBoard,
  OFF_BOARD,
  pathInto,
  type Steps,
  UNREACHED,
} from '@grognard/field/hex';
import { describe, expect, it } from 'vitest';
import { at, eachCase, everyHex, PATIENCE, type Random, someBoard, someHex, written } from './cases.ts';

/** Relaxes every step again and again until nothing changes. */
const slowCosts = (steps: Steps, starts: readonly number[], limit: number): number[] => {
  const cost = Array.from({ length: steps.places }, (_, place) => (starts.includes(place) ? 0 : Infinity));
  for (let changed = true; changed; ) {
    changed = false;
    steps.costs.forEach((price, step) => {
      const to = at(steps.links, step);
      const total = at(cost, Math.floor(step / steps.degree)) + price;
      if (to === OFF_BOARD || total > limit || total >= at(cost, to)) return;
      cost[to] = total;
      changed = true;
    });
  }
  return cost.map((value) => (value === Infinity ? UNREACHED : value));
};

const someGround = (random: Random, board: ReturnType<typeof someBoard>) => {
  const enter = everyHex(board).map(() => (random(8) === 0 ? Infinity : random(5)));
  const cross = Array.from(board.neighbours, () => (random(12) === 0 ? Infinity : random(3)));
  return boardSteps(board, enter, cross);
};

describe('a cost field', () => {
  it('finds the cheapest way to every hex, with a path that costs as much', PATIENCE, () => {
    eachCase('costs.test.ts', (random) => {
      const board = someBoard(random, 7);
      const steps = someGround(random, board);
      const field = costField(steps, 30);
      for (let again = 0; again < 2; again += 1) {
        const starts = Array.from({ length: 1 + random(2) }, () => someHex(random, board));
        const limit = random(31);
        const count = fillCosts(field, steps, starts, limit);
        expect(Array.from(field.cost)).toEqual(slowCosts(steps, starts, limit));
        const order = Array.from(field.order.subarray(0, count));
        const reached = everyHex(board).filter((hex) => at(field.cost, hex) !== UNREACHED);
        expect(new Set(order)).toEqual(new Set(reached));
        order.slice(1).forEach((hex, i) => {
          expect(at(field.cost, hex)).toBeGreaterThanOrEqual(at(field.cost, at(order, i)));
        });
        const to = someHex(random, board);
        const path = written((out) => pathInto(field, to, out));
        expect(path.length > 0).toBe(reached.includes(to));
        const price = (a: number, b: number) =>
          Math.min(
            ...[0, 1, 2, 3, 4, 5]
              .filter((side) => at(steps.links, a * 6 + side) === b)
              .map((side) => at(steps.costs, a * 6 + side)),
          );
        const spent = path.slice(1).reduce((sum, hex, i) => sum + price(at(path, i), hex), 0);
        if (path.length > 0) {
          expect(starts).toContain(path[0]);
          expect(path.at(-1)).toBe(to);
          expect(spent).toBe(at(field.cost, to));
        }
      }
    });
  });

  it('walked backwards tells what it costs to come', PATIENCE, () => {
    eachCase('costs.test.ts', (random) => {
      const board = someBoard(random, 5);
      const steps = someGround(random, board);
      const from = someHex(random, board);
      const to = someHex(random, board);
      const there = costField(steps, 40);
      fillCosts(there, steps, [from], 40);
      const back = costField(steps, 40);
      fillCosts(back, backwards(board, steps), [to], 40);
      expect(at(back.cost, from)).toBe(at(there.cost, to));
    });
  });

  it('refuses a limit it has no room for', () => {
    const steps = boardSteps(hexBoard(3, 3), new Uint8Array(9));
    expect(() => fillCosts(costField(steps, 5), steps, [0], 6)).toThrow(RangeError);
  });
});

describe('steps', () => {
  it('grow dearer or close when somebody stands in the way, in the copy alone', () => {
    const board = hexBoard(4, 1);
    const ground = boardSteps(board, [1, 1, 1, 1]);
    const today = copySteps(ground);
    chargeEntering(board, today, 1, 2);
    const field = costField(ground, 10);
    fillCosts(field, today, [0], 10);
    expect(Array.from(field.cost)).toEqual([0, 3, 4, 5]);
    chargeEntering(board, today, 2, Infinity);
    fillCosts(field, today, [0], 10);
    expect(Array.from(field.cost)).toEqual([0, 3, UNREACHED, UNREACHED]);
    fillCosts(field, ground, [0], 10);
    expect(Array.from(field.cost)).toEqual([0, 1, 2, 3]);
  });

  it('may lead between other places than hexes', () => {
    const turns: Steps = {
      places: 3,
      degree: 2,
      links: Int32Array.of(1, 2, 2, 0, 0, 1),
      costs: Int16Array.of(0, 5, 1, 0, 0, 0),
    };
    const field = costField(turns, 9);
    fillCosts(field, turns, [0], 9);
    expect(Array.from(field.cost)).toEqual([0, 0, 1]);
    expect(written((out) => pathInto(field, 2, out))).toEqual([0, 1, 2]);
  });
});
