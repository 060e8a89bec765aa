import {
  facings,
  type HexBoard,
  hasSide,
  hexSides,
  OFF_BOARD,
  turnBetweenFacings,
  zoneSides,
} from '@grognard/field/hex';

/** How somebody gets about: what turning and stepping cost, in half points. */
export interface Ways {
  readonly board: HexBoard;
  /** For a turn of so many times 30 degrees, made at once. */
  readonly turn: (turned: number) => number;
  /** Infinity where there is no way. */
  readonly step: (from: number, to: number) => number;
  /** Where it must stop as soon as it comes there with that facing. */
  readonly halts?: (hex: number, facing: number) => boolean;
  /** Where it may not come with that facing. */
  readonly shuns?: (hex: number, facing: number, from: number) => boolean;
  /** All six sides are its front. */
  readonly allRound?: boolean;
}

/** One stretch of a way: a turn, if any, and then a step, if any. */
export interface Stretch {
  readonly hex: number;
  readonly facing: number;
}

/** All places within reach: hexes with facings, and what each costs. */
export interface Found {
  readonly cost: (hex: number, facing: number) => number | undefined;
  /** Hexes and facings on the way to a place, the start first. */
  readonly wayTo: (hex: number, facing: number) => readonly Stretch[];
  /** Shows every place reached, the cheapest first, until it is told that this is enough. */
  readonly visit: (isEnough: (hex: number, facing: number, cost: number) => boolean) => void;
}

const FACINGS = facings.length;
const SIDES = hexSides.length;

/**
 * Everything that can be reached from a place for so many half points. A place is passed in two states, just come to
 * and turned, so that nobody turns twice without a step between.
 */
export const explore = (ways: Ways, start: Stretch, limit: number): Found => {
  const { board } = ways;
  const cost = new Int32Array(board.size * FACINGS * 2).fill(-1);
  const from = new Int32Array(cost.length).fill(-1);
  /** By cost: places, each followed by the one before it. */
  const waiting: number[][] = [[placeOf(start.hex, start.facing, 0), -1]];
  const prices = new Float64Array(board.size * SIDES).fill(Number.NaN);
  const stepPrice = (hex: number, side: number, to: number): number => {
    const key = hex * SIDES + side;
    const known = prices[key] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const price = ways.step(hex, to);
    prices[key] = price;
    return price;
  };
  const turns = Float64Array.from({ length: FACINGS / 2 + 1 }, (_each, turned) => ways.turn(turned));
  const offer = (place: number, price: number, before: number): void => {
    if (price > limit || (cost[place] ?? -1) >= 0) return;
    waiting[price] ??= [];
    waiting[price].push(place, before);
  };
  const order: number[] = [];
  for (let spent = 0; spent < waiting.length && spent <= limit; spent += 1) {
    const list = waiting[spent] ?? [];
    for (let next = 0; next < list.length; next += 2) {
      const place = list[next] ?? 0;
      if ((cost[place] ?? -1) >= 0) continue;
      cost[place] = spent;
      from[place] = list[next + 1] ?? -1;
      if ((place & 1) === 0) turnFrom(ways, turns, place, spent, offer, from[place] === -1);
      else {
        order.push(place);
        stepFrom(ways, place, spent, stepPrice, offer);
      }
    }
  }
  return foundIn(cost, from, order);
};

const placeOf = (hex: number, facing: number, turned: number): number =>
  (hex * FACINGS + facing) * 2 + turned;
const hexAt = (place: number): number => Math.floor(place / (FACINGS * 2));
const facingAt = (place: number): number => (place >> 1) % FACINGS;

type Offer = (place: number, price: number, before: number) => void;

const turnFrom = (
  ways: Ways,
  turns: Float64Array,
  place: number,
  spent: number,
  offer: Offer,
  isStart: boolean,
): void => {
  const [hex, facing] = [hexAt(place), facingAt(place)];
  offer(placeOf(hex, facing, 1), spent, place);
  if (!isStart && ways.halts?.(hex, facing) === true) return;
  for (const to of facings)
    if (to !== facing)
      offer(placeOf(hex, to, 1), spent + (turns[turnBetweenFacings(facing, to)] ?? 0), place);
};

const stepFrom = (
  ways: Ways,
  place: number,
  spent: number,
  priceOf: (hex: number, side: number, to: number) => number,
  offer: Offer,
): void => {
  const { board, halts, shuns, allRound = false } = ways;
  const [hex, facing] = [hexAt(place), facingAt(place)];
  if (halts?.(hex, facing) === true) return;
  const front = zoneSides(facing, 'front');
  for (const side of hexSides) {
    if (!allRound && !hasSide(front, side)) continue;
    const to = board.neighbours[hex * SIDES + side] ?? OFF_BOARD;
    if (to === OFF_BOARD) continue;
    const price = priceOf(hex, side, to);
    if (price === Number.POSITIVE_INFINITY || shuns?.(to, facing, hex) === true) continue;
    offer(placeOf(to, facing, 0), spent + price, place);
  }
};

const foundIn = (cost: Int32Array, from: Int32Array, order: readonly number[]): Found => {
  const costAt = (hex: number, facing: number): number | undefined => {
    const price = cost[placeOf(hex, facing, 1)] ?? -1;
    return price < 0 ? undefined : price;
  };
  return {
    cost: costAt,
    visit: (isEnough) => {
      for (const place of order) if (isEnough(hexAt(place), facingAt(place), cost[place] ?? 0)) return;
    },
    wayTo: (hex, facing) => {
      const way: Stretch[] = [];
      for (let place = placeOf(hex, facing, 1); place >= 0; place = from[place] ?? -1)
        way.push({ hex: hexAt(place), facing: facingAt(place) });
      return way.toReversed();
    },
  };
};
