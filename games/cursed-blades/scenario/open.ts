import { chunksOf, err, ok, type Player, type Refusal, type Result, refuse } from '@grognard/engine';
import { besides, facesCorner, type HexBoard, neighbourOf, OFF_BOARD } from '@grognard/field/hex';
import { lackOf } from '../rules/lacks.ts';
import { citations } from '../rules/movement/citations.ts';
import type { CounterData, HexName, Scenario, UnitData } from '../scenario-types.ts';
import type { Setting } from '../setting.ts';
import type { Counter, State, Unit } from '../state-types.ts';
import { counterFacts } from '../tables/counters.ts';
import { isUnitType, typeNamed } from '../tables/units.ts';
import { crowding } from './crowding.ts';
import { hexNamed } from './hexes.ts';
import { wrongObjectives } from './objectives.ts';

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
  ];
  if (refusals.length > 0) return err(refusals);
  const state = opening(setting, scenario, seats);
  const crowds = crowding(setting, state);
  return crowds.length > 0 ? err(crowds) : ok(state);
};

const opening = (setting: Setting, scenario: Scenario, seats: readonly Player[]): State => {
  const bySide = <T>(of: (side: string) => T): Readonly<Record<string, T>> =>
    Object.fromEntries(setting.sides.map((side) => [side, of(side)]));
  return {
    turn: scenario.turn ?? 1,
    phase: 'activation',
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
    smoke: [],
    restValue: bySide((side) => scenario.restValue?.[side] ?? REST_VALUE),
    armyMoral: bySide((side) => scenario.armyMoral?.[side] ?? ARMY_MORAL),
    points: bySide(() => 0),
    count: 0,
  };
};

/** All the units as listed, and behind them those that stand within a formation. */
const armyFrom = (setting: Setting, units: readonly UnitData[]): readonly Unit[] => {
  const army = units.map((unit) => unitFrom(setting, unit));
  const listed = army.length;
  for (let leader = 0; leader < listed; leader += 1) {
    const unit = army[leader];
    if (unit?.formed === undefined) continue;
    const { and: _and, formed: _formed, ...member } = unit;
    const ids = namesWithin(units[leader], unit);
    army[leader] = {
      ...unit,
      formed: { ...unit.formed, units: ids.map((_id, place) => army.length + place) },
    };
    army.push(...ids.map((id) => ({ ...member, id, steps: typeNamed(unit.type).steps, within: leader })));
  }
  return army;
};

/** The units of a formation beside the one that stands for it: as many as its steps ask for. */
const namesWithin = (data: UnitData | undefined, { id, type, steps }: Unit): readonly string[] =>
  Array.from(
    { length: Math.ceil(steps / typeNamed(type).steps) - 1 },
    (_each, place) => data?.formed?.with?.[place] ?? `${id}-${place + 2}`,
  );

const unitFrom = ({ terrain }: Setting, data: UnitData): Unit => {
  const { id, type, side, wing, at, facing, formed } = data;
  return {
    ...{ id, type, side, facing },
    hex: hexNamed(terrain.board, at),
    steps: data.steps ?? typeNamed(type).steps,
    cohesion: data.cohesion ?? 'good-order',
    breath: data.breath ?? 'fresh',
    munitions: data.munitions ?? 'full',
    activated: data.activated ?? false,
    ...(wing !== undefined && { wing }),
    ...(data.marker !== undefined && { marker: data.marker }),
    ...(data.stakes === true && { stakes: true }),
    ...(formed !== undefined && {
      and: hexNamed(terrain.board, formed.and),
      formed: { mode: formed.mode, units: [] },
    }),
    ...(data.lost === true && { lost: true }),
  };
};

const counterFrom = ({ terrain }: Setting, { kind, side, at, facing, level, of }: CounterData): Counter => ({
  kind,
  hex: hexNamed(terrain.board, at),
  ...(side !== undefined && { side }),
  ...(facing !== undefined && { facing }),
  ...(kind === 'fire-start' && of !== undefined && { of }),
  ...(kind === 'palisade' && { level: level ?? counterFacts.palisade.printed.shields }),
});

/** CB-B4.1-4: whether two hexes lie side by side, square to a facing. */
const isSquare = (board: HexBoard, at: HexName, and: HexName, facing: number): boolean => {
  const [hex, other] = [hexNamed(board, at), hexNamed(board, and)];
  if (hex === OFF_BOARD || other === OFF_BOARD) return true;
  return facesCorner(facing) && besides(facing).some((side) => neighbourOf(board, hex, side) === other);
};

const wrongUnits = ({ terrain, sides }: Setting, { units }: Scenario): readonly Refusal[] =>
  units.flatMap(({ id, type, side, at, facing, formed }, place) => [
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
    ...(units.slice(0, place).some((other) => other.id === id)
      ? [refuse('CB-B4.2-1', 'two-of-a-name', { unit: id })]
      : []),
  ]);

const wrongCounters = ({ terrain, sides }: Setting, { counters }: Scenario): readonly Refusal[] =>
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
