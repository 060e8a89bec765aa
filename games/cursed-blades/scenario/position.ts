import { defaultsOf, flat } from '@grognard/engine';
import { nameOfHex } from '../ground/hexes.ts';
import { unitOf } from '../model/evolve.ts';
import type { BlowData, CounterData, HexName, Scenario, UnitData } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { Blow, Counter, State, Unit } from '../model/state.ts';
import { switches } from '../model/switches.ts';
import { firstMoral, firstSteps } from '../rules/victory/army.ts';
import { typeNamed } from '../tables/units.ts';

const marksOf = (unit: Unit): Partial<UnitData> => ({
  ...(unit.cohesion !== 'good-order' && { cohesion: unit.cohesion }),
  ...(unit.breath !== 'fresh' && { breath: unit.breath }),
  ...(unit.munitions !== 'full' && { munitions: unit.munitions }),
  ...(unit.marker !== undefined && { marker: unit.marker }),
  ...(unit.activated && { activated: true }),
  ...(unit.stakes === true && { stakes: true }),
  ...(unit.lost === true && { lost: true }),
});

/** How a unit stands to others: those within it, or the one that it is within. */
const tiesOf = ({ terrain }: Setting, state: State, { and, formed, within }: Unit): Partial<UnitData> => ({
  ...(formed !== undefined &&
    and !== undefined && {
      formed: {
        and: nameOfHex(terrain.board, and),
        mode: formed.mode,
        with: formed.units.map((member) => unitOf(state, member).id),
      },
    }),
  ...(within !== undefined && { within: unitOf(state, within).id }),
});

const actingOf = ({ terrain }: Setting, { active }: State, index: number): Partial<UnitData> => {
  if (active?.unit !== index) return {};
  const { struck, fleeing } = active;
  return {
    acting: {
      ...(struck !== undefined && { struck: struck.map((hex) => nameOfHex(terrain.board, hex)) }),
      ...(fleeing === true && { fleeing }),
    },
  };
};

const unitData = (setting: Setting, state: State, unit: Unit, index: number): UnitData => {
  const { id, type, side, wing, hex, facing, steps, formed } = unit;
  const name = setting.source.units.find((each) => each.id === id)?.name;
  return {
    ...{ id, type, side, at: nameOfHex(setting.terrain.board, hex), facing },
    ...(name !== undefined && { name }),
    ...(wing !== undefined && { wing }),
    ...((steps !== typeNamed(type).steps || formed !== undefined) && { steps }),
    ...marksOf(unit),
    ...tiesOf(setting, state, unit),
    ...actingOf(setting, state, index),
  };
};

const counterData = (
  { terrain }: Setting,
  { active }: State,
  { kind, side, hex, facing, level, of, activated, gone }: Counter,
  index: number,
): CounterData => ({
  kind,
  ...(side !== undefined && { side }),
  at: nameOfHex(terrain.board, hex),
  ...(facing !== undefined && { facing }),
  ...(level !== undefined && { level }),
  ...(of !== undefined && { of }),
  ...(activated === true && { activated }),
  ...(active?.counter === index && { acting: true }),
  ...(gone === true && { gone }),
});

const blowData = ({ terrain }: Setting, state: State, blow: Blow): BlowData => {
  const { attacker, defender, by, supported, losses, from, upon } = blow;
  const named = (hex: number): HexName => nameOfHex(terrain.board, hex);
  return {
    ...(attacker !== undefined && { attacker: unitOf(state, attacker).id }),
    ...{ defender: unitOf(state, defender).id, by, supported, losses, from: named(from) },
    ...(upon !== undefined && { upon: named(upon) }),
  };
};

/** What has become of the battle, beside what stands on the map. */
const courseOf = (setting: Setting, state: State): Partial<Scenario> => {
  const { points, smoke, blow, broken, phase } = state;
  const bySide = (of: (side: string) => number): Readonly<Record<string, number>> =>
    Object.fromEntries(setting.sides.map((side) => [side, of(side)]));
  const { board } = setting.terrain;
  return {
    began: {
      steps: bySide((side) => firstSteps(setting, side)),
      armyMoral: bySide((side) => firstMoral(setting, side)),
    },
    points,
    ...(smoke.length > 0 && {
      smoke: smoke.map((each) => ({ at: nameOfHex(board, each.hex), smoke: each.smoke })),
    }),
    ...(blow !== undefined && { blow: blowData(setting, state, blow) }),
    ...(broken !== undefined && { broken }),
    ...(phase === 'over' && { over: true }),
  };
};

/** The readings that this table has chosen: those that differ from ours. */
const chosen = ({ switches: set }: Setting): Pick<Scenario, 'switches'> => {
  const ours = defaultsOf(switches);
  const other = Object.entries(set).filter(([name, value]) => ours[name] !== value);
  return other.length === 0 ? {} : { switches: Object.fromEntries(other) };
};

/** The scenario as it began, without what a battle in its midst adds. */
const ground = ({ source }: Setting): Scenario => {
  const { smoke: _smoke, blow: _blow, broken: _broken, over: _over, switches: _switches, ...rest } = source;
  return rest;
};

/** The scenario in which everything stands where it stands now; opened again, the battle goes on. */
export const position = (setting: Setting, state: State): Scenario => ({
  ...ground(setting),
  ...chosen(setting),
  turn: state.turn,
  moving: state.moving,
  weather: state.weather,
  wind: state.wind,
  armyMoral: state.armyMoral,
  restValue: state.restValue,
  ...courseOf(setting, state),
  units: flat(state.units).map((unit, index) => unitData(setting, state, unit, index)),
  counters: [
    ...flat(state.counters).map((counter, index) => counterData(setting, state, counter, index)),
    ...state.hidden.map(
      ({ side, hex }): CounterData => ({
        ...{ kind: 'trap', side, at: nameOfHex(setting.terrain.board, hex), hidden: true },
      }),
    ),
  ],
});
