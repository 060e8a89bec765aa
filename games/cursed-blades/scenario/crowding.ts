import { type Params, type Refusal, refuse } from '@grognard/engine';
import { nameOfHex } from '../ground/hexes.ts';
import { counterOf, unitOf } from '../model/evolve.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import {
  countersAt,
  hexesOf,
  isFacingWork,
  kindsAt,
  MOST_STACKED,
  stackingAt,
  standingUnits,
  typeOf,
  unitsAt,
} from '../rules/map/board.ts';
import { restingProblems, stackingProblems } from '../rules/movement/stacking.ts';

/** A hex as a refusal names it. */
const placed = ({ terrain }: Setting, hex: number): Params => ({
  hex: nameOfHex(terrain.board, hex).join('.'),
});

/** Everything that cannot stand together as the opening has it: too many in a hex, or enemies. */
export const crowding = (setting: Setting, state: State): readonly Refusal[] => {
  const taken = new Set([
    ...standingUnits(state).flatMap((index) => hexesOf(unitOf(state, index))),
    ...[...setting.terrain.ground.keys()].filter((hex) => countersAt(state, hex).length > 0),
  ]);
  return [
    ...[...taken].flatMap((hex) => crowdedHex(setting, state, hex)),
    ...standingUnits(state).flatMap((index) => misplaced(setting, state, index)),
  ];
};

/** CB-B4.5, CB-B4.5-2. */
const crowdedHex = (setting: Setting, state: State, hex: number): readonly Refusal[] => {
  const where = placed(setting, hex);
  const sides = new Set(unitsAt(state, hex).map((index) => unitOf(state, index).side));
  return [
    ...(stackingAt(state, hex) > MOST_STACKED ? [refuse('CB-B4.5', 'crowded-opening', where)] : []),
    ...(sides.size > 1 ? [refuse('CB-B4.5-2', 'enemies-together', where)] : []),
    ...(kindsAt(state, hex).filter(isFacingWork).length > 1 ? [refuse('CB-Q27', 'two-works', where)] : []),
    ...askew(state, hex),
  ];
};

/** CB-MANTLETS-3: mantlets look where the front troop of their hex looks. */
const askew = (state: State, hex: number): readonly Refusal[] => {
  const troop = unitsAt(state, hex)
    .map((index) => unitOf(state, index))
    .find((unit) => typeOf(unit).small !== true);
  if (troop === undefined) return [];
  return countersAt(state, hex)
    .map((index) => counterOf(state, index))
    .filter(({ kind, facing }) => kind === 'mantlets' && facing !== troop.facing)
    .map(() => refuse('CB-MANTLETS-3', 'mantlets-askew', { unit: troop.id }));
};

const misplaced = (setting: Setting, state: State, index: number): readonly Refusal[] => {
  const { terrain } = setting;
  const unit = unitOf(state, index);
  const { id } = unit;
  const closed = hexesOf(unit).some((each) => terrain.ground[each] === 'impassable');
  const formations = stackingProblems(state, index, hexesOf(unit)).filter(
    ({ code }) => code === 'two-formations' || code === 'formation-stands-alone',
  );
  return [
    ...(closed ? [refuse('CB-B4.1-1', 'unit-on-closed-ground', { unit: id })] : []),
    ...[...formations, ...restingProblems(state, index)].map(({ rule, code }) =>
      refuse(rule, code, { unit: id }),
    ),
  ];
};
