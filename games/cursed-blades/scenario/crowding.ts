import { type Params, type Refusal, refuse } from '@grognard/engine';
import { nameOfHex } from '../ground/hexes.ts';
import { counterOf, unitOf } from '../model/evolve.ts';
import type { Reading } from '../model/reading.ts';
import type { Setting } from '../model/setting.ts';
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
const placeOf = ({ terrain }: Setting, hex: number): Params => ({
  hex: nameOfHex(terrain.board, hex).join('.'),
});

/** Everything that cannot stand together as the opening has it: too many in a hex, or enemies. */
export const crowding = (reading: Reading): readonly Refusal[] => {
  const standing = standingUnits(reading);
  const taken = new Set([
    ...standing.flatMap((index) => hexesOf(unitOf(reading.view, index))),
    ...[...reading.setting.terrain.ground.keys()].filter((hex) => countersAt(reading, hex).length > 0),
  ]);
  return [
    ...[...taken].flatMap((hex) => crowdedHex(reading, hex)),
    ...standing.flatMap((index) => misplaced(reading, index)),
  ];
};

/** CB-B4.5, CB-B4.5-2. */
const crowdedHex = (reading: Reading, hex: number): readonly Refusal[] => {
  const where = placeOf(reading.setting, hex);
  const sides = new Set(unitsAt(reading, hex).map((index) => unitOf(reading.view, index).side));
  return [
    ...(stackingAt(reading, hex) > MOST_STACKED ? [refuse('CB-B4.5', 'crowded-opening', where)] : []),
    ...(sides.size > 1 ? [refuse('CB-B4.5-2', 'enemies-together', where)] : []),
    ...(kindsAt(reading, hex).filter(isFacingWork).length > 1 ? [refuse('CB-Q27', 'two-works', where)] : []),
    ...askew(reading, hex),
  ];
};

/** CB-MANTLETS-3: mantlets look where the front troop of their hex looks. */
const askew = (reading: Reading, hex: number): readonly Refusal[] => {
  const troop = unitsAt(reading, hex)
    .map((index) => unitOf(reading.view, index))
    .find((unit) => typeOf(unit).small !== true);
  if (troop === undefined) return [];
  return countersAt(reading, hex)
    .map((index) => counterOf(reading.view, index))
    .filter(({ kind, facing }) => kind === 'mantlets' && facing !== troop.facing)
    .map(() => refuse('CB-MANTLETS-3', 'mantlets-askew', { unit: troop.id }));
};

const misplaced = (reading: Reading, index: number): readonly Refusal[] => {
  const { terrain } = reading.setting;
  const unit = unitOf(reading.view, index);
  const { id } = unit;
  const closed = hexesOf(unit).some((each) => terrain.ground[each] === 'impassable');
  const formations = stackingProblems(reading, index, hexesOf(unit)).filter(
    ({ code }) => code === 'two-formations' || code === 'formation-stands-alone',
  );
  return [
    ...(closed ? [refuse('CB-B4.1-1', 'unit-on-closed-ground', { unit: id })] : []),
    ...[...formations, ...restingProblems(reading, index)].map(({ rule, code }) =>
      refuse(rule, code, { unit: id }),
    ),
  ];
};
