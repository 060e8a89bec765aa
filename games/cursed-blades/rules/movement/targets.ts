import { flat, type RuleId } from '@grognard/engine';
import { neighbourOf, sides } from '@grognard/field/hex';
import type { Setting } from '../../setting.ts';
import { unitOf } from '../../state.ts';
import type { State, Unit } from '../../state-types.ts';
import { counterFacts } from '../../tables/counters.ts';
import { hexesOf, standingUnits } from '../board.ts';
import { couldCross, isInFront } from '../engagement.ts';
import { citations } from './citations.ts';
import { explore, type Ways } from './explore.ts';
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
export const targetsFor = (state: State, side: string): readonly Target[] => [
  ...standingUnits(state)
    .filter((unit) => unitOf(state, unit).side !== side)
    .map((unit) => ({ unit, hexes: hexesOf(unitOf(state, unit)), rules: ['CB-G10'] })),
  ...flat(state.counters).flatMap(({ kind, side: owner, hex, gone }, counter) => {
    const isTarget = counterFacts[kind].target === true && owner !== undefined && owner !== side;
    const { target } = citations[kind];
    return isTarget && gone === undefined && target !== undefined
      ? [{ counter, hexes: [hex], rules: ['CB-G10', target, 'CB-Q35'] }]
      : [];
  }),
];

/** Whether a unit at a place has reached a Target: it engages a unit, or has entered the hex of anything else. */
export const hasReached = (
  setting: Setting,
  state: State,
  unit: Unit,
  target: Target,
  hex: number,
  facing: number,
): boolean => {
  if (target.unit === undefined) return target.hexes.includes(hex);
  const there = { ...unit, hex, facing };
  return target.hexes.some(
    (each) => isInFront(setting, there, each) && couldCross(setting, state, there, hex, each),
  );
};

/** CB-B4.13-1: the ways of a unit that looks for the nearest Target: nobody in the way may be walked through. */
const waysOf = (setting: Setting, state: State, index: number): Ways => {
  const unit = unitOf(state, index);
  const walker = walkerOf(unit);
  const others = standingUnits(state).filter((other) => other !== index);
  const taken = new Set(others.flatMap((other) => hexesOf(unitOf(state, other))));
  return {
    board: setting.terrain.board,
    turn: (turned) => turnCost(walker.class, turned),
    step: (from, to) => {
      if (taken.has(to)) return Number.POSITIVE_INFINITY;
      const { cost, barred } = passageOf(setting, state, walker, from, to);
      return barred === undefined ? cost : Number.POSITIVE_INFINITY;
    },
  };
};

/** Farther than any map is wide. */
const FAR = 400;

export interface Distance {
  readonly target: Target;
  /** Half points. */
  readonly cost: number;
}

/** What it takes a unit to reach each of some Targets from where it stands; those it cannot reach are left out. */
export const distancesTo = (
  setting: Setting,
  state: State,
  index: number,
  targets: readonly Target[],
  limit = FAR,
): readonly Distance[] => {
  const unit = unitOf(state, index);
  const { board } = setting.terrain;
  const found = explore(waysOf(setting, state, index), unit, limit);
  return targets.flatMap((target) => {
    const near = new Set(
      target.hexes.flatMap((hex) => [hex, ...sides.map((side) => neighbourOf(board, hex, side))]),
    );
    const cost = found.cheapest(
      (hex, facing) => near.has(hex) && hasReached(setting, state, unit, target, hex, facing),
    );
    return cost === undefined ? [] : [{ target, cost }];
  });
};

/** The nearest Targets: several where they are equally near, between which the mover chooses. */
export const nearestTargets = (setting: Setting, state: State, index: number): readonly Distance[] => {
  const all = distancesTo(setting, state, index, targetsFor(state, unitOf(state, index).side));
  const least = Math.min(...all.map(({ cost }) => cost));
  return all.filter(({ cost }) => cost === least);
};
