import { type Refusal, refuse } from '@grognard/engine';
import { OFF_BOARD } from '@grognard/field/hex';
import type { HexName, ObjectiveData, Scenario } from '../scenario-types.ts';
import type { Setting } from '../setting.ts';
import { counterFacts } from '../tables/counters.ts';
import { isUnitType } from '../tables/units.ts';
import { hexNamed } from './hexes.ts';

/** What is wrong with the forces of a scenario, each by itself; whether they get on together is `crowding.ts`. */
export const wrongUnits = ({ terrain, sides }: Setting, { units }: Scenario): readonly Refusal[] =>
  units.flatMap(({ id, type, side, at, facing, formed }, place) => [
    ...(isUnitType(type) ? [] : [refuse('CB-B4.2-1', 'unknown-type', { unit: id, type })]),
    ...(sides.includes(side) ? [] : [refuse('CB-B4.2-1', 'unknown-side', { unit: id, side })]),
    ...([at, ...(formed === undefined ? [] : [formed.and])].some(
      (hex) => hexNamed(terrain.board, hex) === OFF_BOARD,
    )
      ? [refuse('CB-B4.1-1', 'unit-off-the-map', { unit: id })]
      : []),
    ...(Number.isInteger(facing) && facing >= 0 && facing < 12
      ? []
      : [refuse('CB-B4.1-2', 'no-such-facing', { unit: id, facing })]),
    ...(units.slice(0, place).some((other) => other.id === id)
      ? [refuse('CB-B4.2-1', 'two-of-a-name', { unit: id })]
      : []),
  ]);

export const wrongCounters = ({ terrain, sides }: Setting, { counters }: Scenario): readonly Refusal[] =>
  counters.flatMap(({ kind, side, at, facing, hidden }) => [
    ...(hexNamed(terrain.board, at) === OFF_BOARD
      ? [refuse('CB-B4.1-1', 'counter-off-the-map', { kind })]
      : []),
    ...(side !== undefined && !sides.includes(side)
      ? [refuse('CB-B4.2-1', 'unknown-side', { unit: kind, side })]
      : []),
    ...(counterFacts[kind].facing === true && facing === undefined
      ? [refuse('CB-Q3', 'work-without-facing', { kind })]
      : []),
    ...(hidden === true && (kind !== 'trap' || side === undefined)
      ? [refuse('CB-TRAP-7', 'cannot-be-hidden', { kind })]
      : []),
  ]);

const placesOf = (objective: ObjectiveData): readonly HexName[] =>
  objective.kind === 'hold' ? [objective.at] : objective.to;

/** What is asked for must be somewhere on the map, and of somebody who plays; so must the munitions. */
export const wrongObjectives = ({ terrain, sides }: Setting, scenario: Scenario): readonly Refusal[] => [
  ...[...scenario.objectives.flatMap(placesOf), ...Object.values(scenario.munitions ?? {})]
    .filter((name) => hexNamed(terrain.board, name) === OFF_BOARD)
    .map(([column, row]) => refuse('CB-B4.1-1', 'off-the-map', { column, row })),
  ...scenario.objectives
    .filter(({ side }) => !sides.includes(side))
    .map(({ kind, side }) => refuse('CB-B4.14-7', 'unknown-side', { unit: kind, side })),
];
