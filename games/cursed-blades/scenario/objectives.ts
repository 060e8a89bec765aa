import { type Refusal, refuse } from '@grognard/engine';
import { OFF_BOARD } from '@grognard/field/hex';
import { hexNamed } from '../ground/hexes.ts';
import type { HexName, ObjectiveData, Scenario } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';

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
