import {
  facings,
  hasSide,
  hexSides,
  neighbourOf,
  OFF_BOARD,
  oppositeSide,
  turnBetweenFacings,
  zoneSides,
} from '@grognard/field/hex';
import type { Ways } from './explore.ts';

/** What it costs to get from a hex, looking there, to the goal; undefined if there is no way. */
export type Approach = (hex: number, facing: number) => number | undefined;

/** A place to be in, and what it costs to come down there. */
export interface Goal {
  readonly hex: number;
  readonly facing: number;
  readonly cost: number;
}

const FACINGS = facings.length;

interface Work {
  readonly ways: Ways;
  readonly offer: (place: number, price: number) => void;
}

const placeOf = (hex: number, facing: number, turned: 0 | 1): number => (hex * FACINGS + facing) * 2 + turned;

/**
 * The costs of all ways to a goal at once, found from the goal backwards: places just come to and places turned at, as
 * in `explore`.
 */
export const approachTo = (ways: Ways, goal: readonly Goal[], limit: number): Approach => {
  const cost = new Int32Array(ways.board.size * FACINGS * 2).fill(-1);
  const waiting: number[][] = [[]];
  const offer = (place: number, price: number): void => {
    if (price > limit || (cost[place] ?? 0) >= 0) return;
    waiting[price] ??= [];
    waiting[price].push(place);
  };
  for (const { hex, facing, cost: price } of goal) offer(placeOf(hex, facing, 1), price);
  for (let spent = 0; spent < waiting.length; spent += 1) {
    for (const place of waiting[spent] ?? []) {
      if ((cost[place] ?? 0) >= 0) continue;
      cost[place] = spent;
      if ((place & 1) === 1) beforeTurning({ ways, offer }, place, spent);
      else beforeStepping({ ways, offer }, place, spent);
    }
  }
  return (hex, facing) => {
    const found = cost[placeOf(hex, facing, 0)] ?? -1;
    return found < 0 ? undefined : found;
  };
};

const beforeTurning = ({ ways, offer }: Work, place: number, spent: number): void => {
  const hex = Math.floor(place / (FACINGS * 2));
  const facing = (place >> 1) % FACINGS;
  for (const from of facings)
    offer(placeOf(hex, from, 0), spent + ways.turn(turnBetweenFacings(from, facing)));
};

const beforeStepping = ({ ways, offer }: Work, place: number, spent: number): void => {
  const hex = Math.floor(place / (FACINGS * 2));
  const facing = (place >> 1) % FACINGS;
  const front = zoneSides(facing, 'front');
  for (const side of hexSides) {
    if (ways.allRound !== true && !hasSide(front, side)) continue;
    const from = neighbourOf(ways.board, hex, oppositeSide(side));
    if (from === OFF_BOARD) continue;
    const price = ways.step(from, hex);
    if (price !== Number.POSITIVE_INFINITY) offer(placeOf(from, facing, 1), spent + price);
  }
};
