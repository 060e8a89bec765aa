import type { Setting } from '@grognard/cursed-blades/for-generals';
import {
  type CounterKind,
  counterFacts,
  hexesOf,
  hexNamed,
  prizeOf,
  type Reading,
  standingUnits,
  typeOf,
  type Unit,
  unitOf,
  unitsAt,
} from '@grognard/cursed-blades/for-generals';
import { flat, type Side } from '@grognard/engine';
import { distanceBetween } from '@grognard/field/hex';
import { shockHarm } from './harm.ts';
import type { Aim } from './pull.ts';
import { ripeness, worthOf } from './worth.ts';

/** A prize that changes hands counts twice. */
const SWING = 2;
/** Enemies so near to what is ours must be met. */
const NEAR = 4;
const GUARD = 0.6;
const TENTS = 1.2;
/** How much an enemy who is no prey still draws: nobody stands about. */
const QUARRY = 0.5;
const FOOT_ON_IT = 0.25;

const enemiesOf = (reading: Reading, side: Side): readonly Unit[] =>
  standingUnits(reading)
    .map((index) => unitOf(reading.view, index))
    .filter((unit) => unit.side !== side);

/** CB-B4.14: the places that a side is asked for; what a friend holds already draws little. */
const placesAsked = (reading: Reading, unit: Unit): readonly Aim[] => {
  const { setting, view } = reading;
  const { board } = setting.terrain;
  return setting.source.objectives.flatMap((objective): readonly Aim[] => {
    const points = objective.points * (0.4 + ripeness(reading));
    if (objective.kind === 'bring') return [];
    const mine = objective.side === unit.side;
    if (objective.kind === 'cross')
      return mine ? objective.to.map((name) => ({ hex: hexNamed(board, name), worth: points })) : [];
    const hex = hexNamed(board, objective.at);
    const held = unitsAt(reading, hex).some(
      (index) => unitOf(view, index).side === unit.side && unitOf(view, index).id !== unit.id,
    );
    return [{ hex, worth: held ? points * FOOT_ON_IT : points }];
  });
};

const prizeWorth = (kind: CounterKind): number =>
  kind === 'tents' ? TENTS : (prizeOf(kind, 'held')?.points ?? 0) * SWING;

/** What can be taken from the enemy, and what of ours the enemy is about to take. */
const prizes = (reading: Reading, unit: Unit, enemies: readonly Unit[]): readonly Aim[] =>
  flat(reading.view.counters).flatMap(({ kind, hex, side, gone }): readonly Aim[] => {
    if (gone !== undefined || side === undefined || counterFacts[kind].target !== true) return [];
    if (side !== unit.side) return [{ hex, worth: prizeWorth(kind) }];
    const threatened = enemies.some(
      (enemy) =>
        distanceBetween(reading.setting.terrain.board, enemy.hex, hex) <= NEAR && enemy.cohesion !== 'routed',
    );
    return threatened && kind !== 'tents' ? [{ hex, worth: prizeWorth(kind) * GUARD }] : [];
  });

/** Enemies, by what a fight with each is likely to come to. */
const prey = (reading: Reading, unit: Unit, enemies: readonly Unit[]): readonly Aim[] => {
  if (typeOf(unit).small === true) return [];
  return enemies.flatMap((enemy) => {
    const gain = Math.min(enemy.steps, shockHarm(reading, unit, enemy));
    const cost = Math.min(unit.steps, shockHarm(reading, enemy, unit));
    const ease = enemy.cohesion === 'routed' ? 0.3 : 1;
    const worth = Math.max(QUARRY, (worthOf(enemy) * 0.5 * gain - worthOf(unit) * 0.35 * cost) * 1.2) * ease;
    return hexesOf(enemy).map((hex) => ({ hex, worth }));
  });
};

/** A captain goes where his men are. */
const company = (reading: Reading, unit: Unit): readonly Aim[] =>
  typeOf(unit).small === true
    ? standingUnits(reading, unit.side)
        .map((index) => unitOf(reading.view, index))
        .filter((other) => other.id !== unit.id)
        .map(({ hex }) => ({ hex, worth: 0.8 }))
    : [];

/** Everything that draws a unit, with what it is worth. */
export const aimsOf = (reading: Reading, unit: Unit): readonly Aim[] => {
  const enemies = enemiesOf(reading, unit.side);
  return [
    ...placesAsked(reading, unit),
    ...prizes(reading, unit, enemies),
    ...prey(reading, unit, enemies),
    ...company(reading, unit),
  ];
};

/** CB-B4.14-7: where a cart, a crowd or a herd is to be brought. */
export const refugeOf = (setting: Setting, kind: CounterKind, side: Side): readonly Aim[] =>
  setting.source.objectives.flatMap((objective): readonly Aim[] =>
    objective.kind === 'bring' && objective.side === side && objective.counter === kind
      ? objective.to.map((name) => ({ hex: hexNamed(setting.terrain.board, name), worth: objective.points }))
      : [],
  );
