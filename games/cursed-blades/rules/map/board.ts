import type { RuleId, Side } from '@grognard/engine';
import { unitOf } from '../../model/evolve.ts';
import type { Lying } from '../../model/memory.ts';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { Counter, Unit } from '../../model/state.ts';
import type { Capacity, CounterKind, Ground } from '../../model/vocabulary.ts';
import { counterFacts } from '../../tables/counters.ts';
import { typeNamed, type UnitType } from '../../tables/units.ts';

/** Questions that every chapter asks of the table: who and what is where, and what a hex counts as. */

export const typeOf = ({ type }: Unit): UnitType => typeNamed(type);

/** Whether a unit is down to the values of its last step. */
const isWeak = (unit: Unit): boolean => unit.formed === undefined && unit.steps <= 1;

const atStrength = (unit: Unit, [full, weak]: readonly [Capacity, Capacity]): Capacity =>
  isWeak(unit) ? weak : full;

/** What it fights with at close quarters. */
export const shockWeapon = (
  unit: Unit,
): { readonly class: UnitType['weapon']['class']; readonly capacity: Capacity } => {
  const { weapon, shock = weapon, inFormation } = typeOf(unit);
  const formed = isOrderly(unit) ? inFormation?.weapon : undefined;
  return { class: formed ?? shock.class, capacity: atStrength(unit, shock.capacity) };
};

/** CB-B4.2-20: whether a unit has what its formation gives it. */
const isOrderly = ({ formed, cohesion }: Unit): boolean => formed !== undefined && cohesion === 'good-order';

/** The shields on its counter, and those that its formation gives it. */
export const ownShields = (unit: Unit): number => {
  const { supports, inFormation } = typeOf(unit);
  return supports.shields + (isOrderly(unit) ? (inFormation?.shields ?? 0) : 0);
};

/** CB-B4.2-20 is told where a formation fights with what it gives. */
export const formationRules = (units: readonly Unit[]): readonly RuleId[] =>
  units.some((unit) => isOrderly(unit) && typeOf(unit).inFormation !== undefined) ? ['CB-B4.2-20'] : [];

/** What it shoots with, if it shoots at all; manipulating asks for its capacity, too. */
export const ownWeapon = (
  unit: Unit,
): { readonly class: UnitType['weapon']['class']; readonly capacity: Capacity } => {
  const { weapon } = typeOf(unit);
  return { class: weapon.class, capacity: atStrength(unit, weapon.capacity) };
};

export const hexesOf = ({ hex, and }: Unit): readonly number[] => (and === undefined ? [hex] : [hex, and]);

const nobody: readonly number[] = [];
const nothing: Lying = { indices: [], kinds: [] };

/** The indices of the units on a hex, in the order of the list: the first stands in front. */
export const unitsAt = (reading: Reading, hex: number): readonly number[] =>
  reading.setting.memory.standing(reading.view.units).byHex.get(hex) ?? nobody;

export const standingUnits = (reading: Reading, side?: Side): readonly number[] => {
  const { setting, view } = reading;
  const all = setting.memory.standing(view.units).all;
  return side === undefined ? all : all.filter((index) => unitOf(view, index).side === side);
};

const lyingAt = ({ setting, view }: Reading, hex: number): Lying =>
  setting.memory.lying(view.counters).get(hex) ?? nothing;

export const countersAt = (reading: Reading, hex: number): readonly number[] => lyingAt(reading, hex).indices;

export const kindsAt = (reading: Reading, hex: number): readonly CounterKind[] => lyingAt(reading, hex).kinds;

export const hasCounter = (reading: Reading, hex: number, kind: CounterKind): boolean =>
  kindsAt(reading, hex).includes(kind);

/** CB-G1 and on; CB-Q40: ruins are an obstacle only where a club has it so. */
export const isObstacle = ({ switches }: Pick<Setting, 'switches'>, kind: CounterKind): boolean =>
  counterFacts[kind].obstacle === true || (kind === 'ruins' && switches.ruinsAreObstacle === 'yes');

/** Whether anything on the hex is an obstacle. */
export const hasObstacle = (reading: Reading, hex: number): boolean =>
  kindsAt(reading, hex).some((kind) => isObstacle(reading.setting, kind));

/** CB-Q27: works of which one stands in a hex, and no more; CB-Q7: the facing of a wagon is for its own movement only. */
export const isFacingWork = (kind: CounterKind): boolean => {
  const { work, facing, driven } = counterFacts[kind];
  return work === true && facing === true && driven === undefined;
};

const WORSE: readonly Ground[] = ['clear', 'rough', 'difficult'];

/** CB-Q27: what a hex counts as with everything that lies on it; water and cliffs stay what they are. */
export const groundAt = (reading: Reading, hex: number): Ground => {
  const { terrain } = reading.setting;
  const printed = terrain.ground[hex] ?? 'impassable';
  if (printed === 'water' || printed === 'impassable') return printed;
  const grounds = [printed, ...kindsAt(reading, hex).map((kind) => counterFacts[kind].ground ?? 'clear')];
  return WORSE[Math.max(...grounds.map((ground) => WORSE.indexOf(ground)))] ?? printed;
};

/** Whether a hex burns: by its ground, or by what stands on it. */
export const isFlammable = (reading: Reading, hex: number): boolean =>
  reading.setting.terrain.flammable[hex] === 1 ||
  kindsAt(reading, hex).some((kind) => counterFacts[kind].flammable === true);

/** CB-B4.2-17: the shields of a work: those printed on it, or what is left of a palisade. */
export const shieldsOf = ({ kind, level }: Counter): number =>
  level === undefined ? counterFacts[kind].printed.shields : level;

/** CB-B4.5: stacking points on a hex: a troop 4, a character 1, a crowd or a herd 4. */
export const stackingAt = (reading: Reading, hex: number): number =>
  unitsAt(reading, hex).reduce((sum, index) => sum + stackingOf(unitOf(reading.view, index)), 0) +
  kindsAt(reading, hex).reduce((sum, kind) => sum + (counterFacts[kind].stacking ?? 0), 0);

export const stackingOf = (unit: Unit): number => (typeOf(unit).small === true ? 1 : 4);

export const MOST_STACKED = 10;

/** How many other troops share the hex with a unit. */
export const othersWith = (reading: Reading, unit: Unit, hex: number): number => {
  const { view } = reading;
  const troops = unitsAt(reading, hex).filter((index) => {
    const other = unitOf(view, index);
    return other.id !== unit.id && typeOf(other).small !== true;
  });
  return troops.length;
};
