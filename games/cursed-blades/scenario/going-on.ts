import { type Refusal, refuse } from '@grognard/engine';
import { OFF_BOARD } from '@grognard/field/hex';
import { hexNamed } from '../ground/hexes.ts';
import type { BlowData, HexName, Scenario } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { Blow, State } from '../model/state.ts';
import type { Phase } from '../model/vocabulary.ts';
import { rollOf } from './army.ts';

/** What is going on in a battle that is opened in its midst: who is being activated, whose losses are to be taken. */

const isActing = ({ units, counters }: Scenario): boolean =>
  units.some(({ acting }) => acting !== undefined) || counters.some(({ acting }) => acting === true);

export const phaseOf = (scenario: Scenario): Phase => {
  if (scenario.over === true) return 'over';
  if (scenario.blow !== undefined) return 'losses';
  return isActing(scenario) ? 'action' : 'activation';
};

export const goingOn = (setting: Setting, scenario: Scenario): Pick<State, 'active' | 'blow'> => {
  const active = activeIn(setting, scenario);
  return {
    ...(active !== undefined && { active }),
    ...(scenario.blow !== undefined && { blow: blowFrom(setting, scenario, scenario.blow) }),
  };
};

const activeIn = ({ terrain }: Setting, { units, counters }: Scenario): State['active'] => {
  const unit = units.findIndex(({ acting }) => acting !== undefined);
  const acting = units[unit]?.acting;
  if (acting !== undefined) {
    const struck = acting.struck?.map((name) => hexNamed(terrain.board, name));
    return {
      unit,
      ...(struck !== undefined && { struck }),
      ...(acting.fleeing === true && { fleeing: true }),
    };
  }
  const counter = counters.filter(({ hidden }) => hidden !== true).findIndex((each) => each.acting === true);
  return counter < 0 ? undefined : { counter };
};

const numberIn = ({ units }: Scenario, id: string): number =>
  rollOf(units).findIndex((unit) => unit.id === id);

const blowFrom = (
  { terrain }: Setting,
  scenario: Scenario,
  { attacker, defender, by, supported, losses, from, upon }: BlowData,
): Blow => ({
  ...(attacker !== undefined && { attacker: numberIn(scenario, attacker) }),
  ...{ defender: numberIn(scenario, defender), by, supported, losses },
  from: hexNamed(terrain.board, from),
  ...(upon !== undefined && { upon: hexNamed(terrain.board, upon) }),
});

const hexesNamed = ({ units, smoke = [], blow }: Scenario): readonly HexName[] => [
  ...units.flatMap(({ acting }) => acting?.struck ?? []),
  ...smoke.map(({ at }) => at),
  ...(blow === undefined ? [] : [blow.from, ...(blow.upon === undefined ? [] : [blow.upon])]),
];

/** CB-B4.9-2: losses are taken by somebody who stands there, while the attack of whoever acts goes on. */
const isStruck = ({ units }: Scenario, { attacker, defender }: BlowData): boolean => {
  const stands = (id: string): boolean =>
    units.some((unit) => unit.id === id && unit.lost !== true && unit.within === undefined);
  return (
    stands(defender) &&
    (attacker === undefined || stands(attacker)) &&
    units.some(({ acting }) => acting !== undefined)
  );
};

/** CB-B4.3-2: one at a time, of the side that plays. */
const wrongTurns = (setting: Setting, scenario: Scenario): readonly Refusal[] => {
  const { units, counters, blow, moving = setting.sides[0] } = scenario;
  const acting = [
    ...units.filter((unit) => unit.acting !== undefined).map(({ id, side }) => ({ unit: id, side })),
    ...counters.filter((each) => each.acting === true).map(({ kind, side }) => ({ unit: kind, side })),
  ];
  const strangers = acting.filter(({ side }) => side !== moving);
  return [
    ...strangers.map(({ unit }) => refuse('CB-B4.3-2', 'acts-out-of-turn', { unit })),
    ...(acting.length > 1
      ? [refuse('CB-B4.3-2', 'two-at-once', { units: acting.map(({ unit }) => unit) })]
      : []),
    ...(blow === undefined || isStruck(scenario, blow)
      ? []
      : [refuse('CB-B4.9-2', 'blow-of-nobody', { unit: blow.defender })]),
  ];
};

/** What is wrong with a battle in its midst as it is written. */
export const wrongInProgress = (setting: Setting, scenario: Scenario): readonly Refusal[] => {
  const { points = {}, broken } = scenario;
  return [
    ...wrongTurns(setting, scenario),
    ...hexesNamed(scenario)
      .filter((name) => hexNamed(setting.terrain.board, name) === OFF_BOARD)
      .map(([column, row]) => refuse('CB-B4.1-1', 'off-the-map', { column, row })),
    ...[...Object.keys(points), ...(broken === undefined ? [] : [broken])]
      .filter((side) => !setting.sides.includes(side))
      .map((side) => refuse('CB-B4.2-1', 'unknown-side', { unit: 'points', side })),
  ];
};
