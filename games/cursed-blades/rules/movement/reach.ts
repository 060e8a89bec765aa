import { hexSides, neighbourOf, sideTowards } from '@grognard/field/hex';
import { unitOf } from '../../model/evolve.ts';
import type { MoveStep } from '../../model/orders.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { Unit } from '../../model/state.ts';
import type { Pace } from '../../model/vocabulary.ts';
import { POINT } from '../../tables/movement.ts';
import { hexesOf, standingUnits, typeOf, unitsAt } from '../map/board.ts';
import { allowanceOf } from './allowance.ts';
import { contactProblems, engagedAt, engagersAt } from './contact.ts';
import { rehearsal, setOut } from './course.ts';
import { explore, type Found, type Stretch, type Ways } from './explore.ts';
import { formationReach } from './formation-reach.ts';
import { landingCost } from './landing.ts';
import { passageOf } from './passage.ts';
import { facingOfOthers, stackingProblems } from './stacking.ts';
import { turnCost } from './turning.ts';
import { walkerOf } from './walker.ts';

/** Where a unit can come to rest, with what it costs in half points and how it gets there. */
export interface Reach {
  readonly hexes: readonly number[];
  readonly costs: readonly number[];
  /** The parts of the move to a hex, with that facing if one is given; undefined if it cannot be. */
  readonly way: (hex: number, facing?: number) => readonly MoveStep[] | undefined;
}

/** The hexes next to anybody of the other side, where contact must be thought of. */
const contestedHexes = (reading: Reading, side: string): ReadonlySet<number> =>
  new Set(
    standingUnits(reading)
      .map((index) => unitOf(reading.view, index))
      .filter((unit) => unit.side !== side)
      .flatMap(hexesOf)
      .flatMap((hex) => hexSides.map((each) => neighbourOf(reading.setting.terrain.board, hex, each))),
  );

/** The answer for each hex, found once. */
const byHex = <T>(ask: (hex: number) => T): ((hex: number) => T) => {
  const known = new Map<number, T>();
  return (hex) => {
    const answer = known.has(hex) ? (known.get(hex) as T) : ask(hex);
    known.set(hex, answer);
    return answer;
  };
};

const waysOf = (reading: Reading, index: number): Ways => {
  const { view, setting } = reading;
  const unit = unitOf(view, index);
  const walker = walkerOf(unit);
  const near = contestedHexes(reading, unit.side);
  const standing = (hex: number, facing: number): Unit => ({ ...unit, hex, facing });
  const engagedAt = byHex((hex) => engagersAt(reading, standing(hex, unit.facing)).length > 0);
  const full = byHex((hex) => stackingProblems(reading, index, [hex]).length > 0);
  const peopled = byHex((hex) => unitsAt(reading, hex).length > 0);
  return {
    board: setting.terrain.board,
    allRound: typeOf(unit).small === true,
    turn: (turned) => turnCost(walker.class, turned),
    step: (from, to) => {
      const { cost, barred, minimal } = passageOf(reading, walker, from, to);
      if (barred !== undefined || minimal !== undefined || full(to)) return Number.POSITIVE_INFINITY;
      return cost + (from !== unit.hex && peopled(from) ? POINT : 0);
    },
    halts: (hex) => near.has(hex) && engagedAt(hex),
    shuns: (hex, facing, from) =>
      near.has(hex) && contactProblems(reading, standing(from, facing), standing(hex, facing)).length > 0,
  };
};

/** The parts of a move along a way. */
const partsOf = ({ terrain }: Setting, way: readonly Stretch[]): readonly MoveStep[] =>
  way.slice(1).flatMap(({ hex, facing }, place): readonly MoveStep[] => {
    const before = way[place];
    if (before === undefined) return [];
    if (hex !== before.hex) return [{ do: 'step', side: sideTowards(terrain.board, before.hex, hex) }];
    return facing === before.facing ? [] : [{ do: 'turn', to: facing }];
  });

