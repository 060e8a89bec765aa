import { type HexBoard, OFF_BOARD } from './board.ts';
import { oppositeSide } from './sides.ts';

/** The cost of a step that cannot be made; no limit may reach it. */
export const IMPASSABLE = 0x7fff;

/**
 * Where steps lead and what they cost: step n from a place is `links[place * degree + n]` at
 * `costs[place * degree + n]`, a whole number from 0. On a board a place is a hex and a step one of its six sides.
 * Other places are as good: a hex with a facing, whose steps are turns and advances, or the two hexes of a
 * formation.
 */
export interface Steps {
  readonly places: number;
  readonly degree: number;
  readonly links: Int32Array;
  readonly costs: Int16Array;
}

/**
 * The steps of a board: the cost of entering each hex (`enter[hex]`) plus that of crossing each side on the way
 * out (`cross[hex * 6 + side]`, which may be negative where a road makes up for the ground). `Infinity` in either
 * closes the step.
 */
export const boardSteps = (board: HexBoard, enter: ArrayLike<number>, cross?: ArrayLike<number>): Steps => {
  const links = board.neighbours;
  const costs = new Int16Array(links.length);
  for (let step = 0; step < links.length; step += 1) {
    const to = links[step];
    const cost = to === OFF_BOARD ? IMPASSABLE : enter[to] + (cross === undefined ? 0 : cross[step]);
    costs[step] = Math.min(cost, IMPASSABLE);
  }
  return { places: board.size, degree: 6, links, costs };
};

/** A copy whose costs may be changed without touching the first: the ground with today's units on it. */
export const copySteps = (steps: Steps): Steps => ({ ...steps, costs: steps.costs.slice() });

/** Makes every step into a hex dearer by `extra`, or impossible with `Infinity`. */
export const chargeEntering = (board: HexBoard, steps: Steps, hex: number, extra: number): void => {
  for (let side = 0; side < 6; side += 1) {
    const from = board.neighbours[hex * 6 + side];
    if (from === OFF_BOARD) continue;
    const step = from * 6 + oppositeSide(side);
    steps.costs[step] = Math.min(steps.costs[step] + extra, IMPASSABLE);
  }
};

/** A board's steps walked backwards: with them a cost field tells what it costs to come from each hex. */
export const backwards = (board: HexBoard, steps: Steps): Steps => {
  const costs = new Int16Array(steps.costs.length).fill(IMPASSABLE);
  for (let hex = 0; hex < board.size; hex += 1) {
    for (let side = 0; side < 6; side += 1) {
      const from = board.neighbours[hex * 6 + side];
      if (from === OFF_BOARD) continue;
      costs[hex * 6 + side] = steps.costs[from * 6 + oppositeSide(side)];
    }
  }
  return { ...steps, costs };
};
