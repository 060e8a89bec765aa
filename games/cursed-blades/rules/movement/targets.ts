import { flat, type RuleId } from '@grognard/engine';
import { facings, hexSides, neighbourOf, OFF_BOARD } from '@grognard/field/hex';
import { unitOf } from '../../model/evolve.ts';
import type { Reading } from '../../model/reading.ts';
import type { Unit } from '../../model/state.ts';
import { counterFacts } from '../../tables/counters.ts';
import { citations } from '../counters/citations.ts';
import { hexesOf, standingUnits, typeOf } from '../map/board.ts';
import { couldCross, isInFront } from '../map/engagement.ts';
import { type Approach, approachTo, type Goal } from './approach.ts';
import { explore, type Ways } from './explore.ts';
import { landingCost } from './landing.ts';
import { passageOf } from './passage.ts';
import { turnCost } from './turning.ts';
import { walkerOf } from './walker.ts';

/** CB-G10, CB-Q35: something of the enemy's that an attack move makes for. */
export interface Target {
  readonly unit?: number;
  readonly counter?: number;
  readonly hexes: readonly number[];
  readonly rules: readonly RuleId[];
}

/** Every unit is a Target, and so are the counters that the sheet calls so; those count that the enemy owns. */
const targetsFor = (reading: Reading, side: string): readonly Target[] => [
  ...standingUnits(reading)
    .filter((unit) => unitOf(reading.view, unit).side !== side)
    .map((unit) => ({ unit, hexes: hexesOf(unitOf(reading.view, unit)), rules: ['CB-G10'] })),
  ...flat(reading.view.counters).flatMap(({ kind, side: owner, hex, gone }, counter) => {
    const isTarget = counterFacts[kind].target === true && owner !== undefined && owner !== side;
    const { target } = citations[kind];
    return isTarget && gone === undefined && target !== undefined
      ? [{ counter, hexes: [hex], rules: ['CB-G10', target, 'CB-Q35'] }]
      : [];
  }),
];

/** Whether a unit at a place has reached a Target: it engages a unit, or has entered the hex of anything else. */
export const hasReached = (
  reading: Reading,
  unit: Unit,
  target: Target,
  hex: number,
  facing: number,
): boolean => {
  const { setting } = reading;
  if (target.unit === undefined) return target.hexes.includes(hex);
  const there = { ...unit, hex, facing };
  return target.hexes.some(
    (each) => isInFront(setting, there, each) && couldCross(reading, there, hex, each),
  );
};

/** CB-B4.13-1: the ways of a unit that looks for the nearest Target: nobody in the way may be walked through. */
const waysOf = (reading: Reading, index: number): Ways => {
  const { view, setting } = reading;
  const unit = unitOf(view, index);
  const walker = walkerOf(unit);
  const { board } = setting.terrain;
  const others = standingUnits(reading).filter((other) => other !== index);
  const taken = new Set(others.flatMap((other) => hexesOf(unitOf(view, other))));
  const known = new Map<number, number>();
  const priceOf = (from: number, to: number): number => {
    if (taken.has(to)) return Number.POSITIVE_INFINITY;
    const { cost, barred } = passageOf(reading, walker, from, to);
    return barred === undefined ? cost : Number.POSITIVE_INFINITY;
  };
  return {
    board,
    allRound: typeOf(unit).small === true,
    turn: (turned) => turnCost(walker.class, turned),
    step: (from, to) => {
      const key = from * board.size + to;
      const price = known.get(key) ?? priceOf(from, to);
      known.set(key, price);
      return price;
    },
  };
};

/** Farther than any map is wide. */
const FAR = 400;

/** A Target to make for: what it takes to reach it, in half points, from where the unit is and from anywhere else. */
export interface Aim {
  readonly target: Target;
  readonly cost: number;
  readonly from: Approach;
}

/** The places from which a Target is reached. */
const goalOf = (reading: Reading, unit: Unit, target: Target): readonly Goal[] => {
  const { setting } = reading;
  const { board } = setting.terrain;
  const hexes = target.hexes.flatMap((hex) => [
    hex,
    ...hexSides.map((side) => neighbourOf(board, hex, side)),
  ]);
  return [...new Set(hexes)]
    .filter((hex) => hex !== OFF_BOARD)
    .flatMap((hex) => {
      const cost = landingCost(reading, unit, hex);
      return facings.map((facing) => ({ hex, facing, cost }));
    })
    .filter(({ hex, facing }) => hasReached(reading, unit, target, hex, facing));
};

const lookFor = (reading: Reading, index: number): readonly Aim[] => {
  const { view } = reading;
  const unit = unitOf(view, index);
  const ways = waysOf(reading, index);
  const found = explore(ways, unit, FAR);
  const near = targetsFor(reading, unit.side).flatMap((target) => {
    const goal = goalOf(reading, unit, target);
    const costs = goal.flatMap(({ hex, facing, cost }) => {
      const way = found.cost(hex, facing);
      return way === undefined ? [] : [way + cost];
    });
    return costs.length === 0 ? [] : [{ target, goal, cost: Math.min(...costs) }];
  });
  const least = Math.min(...near.map(({ cost }) => cost));
  return near
    .filter(({ cost }) => cost === least)
    .map(({ target, goal, cost }) => ({ target, cost, from: approachTo(ways, goal, FAR) }));
};

/** The nearest Targets: several where they are equally near, between which the mover chooses. */
export const nearestTargets = (reading: Reading, index: number): readonly Aim[] =>
  reading.ask(lookFor, index);
