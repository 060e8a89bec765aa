import { type Fault, flat, type Params } from '@grognard/engine';
import { sideTowards } from '@grognard/field/hex';
import { unitOf } from '../model/evolve.ts';
import { type Reading, readingOf } from '../model/reading.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { MOST } from '../rules/formations/breaking.ts';
import { hexesOf, MOST_STACKED, stackingAt, standingUnits } from '../rules/map/board.ts';
import { typeNamed } from '../tables/units.ts';

const fault = (code: string, params: Params): Fault => ({ code, params });

/** Invariants that do not hold. */
export const faults = (setting: Setting, state: State): readonly Fault[] => {
  const reading = readingOf(setting, state);
  return [...astray(reading), ...crowded(reading), ...misformed(reading), ...impossibleSteps(reading)];
};

const astray = (reading: Reading): readonly Fault[] => {
  const { view } = reading;
  const { terrain } = reading.setting;
  const isOff = (hex: number): boolean => hex < 0 || hex >= terrain.board.size;
  return [
    ...standingUnits(reading)
      .map((index) => unitOf(view, index))
      .filter((unit) => hexesOf(unit).some(isOff))
      .map(({ id }) => fault('unit-off-the-map', { unit: id, rule: 'CB-B4.1' })),
    ...flat(view.counters)
      .filter(({ hex, gone }) => gone === undefined && isOff(hex))
      .map(({ kind }) => fault('counter-off-the-map', { kind, rule: 'CB-B4.1' })),
    ...view.hidden.filter(({ hex }) => isOff(hex)).map(({ hex }) => fault('trap-off-the-map', { hex })),
  ];
};

/** CB-B4.5, CB-B4.5-2: not too many in a hex, and never of both sides. */
const crowded = (reading: Reading): readonly Fault[] => {
  const { view } = reading;
  const taken = new Map<number, Set<string>>();
  for (const index of standingUnits(reading)) {
    const unit = unitOf(view, index);
    for (const hex of hexesOf(unit)) taken.set(hex, (taken.get(hex) ?? new Set()).add(unit.side));
  }
  return [...taken].flatMap(([hex, sides]) => [
    ...(sides.size > 1 ? [fault('enemies-in-a-hex', { hex, rule: 'CB-B4.5-2' })] : []),
    ...(stackingAt(reading, hex) > MOST_STACKED
      ? [fault('too-many-in-a-hex', { hex, rule: 'CB-B4.5' })]
      : []),
  ]);
};

/** CB-B4.1-4: the hexes of a formation lie side by side, and its units are within it. */
const misformed = (reading: Reading): readonly Fault[] =>
  standingUnits(reading).flatMap((index) => {
    const { id, hex, and, formed } = unitOf(reading.view, index);
    if ((and === undefined) !== (formed === undefined)) return [fault('half-a-formation', { unit: id })];
    if (and === undefined || formed === undefined) return [];
    const strays = formed.units.filter((member) => unitOf(reading.view, member).within !== index);
    return [
      ...(sideTowards(reading.setting.terrain.board, hex, and) === -1
        ? [fault('formation-torn', { unit: id, rule: 'CB-B4.1-4' })]
        : []),
      ...strays.map((member) => fault('not-within', { unit: unitOf(reading.view, member).id })),
    ];
  });

const impossibleSteps = (reading: Reading): readonly Fault[] =>
  standingUnits(reading)
    .map((index) => unitOf(reading.view, index))
    .filter(
      ({ steps, type, formed }) => steps < 1 || steps > (formed === undefined ? typeNamed(type).steps : MOST),
    )
    .map(({ id, steps }) => fault('steps', { unit: id, steps, rule: 'CB-B4.2-10' }));
