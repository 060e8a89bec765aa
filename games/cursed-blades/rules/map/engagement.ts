import type { Side } from '@grognard/engine';
import {
  hasSide,
  hexSides,
  neighbourOf,
  OFF_BOARD,
  sideTowards,
  type Zone,
  zoneOf,
  zoneSides,
} from '@grognard/field/hex';
import { counterOf, unitOf } from '../../model/evolve.ts';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { Counter, Unit } from '../../model/state.ts';
import { moveFacts } from '../../tables/movement.ts';
import { isOfFamily } from '../../tables/units.ts';
import { countersAt, groundAt, hexesOf, typeOf, unitsAt } from './board.ts';

/** CB-B4.1: the zone of a unit in which a neighbouring hex lies; a character has no flank and no rear, nor has a hedgehog. */
export const zoneTowards = (setting: Setting, unit: Unit, hex: number): Zone | undefined => {
  const { board } = setting.terrain;
  for (const own of hexesOf(unit)) {
    const side = sideTowards(board, own, hex);
    if (side === -1) continue;
    const allRound = typeOf(unit).small === true || unit.formed?.mode === 'hedgehog';
    return allRound ? 'front' : zoneOf(unit.facing, side);
  }
  return undefined;
};

/** Whether a hex lies in front of a unit and next to it. */
export const isInFront = (setting: Setting, unit: Unit, hex: number): boolean =>
  zoneTowards(setting, unit, hex) === 'front';

/** The front of a work: that of a unit of the same facing; everything else is its rear. */
const isFrontOfWork = (setting: Setting, { hex, facing }: Counter, from: number): boolean => {
  if (facing === undefined) return false;
  const side = sideTowards(setting.terrain.board, hex, from);
  return side !== -1 && hasSide(zoneSides(facing, 'front'), side);
};

/** CB-PALISADE-6: who may cross into a palisade through its front: infantry, by a minimal move; others not at all. */
export const palisadeAcross = (reading: Reading, from: number, to: number): Counter | undefined =>
  countersAt(reading, to)
    .map((index) => counterOf(reading.view, index))
    .find((counter) => counter.kind === 'palisade' && isFrontOfWork(reading.setting, counter, from));

/** CB-B4.1: whether a unit could cross a side and stand beyond it, whoever is there: only then is the hex adjacent for it. */
export const couldCross = (reading: Reading, unit: Unit, from: number, to: number): boolean => {
  const { setting } = reading;
  const { board, sides: kinds } = setting.terrain;
  const side = sideTowards(board, from, to);
  if (side === -1) return false;
  const type = typeOf(unit);
  const facts = moveFacts[type.move.class];
  const kind = kinds[from * 6 + side] ?? 'normal';
  if (kind === 'impassable' || (kind === 'water' && type.move.class !== 'flying')) return false;
  if (kind === 'rough' && (facts.roughSide === 'no' || unit.formed !== undefined)) return false;
  const ground = groundAt(reading, to);
  if (ground === 'impassable' || (kind !== 'road' && facts.grounds[ground] === 'no')) return false;
  const palisade = palisadeAcross(reading, from, to);
  return (
    palisade === undefined ||
    type.move.class === 'flying' ||
    type.abilities.includes('infiltration') ||
    isOfFamily(type, 'infantry')
  );
};

/** CB-B4.6: a unit engages an enemy in its front zone that it could reach across the side, unless it is routed. */
export const engages = (reading: Reading, unit: Unit, enemy: Unit): boolean =>
  unit.side !== enemy.side &&
  unit.cohesion !== 'routed' &&
  hexesOf(enemy).some((hex) =>
    hexesOf(unit).some(
      (own) => isInFront(reading.setting, { ...unit, hex: own }, hex) && couldCross(reading, unit, own, hex),
    ),
  );

/** The enemies that engage a unit, by index. */
export const engagersOf = (reading: Reading, index: number): readonly number[] => {
  const { view } = reading;
  const unit = unitOf(view, index);
  return near(reading, hexesOf(unit)).filter((other) => engages(reading, unitOf(view, other), unit));
};

/** The enemies that a unit engages, by index. */
export const engagedBy = (reading: Reading, index: number): readonly number[] => {
  const { view } = reading;
  const unit = unitOf(view, index);
  return near(reading, hexesOf(unit)).filter((other) => engages(reading, unit, unitOf(view, other)));
};

/** Units on hexes next to these, by index. */
export const near = (reading: Reading, hexes: readonly number[]): readonly number[] => {
  const { terrain } = reading.setting;
  const found: number[] = [];
  for (const hex of hexes)
    for (const side of hexSides) {
      const next = neighbourOf(terrain.board, hex, side);
      if (next === OFF_BOARD) continue;
      for (const index of unitsAt(reading, next)) if (!found.includes(index)) found.push(index);
    }
  return found.length > 1 ? found.sort((a, b) => a - b) : found;
};

/** Whether an enemy unit of `side` stands next to a hex. */
export const isNextToEnemy = (reading: Reading, hex: number, side: Side): boolean =>
  near(reading, [hex]).some((index) => unitOf(reading.view, index).side !== side);
