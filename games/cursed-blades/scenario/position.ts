import { flat } from '@grognard/engine';
import type { CounterData, Scenario, UnitData } from '../scenario-types.ts';
import type { Setting } from '../setting.ts';
import { unitOf } from '../state.ts';
import type { Counter, State, Unit } from '../state-types.ts';
import { typeNamed } from '../tables/units.ts';
import { nameOfHex } from './hexes.ts';

const marksOf = (unit: Unit): Partial<UnitData> => ({
  ...(unit.cohesion !== 'good-order' && { cohesion: unit.cohesion }),
  ...(unit.breath !== 'fresh' && { breath: unit.breath }),
  ...(unit.munitions !== 'full' && { munitions: unit.munitions }),
  ...(unit.marker !== undefined && { marker: unit.marker }),
  ...(unit.activated && { activated: true }),
  ...(unit.stakes === true && { stakes: true }),
  ...(unit.lost === true && { lost: true }),
});

const unitData = ({ terrain, source }: Setting, state: State, unit: Unit): UnitData => {
  const { id, type, side, wing, hex, and, facing, steps, formed } = unit;
  const name = source.units.find((each) => each.id === id)?.name;
  return {
    ...{ id, type, side, at: nameOfHex(terrain.board, hex), facing },
    ...(name !== undefined && { name }),
    ...(wing !== undefined && { wing }),
    ...((steps !== typeNamed(type).steps || formed !== undefined) && { steps }),
    ...marksOf(unit),
    ...(formed !== undefined &&
      and !== undefined && {
        formed: {
          and: nameOfHex(terrain.board, and),
          mode: formed.mode,
          with: formed.units
            .slice(0, Math.ceil(steps / typeNamed(type).steps) - 1)
            .map((member) => unitOf(state, member).id),
        },
      }),
  };
};

const counterData = ({ terrain }: Setting, { kind, side, hex, facing, level, of }: Counter): CounterData => ({
  kind,
  ...(side !== undefined && { side }),
  at: nameOfHex(terrain.board, hex),
  ...(facing !== undefined && { facing }),
  ...(level !== undefined && { level }),
  ...(of !== undefined && { of }),
});

/** The scenario in which everything stands where it stands now. */
export const position = (setting: Setting, state: State): Scenario => ({
  ...setting.source,
  turn: state.turn,
  moving: state.moving,
  weather: state.weather,
  wind: state.wind,
  armyMoral: state.armyMoral,
  restValue: state.restValue,
  units: flat(state.units)
    .filter(({ within }) => within === undefined)
    .map((unit) => unitData(setting, state, unit)),
  counters: [
    ...flat(state.counters)
      .filter(({ gone }) => gone === undefined)
      .map((counter) => counterData(setting, counter)),
    ...state.hidden.map(
      ({ side, hex }): CounterData => ({
        ...{ kind: 'trap', side, at: nameOfHex(setting.terrain.board, hex), hidden: true },
      }),
    ),
  ],
});
