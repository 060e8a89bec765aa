import { type Refusal, refuse } from '@grognard/engine';
import type { Setting } from '../../setting.ts';
import { unitOf } from '../../state.ts';
import type { Unit } from '../../state-types.ts';
import { hexesOf, type Table } from '../board.ts';
import { couldCross, engages, near, zoneTowards } from '../engagement.ts';

const enemiesBeside = (setting: Setting, table: Table, unit: Unit): readonly number[] =>
  near(setting, table, hexesOf(unit)).filter((index) => unitOf(table, index).side !== unit.side);

/** CB-B4.1-6: the enemies who are next to a unit at a place: those it could get at. */
export const enemiesNextTo = (setting: Setting, table: Table, unit: Unit): readonly number[] =>
  enemiesBeside(setting, table, unit).filter((index) =>
    hexesOf(unitOf(table, index)).some((hex) =>
      hexesOf(unit).some((own) => couldCross(setting, table, unit, own, hex)),
    ),
  );

/** Those who would engage a unit at a place, wherever the table has it. */
export const engagersAt = (setting: Setting, table: Table, unit: Unit): readonly number[] =>
  enemiesBeside(setting, table, unit).filter((index) => engages(setting, table, unitOf(table, index), unit));

/** Whether none of the hexes of an enemy is in front of a unit. */
const isBesideOrBehind = (setting: Setting, unit: Unit, enemy: Unit): boolean =>
  hexesOf(enemy).every((hex) => zoneTowards(setting, unit, hex) !== 'front');

/** CB-B4.4-18. */
export const isCaughtAt = (setting: Setting, table: Table, unit: Unit): boolean =>
  engagersAt(setting, table, unit).some((enemy) => isBesideOrBehind(setting, unit, unitOf(table, enemy)));

/** What forbids a step that ends at `after`, as far as enemies are concerned. */
export const contactProblems = (
  setting: Setting,
  table: Table,
  before: Unit,
  after: Unit,
): readonly Refusal[] => {
  const known = enemiesNextTo(setting, table, before);
  const beside = enemiesNextTo(setting, table, after);
  const met = beside.filter((enemy) => !known.includes(enemy));
  return [
    ...(beside.length > 0 && after.cohesion !== 'good-order'
      ? [refuse('CB-B4.4-17', 'contact-in-good-order')]
      : []),
    ...(beside.length > 0 && after.breath === 'out-of-breath'
      ? [refuse('CB-B4.4-17', 'contact-without-breath')]
      : []),
    ...(isCaughtAt(setting, table, after) ? [refuse('CB-B4.4-18', 'caught-in-flank')] : []),
    ...(met.some((enemy) => !engages(setting, table, after, unitOf(table, enemy)))
      ? [refuse('CB-B4.4-19', 'must-engage')]
      : []),
  ];
};
