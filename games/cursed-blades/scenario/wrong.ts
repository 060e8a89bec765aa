import { type Refusal, refuse } from '@grognard/engine';
import { besides, facesCorner, type HexBoard, neighbourOf, OFF_BOARD } from '@grognard/field/hex';
import { hexNamed } from '../ground/hexes.ts';
import type { HexName, Scenario, UnitData } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import { citations } from '../rules/counters/citations.ts';
import { lackOf } from '../rules/counters/lacks.ts';
import { FEWEST, MOST } from '../rules/formations/breaking.ts';
import { counterFacts } from '../tables/counters.ts';
import { isUnitType, typeNamed } from '../tables/units.ts';

/** CB-B4.1-4: whether two hexes lie side by side, square to a facing. */
const isSquare = (board: HexBoard, at: HexName, and: HexName, facing: number): boolean => {
  const [hex, other] = [hexNamed(board, at), hexNamed(board, and)];
  if (hex === OFF_BOARD || other === OFF_BOARD) return true;
  return facesCorner(facing) && besides(facing).some((side) => neighbourOf(board, hex, side) === other);
};

/** CB-B4.11-1, CB-B4.11-12: whoever a unit is within is there. */
const wrongTies = (units: readonly UnitData[], { id, within }: UnitData): readonly Refusal[] =>
  within === undefined || (within !== id && units.some((other) => other.id === within))
    ? []
    : [refuse('CB-B4.11-1', 'no-such-companions', { unit: id })];

/** CB-B4.2-10, CB-B4.2-11: nobody has more steps than his counter, a formation three to eight unless it is being struck. */
const wrongSteps = (
  { blow }: Scenario,
  { id, type, steps, formed, lost, within }: UnitData,
): readonly Refusal[] => {
  if (steps === undefined || !isUnitType(type)) return [];
  const params = { unit: id, steps };
  if (formed === undefined) {
    const least = lost === true || within !== undefined ? 0 : 1;
    const fits = steps >= least && steps <= typeNamed(type).steps;
    return fits ? [] : [refuse('CB-B4.2-10', 'wrong-steps', params)];
  }
  const least = lost === true || blow?.defender === id ? 0 : FEWEST;
  return steps >= least && steps <= MOST ? [] : [refuse('CB-B4.2-11', 'wrong-steps', params)];
};

/** What is wrong with the units as they are written. */
export const wrongUnits = (setting: Setting, scenario: Scenario): readonly Refusal[] =>
  scenario.units.flatMap((unit, place) => [
    ...misstated(setting, unit),
    ...wrongSteps(scenario, unit),
    ...wrongTies(scenario.units, unit),
    ...(scenario.units.slice(0, place).some((other) => other.id === unit.id)
      ? [refuse('CB-B4.2-1', 'two-of-a-name', { unit: unit.id })]
      : []),
  ]);

const misstated = (
  { terrain, sides }: Setting,
  { id, type, side, at, facing, formed }: UnitData,
): readonly Refusal[] => [
  ...(isUnitType(type) ? [] : [refuse('CB-B4.2-1', 'unknown-type', { unit: id, type })]),
  ...(sides.includes(side) ? [] : [refuse('CB-B4.2-1', 'unknown-side', { unit: id, side })]),
  ...([at, ...(formed === undefined ? [] : [formed.and])].some(
    (hex) => hexNamed(terrain.board, hex) === OFF_BOARD,
  )
    ? [refuse('CB-B4.1-1', 'unit-off-the-map', { unit: id })]
    : []),
  ...(formed === undefined || isSquare(terrain.board, at, formed.and, facing)
    ? []
    : [refuse('CB-B4.1-4', 'not-square', { unit: id })]),
  ...(Number.isInteger(facing) && facing >= 0 && facing < 12
    ? []
    : [refuse('CB-B4.1-2', 'no-such-facing', { unit: id, facing })]),
];

/** What is wrong with the counters as they are written. */
export const wrongCounters = ({ terrain, sides }: Setting, { counters }: Scenario): readonly Refusal[] =>
  counters.flatMap(({ kind, side, at, facing, hidden }) => [
    ...(hexNamed(terrain.board, at) === OFF_BOARD
      ? [refuse('CB-B4.1-1', 'counter-off-the-map', { kind })]
      : []),
    ...(side !== undefined && !sides.includes(side)
      ? [refuse('CB-B4.2-1', 'unknown-side', { unit: kind, side })]
      : []),
    ...(counterFacts[kind].facing === true && facing === undefined
      ? [refuse(citations[kind].facing ?? 'CB-Q3', 'work-without-facing', { kind })]
      : []),
    ...(counterFacts[kind].facing === undefined && facing !== undefined
      ? [refuse(lackOf(kind, 'facing') ?? 'CB-B4.1-2', 'has-no-facing', { kind })]
      : []),
    ...(hidden === true && (kind !== 'trap' || side === undefined)
      ? [refuse('CB-TRAP-7', 'cannot-be-hidden', { kind })]
      : []),
  ]);
