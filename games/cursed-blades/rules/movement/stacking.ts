import { type Refusal, refuse } from '@grognard/engine';
import { unitOf } from '../../model/evolve.ts';
import type { Reading } from '../../model/reading.ts';
import type { Unit } from '../../model/state.ts';
import { hexesOf, MOST_STACKED, stackingAt, stackingOf, typeOf, unitsAt } from '../map/board.ts';

const LARGE_FORMATION = 4;

const isLargeFormation = ({ formed, steps }: Unit): boolean =>
  formed !== undefined && steps >= LARGE_FORMATION;

/** CB-B4.5-4 and on: whether two units of one side may share a hex as far as formations are concerned. */
const formationProblems = (unit: Unit, others: readonly Unit[]): readonly Refusal[] => {
  const formed = others.filter((other) => other.formed !== undefined);
  if (unit.formed !== undefined && formed.length > 0) return [refuse('CB-B4.5-4', 'two-formations')];
  const all = [unit, ...others];
  if (!all.some(isLargeFormation)) return [];
  const guests = all.filter((each) => !isLargeFormation(each));
  return guests.length > 1 || guests.some((guest) => typeOf(guest).small !== true)
    ? [refuse('CB-B4.5-5', 'formation-stands-alone')]
    : [];
};

/** CB-B4.5: what forbids a unit to be on a hex, even on its way. */
const problemsOn = (reading: Reading, index: number, hex: number): readonly Refusal[] => {
  const { view } = reading;
  const unit = unitOf(view, index);
  const others = unitsAt(reading, hex).filter((other) => other !== index);
  if (others.some((other) => unitOf(view, other).side !== unit.side))
    return [refuse('CB-B4.5-2', 'enemy-in-the-hex')];
  const already = unitsAt(reading, hex).includes(index) ? stackingOf(unit) : 0;
  const points = stackingAt(reading, hex) - already + stackingOf(unit);
  return [
    ...(points > MOST_STACKED ? [refuse('CB-B4.5', 'too-many-in-the-hex')] : []),
    ...formationProblems(
      unit,
      others.map((other) => unitOf(view, other)),
    ),
  ];
};

export const stackingProblems = (
  reading: Reading,
  index: number,
  hexes: readonly number[],
): readonly Refusal[] => hexes.flatMap((hex) => problemsOn(reading, index, hex));

/** The facing that the troops already in the hexes of a unit have, if it is a troop and they are there. */
export const facingOfOthers = (reading: Reading, index: number, unit: Unit): number | undefined => {
  const { view } = reading;
  if (typeOf(unit).small === true) return undefined;
  const others = hexesOf(unit)
    .flatMap((hex) => unitsAt(reading, hex))
    .filter((other) => other !== index)
    .map((other) => unitOf(view, other));
  return others.find((other) => typeOf(other).small !== true)?.facing;
};

/** CB-B4.5-1: troops in one hex share one facing, once they have come to rest. */
export const restingProblems = (reading: Reading, index: number): readonly Refusal[] => {
  const { view } = reading;
  const unit = unitOf(view, index);
  const facing = facingOfOthers(reading, index, unit);
  return facing === undefined || facing === unit.facing ? [] : [refuse('CB-B4.5-1', 'facings-differ')];
};
