import { type Refusal, refuse } from '@grognard/engine';
import { unitOf } from '../../model/evolve.ts';
import type { Reading } from '../../model/reading.ts';
import type { Unit } from '../../model/state.ts';
import { hexesOf } from '../map/board.ts';
import { couldCross, engages, near, zoneTowards } from '../map/engagement.ts';

const enemiesBeside = (reading: Reading, unit: Unit): readonly number[] =>
  near(reading, hexesOf(unit)).filter((index) => unitOf(reading.view, index).side !== unit.side);

/** Whether a unit at a place could get at an enemy in one of the hexes around it. */
const canGetAt = (reading: Reading, unit: Unit, enemy: Unit): boolean =>
  hexesOf(enemy).some((hex) => hexesOf(unit).some((own) => couldCross(reading, unit, own, hex)));

/** CB-B4.1-6: the enemies who are next to a unit at a place: those it could get at. */
export const enemiesNextTo = (reading: Reading, unit: Unit): readonly number[] =>
  enemiesBeside(reading, unit).filter((index) => canGetAt(reading, unit, unitOf(reading.view, index)));

/** Those who would engage a unit at a place, wherever the table has it. */
export const engagersAt = (reading: Reading, unit: Unit): readonly number[] =>
  enemiesBeside(reading, unit).filter((index) => engages(reading, unitOf(reading.view, index), unit));

/** Those whom a unit at a place would engage. */
export const engagedAt = (reading: Reading, unit: Unit): readonly number[] =>
  enemiesBeside(reading, unit).filter((index) => engages(reading, unit, unitOf(reading.view, index)));

/** Whether an enemy engages a unit, and none of his hexes is in front of it. */
const catches = (reading: Reading, unit: Unit, enemy: Unit): boolean =>
  hexesOf(enemy).every((hex) => zoneTowards(reading.setting, unit, hex) !== 'front') &&
  engages(reading, enemy, unit);

/** CB-B4.4-18. */
export const isCaughtAt = (reading: Reading, unit: Unit): boolean =>
  enemiesBeside(reading, unit).some((enemy) => catches(reading, unit, unitOf(reading.view, enemy)));

/** What forbids a step that ends at `after`, as far as enemies are concerned. */
export const contactProblems = (reading: Reading, before: Unit, after: Unit): readonly Refusal[] => {
  const { view } = reading;
  const around = enemiesBeside(reading, after).map((index) => unitOf(view, index));
  if (around.length === 0) return [];
  const met = around.filter((enemy) => canGetAt(reading, after, enemy));
  return [
    ...(met.length > 0 && after.cohesion !== 'good-order'
      ? [refuse('CB-B4.4-17', 'contact-in-good-order')]
      : []),
    ...(met.length > 0 && after.breath === 'out-of-breath'
      ? [refuse('CB-B4.4-17', 'contact-without-breath')]
      : []),
    ...(around.some((enemy) => catches(reading, after, enemy))
      ? [refuse('CB-B4.4-18', 'caught-in-flank')]
      : []),
    ...(met.some((enemy) => isShirked(reading, before, after, enemy))
      ? [refuse('CB-B4.4-19', 'must-engage')]
      : []),
  ];
};

/** CB-B4.4-19: an enemy whom a step leads up to without engaging him; one who was there before is no news. */
const isShirked = (reading: Reading, before: Unit, after: Unit, enemy: Unit): boolean =>
  !engages(reading, after, enemy) && !canGetAt(reading, before, enemy);