const reachIn = (reading: Reading, index: number, found: Found, limit: number): Reach => {
  const { view, setting } = reading;
  const unit = unitOf(view, index);
  const landing = byHex((hex) => landingCost(reading, unit, hex));
  // CB-B4.5-1: where there are troops already, it can only rest with their facing.
  const facingAt = byHex((hex) => facingOfOthers(reading, index, { ...unit, hex }));
  const canRest = (hex: number, facing: number, cost: number): boolean =>
    (facingAt(hex) ?? facing) === facing && cost + landing(hex) <= limit;
  const cheapest = new Map<number, { readonly facing: number; readonly cost: number }>();
  found.visit((hex, facing, cost) => {
    if (!cheapest.has(hex) && canRest(hex, facing, cost))
      cheapest.set(hex, { facing, cost: cost + landing(hex) });
    return false;
  });
  return {
    hexes: [...cheapest.keys()],
    costs: [...cheapest.values()].map(({ cost }) => cost),
    way: (hex, wanted) => {
      const facing = wanted ?? cheapest.get(hex)?.facing;
      const cost = facing === undefined ? undefined : found.cost(hex, facing);
      if (facing === undefined || cost === undefined || !canRest(hex, facing, cost)) return undefined;
      return partsOf(setting, found.wayTo(hex, facing));
    },
  };
};

/** CB-B4.4-14: one hex ahead, or one turn, whatever it costs. */
const minimalReach = (reading: Reading, index: number): Reach => {
  const { view } = reading;
  const unit = unitOf(view, index);
  const ways = waysOf(reading, index);
  const walker = walkerOf(unit);
  const open: Ways = {
    ...ways,
    turn: () => Number.POSITIVE_INFINITY,
    step: (from, to) =>
      from === unit.hex &&
      passageOf(reading, walker, from, to).barred === undefined &&
      stackingProblems(reading, index, [to]).length === 0
        ? 0
        : Number.POSITIVE_INFINITY,
  };
  const ahead = reachIn(reading, index, explore(open, unit, 0), Number.POSITIVE_INFINITY);
  const onTheSpot = facingOfOthers(reading, index, unit) ?? unit.facing;
  return {
    ...ahead,
    way: (hex, facing = onTheSpot) =>
      hex === unit.hex && facing !== unit.facing ? [{ do: 'turn', to: facing }] : ahead.way(hex, facing),
  };
};

/** Where a unit can go, as far as the view knows. */
export const reachOf = (reading: Reading, index: number, pace: Pace = 'full'): Reach =>
  reading.ask(findReach, index, pace);

const findReach = (reading: Reading, index: number, pace: Pace): Reach => {
  const { story } = setOut(rehearsal(reading), index, { action: 'move', pace, rehearsed: true });
  const ready = readStory(story);
  const unit = unitOf(story.state, index);
  if (engagersAt(ready, unit).length > 0) return { hexes: [], costs: [], way: () => undefined };
  if (unit.formed !== undefined) return formationReach(reading, index, pace);
  if (pace === 'minimal') return minimalReach(ready, index);
  const limit = allowanceOf(story.state, unit, [], pace);
  return reachIn(ready, index, explore(waysOf(ready, index), unit, limit), limit);
};

/** CB-B4.3-11: whether a unit could come to engage an enemy in its next turn, at its own pace. */
export const couldReachEnemy = (reading: Reading, index: number): boolean => {
  const { view } = reading;
  const unit = unitOf(view, index);
  const near = contestedHexes(reading, unit.side);
  const limit = allowanceOf(view, unit, [], 'full');
  let isReached = false;
  explore(waysOf(reading, index), unit, limit).visit((hex, facing, cost) => {
    isReached =
      near.has(hex) &&
      cost + landingCost(reading, unit, hex) <= limit &&
      engagedAt(reading, { ...unit, hex, facing }).length > 0;
    return isReached;
  });
  return isReached;
};
