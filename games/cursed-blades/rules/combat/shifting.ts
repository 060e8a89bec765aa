import { neighbourOf, OFF_BOARD } from '@grognard/field/hex';
import type { Setting } from '../../setting.ts';
import { unitOf } from '../../state.ts';
import { happen, type Story } from '../../story.ts';
import {
  groundAt,
  hasCounter,
  hexesOf,
  MOST_STACKED,
  stackingAt,
  stackingOf,
  type Table,
  typeOf,
  unitsAt,
} from '../board.ts';
import { couldCross } from '../engagement.ts';

/** Units that are pushed, or press on, one hex without a move of their own. */

/** Whether a unit could be shifted across a side, with the others that go along. */
const couldShift = (
  setting: Setting,
  table: Table,
  index: number,
  group: readonly number[],
  side: number,
): boolean => {
  const unit = unitOf(table, index);
  return hexesOf(unit).every((own) => {
    const next = neighbourOf(setting.terrain.board, own, side);
    if (next === OFF_BOARD || hasCounter(table, next, 'blaze')) return false;
    if (!couldCross(setting, table, unit, own, next)) return false;
    if (unit.formed !== undefined && groundAt(setting, table, next) !== 'clear') return false;
    return unitsAt(table, next)
      .filter((other) => !group.includes(other))
      .map((other) => unitOf(table, other))
      .every(
        (other) =>
          other.side === unit.side &&
          (unit.formed === undefined || other.formed === undefined) &&
          (typeOf(other).small === true || typeOf(unit).small === true || other.facing === unit.facing),
      );
  });
};

/** Whether a group can go across a side together: over the ground, beside whoever is there, within the stacking. */
export const canShift = (setting: Setting, table: Table, group: readonly number[], side: number): boolean => {
  if (!group.every((index) => couldShift(setting, table, index, group, side))) return false;
  const beyond = new Set(
    group.flatMap((index) =>
      hexesOf(unitOf(table, index)).map((own) => neighbourOf(setting.terrain.board, own, side)),
    ),
  );
  return [...beyond].every((hex) => {
    const staying = unitsAt(table, hex).filter((index) => group.includes(index));
    const leaving = staying.reduce((sum, index) => sum + stackingOf(unitOf(table, index)), 0);
    const coming = group
      .map((index) => unitOf(table, index))
      .filter((unit) => hexesOf(unit).some((own) => neighbourOf(setting.terrain.board, own, side) === hex))
      .reduce((sum, unit) => sum + stackingOf(unit), 0);
    return stackingAt(table, hex) - leaving + coming <= MOST_STACKED;
  });
};

/** A unit goes across a side as it stands; what its new hex does to it follows with `arrive`. */
export const shift = (story: Story, index: number, side: number, rules: readonly string[]): void => {
  const { board } = story.setting.terrain;
  const { hex, and, facing } = unitOf(story.state, index);
  const to = neighbourOf(board, hex, side);
  if (and === undefined) happen(story, { kind: 'stepped', unit: index, hex: to, facing, cost: 0, rules });
  else
    happen(story, {
      kind: 'changed',
      unit: index,
      to: { hex: to, and: neighbourOf(board, and, side) },
      rules,
    });
};
