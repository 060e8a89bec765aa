import { type Refusal, refuse } from '@grognard/engine';
import { unitOf } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import type { Unit } from '../../model/state.ts';
import { hexesOf, type Table } from '../map/board.ts';
import { couldCross, engages, near, zoneTowards } from '../map/engagement.ts';

const enemiesBeside = (setting: Setting, table: Table, unit: Unit): readonly number[] =>
  near(setting, table, hexesOf(unit)).filter((index) => unitOf(table, index).side !== unit.side);

/** Whether a unit at a place could get at an enemy in one of the hexes around it. */
const canGetAt = (setting: Setting, table: Table, unit: Unit, enemy: Unit): boolean =>
  hexesOf(enemy).some((hex) => hexesOf(unit).some((own) => couldCross(setting, table, unit, own, hex)));

/** CB-B4.1-6: the enemies who are next to a unit at a place: those it could get at. */
export const enemiesNextTo = (setting: Setting, table: Table, unit: Unit): readonly number[] =>
  enemiesBeside(setting, table, unit).filter((index) => canGetAt(setting, table, unit, unitOf(table, index)));

/** Those who would engage a unit at a place, wherever the table has it. */
export const engagersAt = (setting: Setting, table: Table, unit: Unit): readonly number[] =>
  enemiesBeside(setting, table, unit).filter((index) => engages(setting, table, unitOf(table, index), unit));

/** Those whom a unit at a place would engage. */
export const engagedAt = (setting: Setting, table: Table, unit: Unit): readonly number[] =>
  enemiesBeside(setting, table, unit).filter((index) => engages(setting, table, unit, unitOf(table, index)));

/** Whether an enemy engages a unit, and none of his hexes is in front of it. */
const catches = (setting: Setting, table: Table, unit: Unit, enemy: Unit): boolean =>
  hexesOf(enemy).every((hex) => zoneTowards(setting, unit, hex) !== 'front') &&
  engages(setting, table, enemy, unit);

/** CB-B4.4-18. */
export const isCaughtAt = (setting: Setting, table: Table, unit: Unit): boolean =>
  enemiesBeside(setting, table, unit).some((enemy) => catches(setting, table, unit, unitOf(table, enemy)));

/** What forbids a step that ends at `after`, as far as enemies are concerned. */
export const contactProblems = (
  setting: Setting,
  table: Table,
  before: Unit,
  after: Unit,
): readonly Refusal[] => {
  const around = enemiesBeside(setting, table, after).map((index) => unitOf(table, index));
  if (around.length === 0) return [];
  const met = around.filter((enemy) => canGetAt(setting, table, after, enemy));
  return [
    ...(met.length > 0 && after.cohesion !== 'good-order'
      ? [refuse('CB-B4.4-17', 'contact-in-good-order')]
      : []),
    ...(met.length > 0 && after.breath === 'out-of-breath'
      ? [refuse('CB-B4.4-17', 'contact-without-breath')]
      : []),
    ...(around.some((enemy) => catches(setting, table, after, enemy))
      ? [refuse('CB-B4.4-18', 'caught-in-flank')]
      : []),
    ...(met.some((enemy) => isShirked(setting, table, before, after, enemy))
      ? [refuse('CB-B4.4-19', 'must-engage')]
      : []),
  ];
};

/** CB-B4.4-19: an enemy whom a step leads up to without engaging him; one who was there before is no news. */
const isShirked = (setting: Setting, table: Table, before: Unit, after: Unit, enemy: Unit): boolean =>
  !engages(setting, table, after, enemy) && !canGetAt(setting, table, before, enemy);
