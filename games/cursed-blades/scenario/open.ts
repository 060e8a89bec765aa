import { chunksOf, err, ok, type Player, type Refusal, type Result } from '@grognard/engine';
import { hexNamed } from '../ground/hexes.ts';
import { readingOf } from '../model/reading.ts';
import type { CounterData, Scenario } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { Counter, State } from '../model/state.ts';
import { counterFacts } from '../tables/counters.ts';
import { armyFrom } from './army.ts';
import { crowding } from './crowding.ts';
import { goingOn, phaseOf, wrongInProgress } from './going-on.ts';
import { wrongObjectives } from './objectives.ts';
import { wrongCounters, wrongUnits } from './wrong.ts';

const ARMY_MORAL = 10;
const REST_VALUE = 10;

/** The opening state, or what is wrong with the forces. */
export const open = (
  setting: Setting,
  scenario: Scenario,
  seats: readonly Player[],
): Result<State, readonly Refusal[]> => {
  const refusals = [
    ...wrongUnits(setting, scenario),
    ...wrongCounters(setting, scenario),
    ...wrongObjectives(setting, scenario),
    ...wrongInProgress(setting, scenario),
  ];
  if (refusals.length > 0) return err(refusals);
  const state = opening(setting, scenario, seats);
  const crowds = crowding(readingOf(setting, state));
  return crowds.length > 0 ? err(crowds) : ok(state);
};

const opening = (setting: Setting, scenario: Scenario, seats: readonly Player[]): State => {
  const bySide = <T>(of: (side: string) => T): Readonly<Record<string, T>> =>
    Object.fromEntries(setting.sides.map((side) => [side, of(side)]));
  return {
    turn: scenario.turn ?? 1,
    phase: phaseOf(scenario),
    moving: scenario.moving ?? setting.sides[0] ?? '',
    seats,
    units: chunksOf(armyFrom(setting, scenario.units)),
    counters: chunksOf(
      scenario.counters
        .filter(({ hidden }) => hidden !== true)
        .map((counter) => counterFrom(setting, counter)),
    ),
    hidden: scenario.counters
      .filter(({ hidden }) => hidden === true)
      .map(({ side, at }) => ({ side: side ?? '', hex: hexNamed(setting.terrain.board, at) })),
    weather: scenario.weather ?? 'fine',
    wind: scenario.wind ?? { force: 'light', towards: 0 },
    smoke: (scenario.smoke ?? []).map(({ at, smoke }) => ({
      hex: hexNamed(setting.terrain.board, at),
      smoke,
    })),
    restValue: bySide((side) => scenario.restValue?.[side] ?? REST_VALUE),
    armyMoral: bySide((side) => scenario.armyMoral?.[side] ?? ARMY_MORAL),
    points: bySide((side) => scenario.points?.[side] ?? 0),
    ...(scenario.broken !== undefined && { broken: scenario.broken }),
    ...goingOn(setting, scenario),
    count: 0,
  };
};

const counterFrom = (
  { terrain }: Setting,
  { kind, side, at, facing, level, of, activated, gone }: CounterData,
): Counter => ({
  kind,
  hex: hexNamed(terrain.board, at),
  ...(side !== undefined && { side }),
  ...(facing !== undefined && { facing }),
  ...(kind === 'fire-start' && of !== undefined && { of }),
  ...(kind === 'palisade' && { level: level ?? counterFacts.palisade.printed.shields }),
  ...(activated === true && { activated: true }),
  ...(gone === true && { gone: true }),
});
